import type { Route, Routes } from "../../documents/generated/routes.ts";
import { member } from "../../documents/json.ts";
import type { Scope } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import { evaluated } from "../scope/evaluated.ts";

/** The ids of the clients for which a route admits visitors who are not signed in; empty when its guard is absent. */
export function clientsOpenTo(context: CheckContext, { routes, guards }: Draft<Routes>, id: string): readonly string[] {
  const route = member(routes, id);
  const lines = member(guards, String(route?.guard));
  if (lines === undefined) return [];
  return context.clients.flatMap(({ id: clientId, value: client }) => {
    const scope = { client, session: { isSignedIn: false }, storage: {}, route: { id, params: {}, query: {} } };
    const isLedAway = lines.some((line) => evaluated(line.if, scope) === true);
    return exists(route, scope) && !isLedAway ? [clientId] : [];
  });
}

function exists(route: Draft<Route> | undefined, scope: Scope): boolean {
  return route?.when === undefined || evaluated(route.when, scope) === true;
}
