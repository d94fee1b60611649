import { objectEntries } from "../../documents/json.ts";
import { compileOperation, type Operation } from "../../documents/operation.ts";
import type { CheckContext } from "../check-context.ts";
import type { CallDocument } from "../read/source-document.ts";

/** A way of a call with the operation that it makes. */
export interface VariantOperation {
  readonly variant: string;
  readonly operation: Operation;
}

/** The operations that a call makes, of those that the contract has and that can be read. */
export function listOperations(context: CheckContext, call: CallDocument | undefined): VariantOperation[] {
  return objectEntries(call?.value.ways).flatMap(([name, variant]) => {
    const operation = operationNamed(context, String(variant.operation));
    return operation === undefined ? [] : [{ variant: name, operation }];
  });
}

function operationNamed({ contract, contractIndex }: CheckContext, id: string): Operation | undefined {
  const found = contractIndex.operations.get(id);
  if (!found) return undefined;
  try {
    return compileOperation(contract[found.area], id);
  } catch {
    return undefined;
  }
}

/** Whether to send it twice may be to do it twice: it changes something, and the server knows no keys. */
export const isUnkeyed = ({ isUnsafe, keyHeader }: Operation): boolean => isUnsafe && keyHeader === undefined;
