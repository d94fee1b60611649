import type { Actions, LeaveTo } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { isJsonObject, type JsonObject } from "../rules/value.ts";

/** An outside page to go to, in whichever of its two forms it is written: its address, what is asked of it, what is secret. */
export function normalizeLeave(leave: Actions["leave"]): {
  readonly to?: Rule;
  readonly query?: RuleMap;
  readonly secrets?: RuleMap;
} {
  if (leave === undefined) return {};
  return isLeaveTo(leave) ? leave : { to: leave };
}

/** A page to go to and all that goes along, as values. */
export interface PageToLeaveTo {
  readonly to: string;
  readonly query?: JsonObject;
  readonly secrets?: JsonObject;
}

/** The whole address of a page to go to: what goes along joins whatever query the page's address has. */
export function addressToLeaveTo({ to, query = {}, secrets = {} }: PageToLeaveTo): string {
  const asked = Object.entries({ ...query, ...secrets }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return asked.length === 0 ? to : `${to}${to.includes("?") ? "&" : "?"}${asked.join("&")}`;
}

/** No operator of a rule is called so. */
function isLeaveTo(leave: Rule | LeaveTo): leave is LeaveTo {
  return isJsonObject(leave) && "to" in leave;
}
