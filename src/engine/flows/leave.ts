import type { Actions, OpenExternalWithQuery } from "../generated/flow.ts";
import type { Rule } from "../generated/rule.ts";
import { isJsonObject, type JsonObject } from "../rules/value.ts";

/** An outside page to go to, in either of its two forms: its address alone, or with what it is given. */
export function normalizeLeave(leave: Actions["openExternal"]): Partial<OpenExternalWithQuery> {
  if (leave === undefined) return {};
  return isWithQuery(leave) ? leave : { to: leave };
}

/** An outside page, with what it is given as values. */
export interface PageToLeaveTo {
  readonly to: string;
  readonly query?: JsonObject;
  readonly secrets?: JsonObject;
  /** Present when it is sent a form: its fields, without the secrets. */
  readonly fields?: JsonObject;
}

/**
 * The whole address of an outside page: its query, and its secrets unless they are fields of a form, join any query
 * that the page's address has.
 */
export function addressToLeaveTo({ to, query = {}, secrets = {}, fields }: PageToLeaveTo): string {
  const asked = Object.entries({ ...query, ...(fields === undefined ? secrets : {}) }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return asked.length === 0 ? to : `${to}${to.includes("?") ? "&" : "?"}${asked.join("&")}`;
}

/** No operator of a rule is called `to`. */
function isWithQuery(leave: Rule | OpenExternalWithQuery): leave is OpenExternalWithQuery {
  return isJsonObject(leave) && "to" in leave;
}
