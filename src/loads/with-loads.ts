import { isJsonObject } from "../documents/json.ts";
import type { Scope } from "../engine/index.ts";
import type { LoadStates } from "./load-store.ts";

/** A scope with loads in it, beside those that it has; the same scope where there are none. */
export function withLoads(scope: Scope, states: LoadStates): Scope {
  if (Object.keys(states).length === 0) return scope;
  return { ...scope, load: { ...(isJsonObject(scope.load) ? scope.load : {}), ...states } };
}
