import type { Call } from "../documents/generated/call.ts";
import type { Operation } from "../documents/operation.ts";
import { UnusableCall } from "./unusable-call.ts";
import { type CompiledVariant, compileVariant } from "./variant.ts";

/** Finds a call's variant, compiled at its first use. Throws UnusableCall when absent. */
export type FindVariant = (callId: string, variantName: string | undefined) => CompiledVariant;

/** Variants of these calls over these operations. A call that names no variant uses its first. */
export function createVariantFinder(of: {
  calls: Readonly<Record<string, Call>>;
  operations: Readonly<Record<string, Operation>>;
}): FindVariant {
  const compiled = new Map<string, CompiledVariant>();
  return (callId, variantName) => {
    const call = own(of.calls, callId) ?? unusable(`No call is named "${callId}".`);
    const name = variantName ?? Object.keys(call.variants)[0] ?? unusable(`The call "${callId}" has no variant.`);
    const key = `${callId}/${name}`;
    const variant = compiled.get(key) ?? compile(call, name, of.operations);
    compiled.set(key, variant);
    return variant;
  };
}

function compile(call: Call, name: string, operations: Readonly<Record<string, Operation>>): CompiledVariant {
  const variant = own(call.variants, name) ?? unusable(`The call "${call.id}" has no variant "${name}".`);
  const operation =
    own(operations, variant.operation) ?? unusable(`The release has no operation "${variant.operation}".`);
  return compileVariant(variant, operation);
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function unusable(message: string): never {
  throw new UnusableCall(message);
}
