import type { Actions } from "../generated/flow.ts";
import type { RuleMap } from "../generated/rule.ts";

/** A route to go to, in either of its two forms: its id, and the parameters of its address. */
export function normalizeGo(go: Actions["navigate"]): { readonly to?: string; readonly with?: RuleMap } {
  if (go === undefined) return {};
  return typeof go === "string" ? { to: go } : go;
}
