import { readFileSync } from "node:fs";
import type { Routes } from "../../src/documents/generated/routes.ts";

/** The addresses where journeys begin, and the journey of each address. */
export interface SoakRoutes {
  /** Paths that lead to a flow. */
  readonly starts: readonly string[];
  /** The journey of a path, such as `sign-in`; the path itself when it has none. */
  journeyAt(path: string): string;
}

/** Reads the routes of the repository, with the addresses of states inside journeys. */
export function readRoutes(): SoakRoutes {
  const { routes, addresses = {} }: Routes = JSON.parse(readFileSync("flows/routes.json", "utf8"));
  const routeFlow = (id: string) => {
    const route = routes[id];
    return route !== undefined && "flow" in route && typeof route.flow === "string" ? route.flow : undefined;
  };
  const routeJourney = (id: string) => routeFlow(id)?.split("/")[0] ?? id;
  const starts = Object.entries(routes).filter(([, route]) => "flow" in route);
  const patterns = [
    ...Object.entries(routes).map(([id, { paths }]) => ({ paths, journey: routeJourney(id) })),
    ...Object.values(addresses).map(({ paths, otherwise }) => ({ paths, journey: routeJourney(otherwise) })),
  ].flatMap(({ paths, journey }) =>
    paths.map((path) => ({ journey, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`) })),
  );
  return {
    starts: starts.flatMap(([, { paths }]) => paths.map((path) => path.replaceAll(/:\w+/g, "none"))),
    journeyAt: (path) => patterns.find(({ pattern }) => pattern.test(path))?.journey ?? path,
  };
}
