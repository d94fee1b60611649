import type { CheckContext } from "../../src/checker/check-context.ts";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import type { Route, Routes } from "../../src/documents/generated/routes.ts";
import { createRouteTable, type RouteTable } from "../../src/runs/navigation/route-table.ts";
import type { AddressCase } from "./cases.ts";
import { withValues } from "./with-values.ts";

const MOST_REDIRECTS = 8;

/** The differences from an address case; empty if it holds. */
export function addressDiffers(documents: CheckContext, one: AddressCase): string | undefined {
  const routes = asDocument<Routes>(documents.index.find("routes", "routes")?.value, "flows/routes.json");
  const client = withValues(assemblePortal(documents, one.client).client, one.over);
  const table = createRouteTable(routes, client);
  const led = follow(table, routes, one, client);
  const found = {
    ...{ opens: led.id, shows: led.route?.flow ?? led.route?.screen },
    ...{ signsOut: led.signsOut, by: led.by },
  };
  const wanted = {
    ...{ opens: one.opens, shows: one.shows ?? found.shows },
    ...{ signsOut: one.signsOut === true, by: one.by ?? found.by },
  };
  return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : `leads to ${JSON.stringify(found)}`;
}

interface Led {
  readonly id: string | undefined;
  readonly route: Route | undefined;
  readonly signsOut: boolean;
  /** The routes between the address and where it leads. */
  readonly by: readonly string[];
}

/** As the shell does: the route of the address, then wherever its guard and the next ones lead. */
function follow(table: RouteTable, routes: Routes, { address, session, storage }: AddressCase, client: object): Led {
  const url = new URL(address, "https://portal.example");
  let known: object = { isSignedIn: session !== undefined, ...session };
  let query: object = Object.fromEntries(url.searchParams);
  let id = routeAt(table, routes, url.pathname);
  let signsOut = false;
  const by: string[] = [];
  for (let count = 0; count < MOST_REDIRECTS; count += 1) {
    const route = table.find(id);
    const line = route && table.redirect(route, { client, session: known, storage: { ...storage }, route: { query } });
    if (line === undefined) return { id, route, signsOut, by: by.slice(0, -1) };
    if (line.do?.signOut !== undefined) known = { isSignedIn: false };
    signsOut ||= line.do?.signOut !== undefined;
    query = {};
    id = line.to;
    by.push(id);
  }
  throw new Error(`${address} leads in a circle.`);
}

/**
 * The route of an address; literal paths come before those with a parameter. An address inside a journey leads to the
 * route for those who did not stand there.
 */
function routeAt(table: RouteTable, { routes, addresses = {} }: Routes, path: string): string | undefined {
  const inside = Object.keys(addresses).find((id) => table.address(id)?.paths.includes(path));
  if (inside !== undefined) return table.address(inside)?.otherwise;
  const open = Object.keys(routes).filter((id) => table.find(id) !== undefined);
  const fitting = open.flatMap((id) =>
    (table.find(id)?.paths ?? []).filter((pattern) => fits(pattern, path)).map((pattern) => ({ id, pattern })),
  );
  const written = fitting.find(({ pattern }) => !pattern.includes(":"));
  return (written ?? fitting[0])?.id;
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
}
