import type { Route } from "../../documents/generated/routes.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { LiveRuns } from "../run/live-runs.ts";
import type { Place } from "./redirects.ts";

/** The portal's parts that find the journey of an address, and the runs. */
type InsideParts = Pick<PortalParts, "history" | "release" | "table"> & { readonly runs: LiveRuns };

type ResolveFlow = (route: Route) => string | undefined;

/** The route of the journey that stood at an address, else the one to which the address leads otherwise. */
export function placeInside(address: string, parts: InsideParts, resolveFlow: ResolveFlow): Place | undefined {
  const { table, runs, history } = parts;
  const otherwise = table.address(address)?.otherwise ?? "";
  const stood = runs.findAt(address, history.location().entry?.run);
  const own = stood && routeOf(stood.flow, otherwise, parts, resolveFlow);
  const route = table.find(own ?? otherwise);
  return route && { id: own ?? otherwise, route, address, run: own === undefined ? undefined : stood?.id };
}

/** The route of a journey; `first` if it is one. */
function routeOf(flow: string, first: string, { table, release }: InsideParts, resolveFlow: ResolveFlow) {
  return [first, ...Object.keys(release.routes.routes)].find((id) => {
    const route = table.find(id);
    return route !== undefined && route.event === undefined && resolveFlow(route) === flow;
  });
}
