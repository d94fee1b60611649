import { arrayElements, member } from "../../documents/json.ts";
import type { Scope } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { evaluated } from "../scope/evaluated.ts";

/** The ids of the clients for which a route lets in who is not signed in; none where its guard is not there. */
export function clientsOpenTo(context: CheckContext, routes: unknown, id: string): readonly string[] {
  const route = member(member(routes, "routes"), id);
  const lines = member(member(routes, "guards"), String(member(route, "guard")));
  if (!Array.isArray(lines)) return [];
  return context.clients.flatMap(({ id: clientId, value: client }) => {
    const scope = { client, session: { isSignedIn: false }, storage: {}, route: { id, params: {}, query: {} } };
    const isLedAway = arrayElements(lines).some((line) => evaluated(member(line, "if"), scope) === true);
    return exists(route, scope) && !isLedAway ? [clientId] : [];
  });
}

function exists(route: unknown, scope: Scope): boolean {
  const when = member(route, "when");
  return when === undefined || evaluated(when, scope) === true;
}
