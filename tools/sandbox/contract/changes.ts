import { member, objectEntries } from "../../../src/documents/json.ts";

/**
 * Whether an operation changes or sends something, so that a signed request of it is good once: as its `x-call.changes`
 * says, else unless it is a GET. Throws where the document has no such operation.
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
