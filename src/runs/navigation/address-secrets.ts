import type { RouteMatch } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { PortalScope } from "../run/rules.ts";

type Values = Readonly<Record<string, string>>;

/** The secrets of the present address, such as the token of a link in an email. */
export interface AddressSecrets {
  /** Removes the route's secrets. If there were any, the address is replaced and entered again. */
  takeFrom(match: RouteMatch): { readonly match: RouteMatch; readonly isElsewhere: boolean };
  /** The roots with the secrets in `route`: for the flow's input only. */
  addTo(scope: PortalScope): PortalScope;
  /** Forgets them: the run's data has them now. */
  forget(): void;
}

/** Keeps secrets in memory only, from the address until a run's data has them. */
export function createAddressSecrets(of: Pick<PortalParts, "history" | "problems" | "table">): AddressSecrets {
  let held: { readonly routeId: string; readonly params: Values; readonly query: Values } | undefined;

  return {
    takeFrom(match) {
      const { routeId } = match;
      const names = of.table.find(routeId)?.secrets ?? [];
      const [params, restParams] = parted(match.params, names);
      const [query, restQuery] = parted(match.query, names);
      if (routeId !== held?.routeId) held = undefined;
      if (routeId === undefined || Object.keys({ ...params, ...query }).length === 0)
        return { match, isElsewhere: false };
      held = { routeId, params, query };
      const path = of.table.path(routeId, restParams);
      const rest = { routeId, params: restParams, query: restQuery };
      if (path === undefined) {
        of.problems.reportError(new PortalError("A secret cannot leave the address: no path is without it."), routeId);
        return { match: rest, isElsewhere: false };
      }
      of.history.replace(formatAddress(path, restQuery), of.history.location().entry);
      return { match: rest, isElsewhere: true };
    },
    addTo(scope) {
      if (held === undefined) return scope;
      const { params, query } = held;
      return { ...scope, route: withSecrets(scope.route, params, query) };
    },
    forget() {
      held = undefined;
    },
  };
}

/** An address with its query. */
export function formatAddress(path: string, query: Values): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

function parted(values: Values, names: readonly string[]): [secrets: Values, rest: Values] {
  const entries = Object.entries(values);
  const isSecret = ([name]: readonly [string, string]) => names.includes(name);
  return [
    Object.fromEntries(entries.filter(isSecret)),
    Object.fromEntries(entries.filter((entry) => !isSecret(entry))),
  ];
}

function withSecrets(route: unknown, params: Values, query: Values) {
  const known = typeof route === "object" && route !== null ? route : {};
  const inner = (name: string) => (name in known ? Reflect.get(known, name) : {});
  return { ...known, params: { ...inner("params"), ...params }, query: { ...inner("query"), ...query } };
}
