import { isJsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";
import type { LoadStates } from "./load-store.ts";

/** A scope with loads added; the same scope when there are no loads. */
export function withLoads(scope: Scope, states: LoadStates): Scope {
  if (Object.keys(states).length === 0) return scope;
  return { ...scope, load: { ...(isJsonObject(scope.load) ? scope.load : {}), ...states } };
}
