import type { CheckedDocuments } from "../checked-documents.ts";
import { member, membersOf } from "../json.ts";
import { compileOperation, type Operation } from "../operation.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** A way of a call with the operation that it makes. */
export interface WayOperation {
  readonly way: string;
  readonly operation: Operation;
}

/** The operations that a call makes, of those that the contract has and that can be read. */
export function operationsOf(documents: CheckedDocuments, call: SourceDocument | undefined): WayOperation[] {
  return membersOf(member(call?.value, "ways")).flatMap(([name, way]) => {
    const operation = operationNamed(documents, member(way, "operation"));
    return operation === undefined ? [] : [{ way: name, operation }];
  });
}

function operationNamed({ contract, contractIndex }: CheckedDocuments, id: unknown): Operation | undefined {
  const found = contractIndex.operations.get(String(id));
  if (!found) return undefined;
  try {
    return compileOperation(contract[found.area], String(id));
  } catch {
    return undefined;
  }
}

/** Whether to send it twice may be to do it twice: it changes something, and the server knows no keys. */
export const isUnkeyed = ({ isUnsafe, keyHeader }: Operation): boolean => isUnsafe && keyHeader === undefined;
