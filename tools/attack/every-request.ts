import { randomUUID } from "node:crypto";
import { put } from "../contract/case-values.ts";
import { asParts, type DescribedOperation, type RequestParts } from "../contract/contract-operations.ts";

/** The contract's example of an operation, under a key of its own where it takes one. */
export function exampleRequest({ operation: { keyHeader }, examples }: DescribedOperation): RequestParts {
  const [example] = Object.values(examples);
  return asParts(keyHeader === undefined ? example : put(example, ["header", keyHeader], `attack-${randomUUID()}`));
}

/** The operations that answer with JSON, whose requests prove their sender. */
export const answering = (operations: ReadonlyMap<string, DescribedOperation>): DescribedOperation[] =>
  [...operations.values()].filter(({ operation }) => !operation.isAddressed);
