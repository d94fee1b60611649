import type { Actions } from "../generated/flow.ts";
import type { RuleMap } from "../generated/rule.ts";

/** A route to go to, in whichever of its two forms it is written: its id, and the parameters of its address. */
export function normalizeGo(go: Actions["go"]): { readonly to?: string; readonly with?: RuleMap } {
  if (go === undefined) return {};
  return typeof go === "string" ? { to: go } : go;
}
