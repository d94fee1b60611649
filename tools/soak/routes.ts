import { readFileSync } from "node:fs";
import type { Routes } from "../../src/documents/generated/routes.ts";

/** The addresses where journeys begin, and the journey of each address. */
export interface SoakRoutes {
  /** Paths that lead to a flow. */
  readonly starts: readonly string[];
  /** The journey of a path, such as `sign-in`; the path itself when it has none. */
  journeyAt(path: string): string;
}

/** Reads the routes of the repository. */
export function readRoutes(): SoakRoutes {
  const routes: Routes = JSON.parse(readFileSync("flows/routes.json", "utf8"));
  const places = Object.entries(routes.routes).flatMap(([id, { paths, ...route }]) => {
    const flow = "flow" in route ? route.flow : undefined;
    const journey = typeof flow === "string" ? (flow.split("/")[0] ?? id) : id;
    return paths.map((path) => ({ path, journey, isStart: flow !== undefined }));
  });
  const patterns = places.map(({ path, journey }) => ({
    journey,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  }));
  return {
    starts: places.filter(({ isStart }) => isStart).map(({ path }) => path.replaceAll(/:\w+/g, "none")),
    journeyAt: (path) => patterns.find(({ pattern }) => pattern.test(path))?.journey ?? path,
  };
}
