import type { CheckContext } from "../../src/checker/check-context.ts";
import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";

/** The file of the routes. */
export const ROUTES = "flows/routes.json";

/**
 * The routes with all their names; those to other journeys show the page of an unknown address, to everybody. A screen
 * that a route shows by itself stays in its frame.
 */
export function routesTo({ index }: Pick<CheckContext, "index">, journeys: readonly string[]): unknown {
  const routes = index.find("routes", "routes")?.value;
  const all = member(routes, "routes");
  const unknown = member(all, String(member(routes, "notFound")));
  const [open] = objectEntries(member(routes, "guards")).filter(([, guard]) => arrayElements(guard).length === 0);
  const instead = { ...Object(unknown), ...(open === undefined ? {} : { guard: open[0] }) };
  const serving = objectEntries(all).flatMap(([, route]) => (leadsTo(route, journeys) ? [member(route, "frame")] : []));
  const frames = new Set([...serving, member(unknown, "frame")]);
  const isRetained = (route: unknown) =>
    member(route, "flow") === undefined ? frames.has(member(route, "frame")) : leadsTo(route, journeys);
  const cut = objectEntries(all).map(([id, route]) =>
    isRetained(route) ? [id, route] : [id, { ...instead, paths: member(route, "paths") }],
  );
  const retained = Object.fromEntries(cut);
  const used = new Set(Object.values(retained).map((route) => member(route, "frame")));
  const inUse = objectEntries(member(routes, "frames")).filter(([name]) => used.has(name));
  return isJsonObject(routes) ? { ...routes, frames: Object.fromEntries(inUse), routes: retained } : routes;
}

/** Whether a route leads to a flow of a journey. */
function leadsTo(route: unknown, journeys: readonly string[]): boolean {
  const flow = member(route, "flow");
  return typeof flow === "string" && journeys.includes(flow.split("/")[0] ?? "");
}
