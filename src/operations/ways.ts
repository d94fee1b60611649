import type { Call } from "../documents/generated/call.ts";
import type { Operation } from "../documents/operation.ts";
import { UnusableCall } from "./unusable-call.ts";
import { type CompiledWay, compileWay } from "./way.ts";

/** Finds the way that a call takes, compiled when first asked for. Throws UnusableCall where there is none. */
export type FindWay = (callId: string, wayName: string | undefined) => CompiledWay;

/** Ways of these calls over these operations. A call without a name for its way takes its first. */
export function createWays(of: {
  calls: Readonly<Record<string, Call>>;
  operations: Readonly<Record<string, Operation>>;
}): FindWay {
  const compiled = new Map<string, CompiledWay>();
  return (callId, wayName) => {
    const call = own(of.calls, callId) ?? unusable(`No call is named "${callId}".`);
    const name = wayName ?? Object.keys(call.ways)[0] ?? unusable(`The call "${callId}" has no way.`);
    const key = `${callId}/${name}`;
    const way = compiled.get(key) ?? compile(call, name, of.operations);
    compiled.set(key, way);
    return way;
  };
}

function compile(call: Call, name: string, operations: Readonly<Record<string, Operation>>): CompiledWay {
  const way = own(call.ways, name) ?? unusable(`The call "${call.id}" has no way "${name}".`);
  const operation = own(operations, way.operation) ?? unusable(`The release has no operation "${way.operation}".`);
  return compileWay(way, operation);
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function unusable(message: string): never {
  throw new UnusableCall(message);
}
