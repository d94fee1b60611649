import { objectEntries } from "../../documents/json.ts";
import { compileOperation, type Operation } from "../../documents/operation.ts";
import type { CheckContext } from "../check-context.ts";
import type { CallDocument } from "../read/source-document.ts";

/** A variant of a call with its operation. */
export interface VariantOperation {
  readonly variant: string;
  readonly operation: Operation;
}

/** The operations of a call that the contract has and that are readable. */
export function listOperations(context: CheckContext, call: CallDocument | undefined): VariantOperation[] {
  return objectEntries(call?.value.variants).flatMap(([name, variant]) => {
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

/** Whether sending it twice may have its effect twice: it is unsafe, and its operation takes no key. */
export const isUnkeyed = ({ isUnsafe, keyHeader }: Operation): boolean => isUnsafe && keyHeader === undefined;
