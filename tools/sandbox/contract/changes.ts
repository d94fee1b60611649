import { member, objectEntries } from "../../../src/documents/json.ts";

/**
 * Whether an operation changes or sends something, so that its signed request is valid once: as its `x-call.changes`
 * says, otherwise for every method except GET. Throws when the document has no such operation.
 */
export function changesSomething(document: unknown, id: string): boolean {
  for (const [, methods] of objectEntries(member(document, "paths"))) {
    const named = objectEntries(methods).find(([, source]) => member(source, "operationId") === id);
    if (named === undefined) continue;
    const declared = member(member(named[1], "x-call"), "changes");
    return typeof declared === "boolean" ? declared : named[0] !== "get";
  }
  throw new Error(`No path of the contract has the operation "${id}".`);
}
