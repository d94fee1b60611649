import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { isJsonObject, member, membersOf } from "../../src/documents/json.ts";

/** The file of the routes. */
export const ROUTES = "flows/routes.json";

/**
 * The routes with all their names, of which those to other journeys show what stands behind an unknown address. A
 * screen that a route shows by itself stays where its frame does.
 */
export function routesTo({ index }: Pick<CheckedDocuments, "index">, journeys: readonly string[]): unknown {
  const routes = index.find("routes", "routes")?.value;
  const all = member(routes, "routes");
  const unknown = member(all, String(member(routes, "notFound")));
  const serving = membersOf(all).flatMap(([, route]) => (leadsTo(route, journeys) ? [member(route, "frame")] : []));
  const frames = new Set([...serving, member(unknown, "frame")]);
  const isKept = (route: unknown) =>
    member(route, "flow") === undefined ? frames.has(member(route, "frame")) : leadsTo(route, journeys);
  const cut = membersOf(all).map(([id, route]) =>
    isKept(route) ? [id, route] : [id, { ...Object(unknown), paths: member(route, "paths") }],
  );
  const kept = Object.fromEntries(cut);
  const used = new Set(Object.values(kept).map((route) => member(route, "frame")));
  const inUse = membersOf(member(routes, "frames")).filter(([name]) => used.has(name));
  return isJsonObject(routes) ? { ...routes, frames: Object.fromEntries(inUse), routes: kept } : routes;
}

/** Whether a route leads to a flow of a journey. */
function leadsTo(route: unknown, journeys: readonly string[]): boolean {
  const flow = member(route, "flow");
  return typeof flow === "string" && journeys.includes(flow.split("/")[0] ?? "");
}
