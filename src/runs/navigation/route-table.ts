import type { Address, Redirect, Route, Routes } from "../../documents/generated/routes.ts";
import type { PortalScope } from "../run/rules.ts";
import { isSatisfied } from "../run/rules.ts";

/** The routes of a client. */
export interface RouteTable {
  /** The route, when it exists for this client. */
  find(routeId: string | undefined): Route | undefined;
  /** The addresses inside journeys by this id, when the route to which they lead otherwise exists. */
  address(id: string | undefined): Address | undefined;
  /** Whether a path is one of these addresses. */
  isInside(path: string): boolean;
  /** Its address, of the first path whose parameters are all given. */
  path(routeId: string, params?: Readonly<Record<string, string>>): string | undefined;
  /** The route at the client's root, to which a reload may go. */
  readonly landing: string | undefined;
  /** The first line of the route's guard that holds. */
  redirect(route: Route, scope: PortalScope): Redirect | undefined;
}

/** The routes document for one client. */
export function createRouteTable(routes: Routes, client: unknown): RouteTable {
  const open = new Map(Object.entries(routes.routes).filter(([, route]) => isSatisfied(route.when, { client })));
  const inside = new Map(Object.entries(routes.addresses ?? {}).filter(([, { otherwise }]) => open.has(otherwise)));
  const insidePaths = new Set([...inside.values()].flatMap(({ paths }) => paths.map(plainPath)));
  return {
    find: (routeId) => open.get(routeId ?? ""),
    address: (id) => inside.get(id ?? ""),
    isInside: (path) => insidePaths.has(plainPath(path)),
    path(routeId, params = {}) {
      const paths = open.get(routeId)?.paths.map((path) => fillPath(path, params)) ?? [];
      return paths.find((path) => path !== undefined);
    },
    landing: [...open.keys()].find((id) => open.get(id)?.paths.includes("/")),
    redirect: (route, scope) => routes.guards[route.guard]?.find((line) => isSatisfied(line.if, scope)),
  };
}

/** The router does not distinguish letter case, nor a slash at the end. */
const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

function fillPath(path: string, params: Readonly<Record<string, string>>): string | undefined {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? encoded(params[part.slice(1)]) : part));
  return parts.includes(undefined) ? undefined : parts.join("/");
}

function encoded(value: string | undefined): string | undefined {
  return value === undefined ? undefined : encodeURIComponent(value);
}
