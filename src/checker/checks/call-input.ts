import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** A call is given all input without which it cannot be made. */
export const callInput: Check = {
  ids: ["missing-input"],
  run: (context) => [
    ...context.index
      .of("flow")
      .flatMap((flow) =>
        listStates(flow).flatMap(({ state, path }) => [
          ...missingInput(context, flow, state, path),
          ...objectEntries(member(state, "calls")).flatMap(([name, call]) =>
            missingInput(context, flow, call, [...path, "calls", name]),
          ),
        ]),
      ),
    ...context.index
      .of("session")
      .flatMap((session) => [
        ...objectEntries(member(session.value, "fill")).flatMap(([name, fill]) =>
          missingInput(context, session, fill, ["fill", name]),
        ),
        ...missingInput(context, session, member(session.value, "signOut"), ["signOut"]),
      ]),
    ...[...context.index.of("screen"), ...context.index.of("form")].flatMap((document) =>
      objectEntries(member(document.value, "load")).flatMap(([name, load]) =>
        missingInput(context, document, load, ["load", name]),
      ),
    ),
    ...context.index
      .of("routes")
      .flatMap((routes) =>
        ["problems", "head"].flatMap((name) => missingInput(context, routes, member(routes.value, name), [name])),
      ),
  ],
};

function missingInput({ index }: CheckContext, document: SourceDocument, asking: unknown, path: JsonPath): Problem[] {
  const callId = member(asking, "call");
  const call = typeof callId === "string" ? index.find("call", callId) : undefined;
  const given = objectEntries(member(asking, "with")).map(([name]) => name);
  return arrayElements(member(call?.value, "required"))
    .filter((name) => typeof name === "string" && !given.includes(name))
    .map((name) => ({
      check: "missing-input",
      file: document.path,
      spot: { path: [...path, "call"] },
      message: `call "${callId}" needs the input "${name}"`,
      hint: `give it under "with"`,
    }));
}
