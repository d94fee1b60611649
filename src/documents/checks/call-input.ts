import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { statesOf } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** A call is given all input without which it cannot be made. */
export const callInput: Check = {
  ids: ["missing-input"],
  run: (documents) => [
    ...documents.index
      .of("flow")
      .flatMap((flow) =>
        statesOf(flow).flatMap(({ state, path }) => [
          ...missingInput(documents, flow, state, path),
          ...membersOf(member(state, "calls")).flatMap(([name, call]) =>
            missingInput(documents, flow, call, [...path, "calls", name]),
          ),
        ]),
      ),
    ...documents.index
      .of("session")
      .flatMap((session) => [
        ...membersOf(member(session.value, "fill")).flatMap(([name, fill]) =>
          missingInput(documents, session, fill, ["fill", name]),
        ),
        ...missingInput(documents, session, member(session.value, "signOut"), ["signOut"]),
      ]),
    ...[...documents.index.of("screen"), ...documents.index.of("form")].flatMap((document) =>
      membersOf(member(document.value, "load")).flatMap(([name, load]) =>
        missingInput(documents, document, load, ["load", name]),
      ),
    ),
    ...documents.index
      .of("routes")
      .flatMap((routes) =>
        ["problems", "head"].flatMap((name) => missingInput(documents, routes, member(routes.value, name), [name])),
      ),
  ],
};

function missingInput(
  { index }: CheckedDocuments,
  document: SourceDocument,
  asking: unknown,
  path: JsonPath,
): Problem[] {
  const callId = member(asking, "call");
  const call = typeof callId === "string" ? index.find("call", callId) : undefined;
  const given = membersOf(member(asking, "with")).map(([name]) => name);
  return elementsOf(member(call?.value, "required"))
    .filter((name) => typeof name === "string" && !given.includes(name))
    .map((name) => ({
      check: "missing-input",
      file: document.path,
      spot: { path: [...path, "call"] },
      message: `call "${callId}" needs the input "${name}"`,
      hint: `give it under "with"`,
    }));
}
