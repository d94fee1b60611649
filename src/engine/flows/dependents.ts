import { isPresent, type JsonObject } from "../rules/value.ts";
import type { CompiledFlow } from "./compiled-flow.ts";
import { isSameJson } from "./same-json.ts";

/**
 * Removes the data that depends, directly or not, on values that changed, but keeps the data that was set at the same
 * time. Compares values by content.
 */
export function withoutStale(
  { dependents }: CompiledFlow,
  before: JsonObject,
  after: JsonObject,
  wasSet: readonly { readonly name: string }[] = [],
): JsonObject {
  if (dependents.size === 0 || before === after) return after;
  const changed = [...dependents.keys()].filter((name) => !isSameJson(own(before, name), own(after, name)));
  const stale = new Set<string>();
  for (let source = changed.pop(); source !== undefined; source = changed.pop()) {
    for (const name of dependents.get(source) ?? []) {
      if (stale.has(name) || wasSet.some((one) => one.name === name) || !isPresent(own(after, name))) continue;
      stale.add(name);
      changed.push(name);
    }
  }
  return stale.size === 0 ? after : Object.fromEntries(Object.entries(after).filter(([name]) => !stale.has(name)));
}

function own(data: JsonObject, name: string): unknown {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
