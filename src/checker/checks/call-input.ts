import { objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A call gets all its required input. */
export const callInput: Check = {
  ids: ["missing-input"],
  run: ofEach(["flow", "session", "screen", "form", "routes"], (context, document) =>
    callsIn(document).flatMap(([path, asking]) => missingInput(context, asking, path)),
  ),
};

/** A call in a document. */
type Asking = { readonly call?: string | undefined; readonly with?: unknown } | undefined;

type Caller = "flow" | "session" | "screen" | "form" | "routes";

/** The calls in a document, each with its place. */
function callsIn(document: SourceDocument<Caller>): (readonly [JsonPath, Asking])[] {
  switch (document.kind) {
    case "flow":
      return listStates(document).flatMap(({ state, path }) => [
        [path, state] as const,
        ...named([...path, "calls"], state.calls),
      ]);
    case "session":
      return [...named(["loads"], document.value.loads), [["signOut"], document.value.signOut]];
    case "routes":
      return (["errorReports", "pageHead"] as const).map((name) => [[name], document.value[name]]);
    default:
      return named(["load"], document.value.load);
  }
}

const named = (path: JsonPath, all: { readonly [name: string]: Asking } | undefined) =>
  objectEntries(all).map(([name, asking]) => [[...path, name], asking] as const);

function missingInput({ index }: CheckContext, asking: Asking, path: JsonPath): FoundHere[] {
  const call = asking?.call === undefined ? undefined : index.find("call", asking.call);
  const given = objectKeys(asking?.with);
  const { required = [] } = call?.value ?? {};
  return required
    .filter((name) => !given.includes(name))
    .map((name) => ({
      spot: { path: [...path, "call"] },
      message: `call "${asking?.call}" needs the input "${name}"`,
      hint: `give it under "with"`,
    }));
}
