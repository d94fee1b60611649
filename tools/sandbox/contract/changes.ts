import { member, membersOf } from "../../../src/documents/json.ts";

/**
 * Whether an operation changes or sends something, so that a signed request of it is good once: as its `x-call.changes`
 * says, else unless it is a GET. Throws where the document has no such operation.
 */
export function changesSomething(document: unknown, id: string): boolean {
  for (const [, methods] of membersOf(member(document, "paths"))) {
    const named = membersOf(methods).find(([, source]) => member(source, "operationId") === id);
    if (named === undefined) continue;
    const told = member(member(named[1], "x-call"), "changes");
    return typeof told === "boolean" ? told : named[0] !== "get";
  }
  throw new Error(`No path of the contract has the operation "${id}".`);
}
