import type { Actions, LeaveWithQuery } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { isObject, type JsonObject } from "../rules/value.ts";

/** An outside page to go to, in whichever of its two forms it is written: the page's address, and what is asked of it. */
export function leaveOf(leave: Actions["leave"]): { readonly to?: Rule; readonly query?: RuleMap } {
  if (leave === undefined) return {};
  return isWithQuery(leave) ? leave : { to: leave };
}

/** The whole address of a page to go to: what is asked of it joins whatever query the page's address has. */
export function addressToLeaveTo({ to, query = {} }: { readonly to: string; readonly query?: JsonObject }): string {
  const asked = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return asked.length === 0 ? to : `${to}${to.includes("?") ? "&" : "?"}${asked.join("&")}`;
}

/** No operator of a rule is called so. */
function isWithQuery(leave: Rule | LeaveWithQuery): leave is LeaveWithQuery {
  return isObject(leave) && "to" in leave;
}
