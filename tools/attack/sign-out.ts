import type { CaseStep } from "../contract/contract-case.ts";
import type { DescribedOperation } from "../contract/contract-operations.ts";

/** The pattern of the operation that ends a sign-in. */
const SIGN_OUT = /sign-?out|log-?out|revoke|end-?(session|sign-?in)/i;

/**
 * The step that signs out the customer whose tokens were kept as `tokens`; `undefined` when the contract has no such
 * operation.
 */
export function findSignOut(operations: ReadonlyMap<string, DescribedOperation>): CaseStep | undefined {
  const found = [...operations.values()].find(
    ({ operation: { id, path, isSigned } }) => !isSigned && SIGN_OUT.test(`${id} ${path}`),
  );
  return found && { operation: found.operation.id, as: "tokens" };
}
