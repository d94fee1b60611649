import { useEffect } from "react";
import { matchRoutes, useLocation, useNavigate } from "react-router-dom";
import type { Routes } from "../documents/generated/routes.ts";
import type { Portal } from "../runs/index.ts";
import type { AddressHistory } from "./address-history.ts";

interface Props {
  readonly portal: Portal;
  readonly routes: Routes;
  readonly history: AddressHistory;
}

/** Reports the route of the address to the host, whenever the address changes. Draws nothing. */
export function AddressRoutes({ portal, routes, history }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const [match] = matchRoutes(listPlaces(portal, routes), location) ?? [];
    portal.enterRoute({
      routeId: match?.route.routeId,
      address: match?.route.address,
      params: given(match?.params ?? {}),
      query: Object.fromEntries(new URLSearchParams(location.search)),
    });
  }, [portal, routes, location]);
  // After the host knows the address, as it may ask for another; and after the router has begun to listen, in a layout
  // effect.
  useEffect(() => history.bind(navigate), [history, navigate]);
  return null;
}

/** The paths of the client's routes and of the addresses inside its journeys. */
function listPlaces(portal: Portal, { routes, addresses = {} }: Routes) {
  const own = Object.entries(routes).filter(([id]) => portal.hasRoute(id));
  const inside = Object.entries(addresses).filter(([id]) => portal.hasAddress(id));
  return [
    ...own.flatMap(([routeId, { paths }]) => paths.map((path) => ({ path, routeId, address: undefined }))),
    ...inside.flatMap(([address, { paths }]) => paths.map((path) => ({ path, routeId: undefined, address }))),
  ];
}

/** Parameters without optional ones that the address lacks. */
function given(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) if (value !== undefined) present[name] = value;
  return present;
}
