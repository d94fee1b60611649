import type { Actions, OpenExternalWithQuery } from "../generated/flow.ts";
import type { Rule, RuleMap } from "../generated/rule.ts";
import { isJsonObject, type JsonObject } from "../rules/value.ts";

/** An outside page to go to, in either of its two forms: its address, its query, its secrets. */
export function normalizeLeave(leave: Actions["openExternal"]): {
  readonly to?: Rule;
  readonly query?: RuleMap;
  readonly secrets?: RuleMap;
} {
  if (leave === undefined) return {};
  return isWithQuery(leave) ? leave : { to: leave };
}

/** An outside page with its query and secrets as values. */
export interface PageToLeaveTo {
  readonly to: string;
  readonly query?: JsonObject;
  readonly secrets?: JsonObject;
}

/** The whole address of an outside page; query and secrets join any query that the page's address has. */
export function addressToLeaveTo({ to, query = {}, secrets = {} }: PageToLeaveTo): string {
  const asked = Object.entries({ ...query, ...secrets }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return asked.length === 0 ? to : `${to}${to.includes("?") ? "&" : "?"}${asked.join("&")}`;
}

/** No operator of a rule is called `to`. */
function isWithQuery(leave: Rule | OpenExternalWithQuery): leave is OpenExternalWithQuery {
  return isJsonObject(leave) && "to" in leave;
}
