import { useEffect, useRef } from "react";
import { type Location, matchRoutes, useLocation, useNavigate } from "react-router-dom";
import type { Routes } from "../documents/generated/routes.ts";
import type { Portal } from "../runs/index.ts";
import type { AddressHistory } from "./address-history.ts";

interface Props {
  readonly portal: Portal;
  readonly routes: Routes;
  readonly history: AddressHistory;
  /** The address that was entered before anything was drawn. */
  readonly entered?: string;
}

/** Reports the route of the address to the host, whenever the address changes. Draws nothing. */
export function AddressRoutes({ portal, routes, history, entered }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const isEntered = useRef(entered === addressOf(location));
  useEffect(() => {
    if (!isEntered.current) enterAddress(portal, routes, location);
    isEntered.current = false;
  }, [portal, routes, location]);
  // After the host knows the address, as it may ask for another; and after the router has begun to listen, in a layout
  // effect.
  useEffect(() => history.bind(navigate), [history, navigate]);
  return null;
}

type Address = Pick<Location, "pathname" | "search">;

const addressOf = ({ pathname, search }: Address) => pathname + search;

/**
 * Reports the route of the browser's address, before anything is drawn: the first drawing is then that of its page.
 * Returns the address.
 */
export function enterFirstAddress(portal: Portal, routes: Routes, history: AddressHistory): string {
  const { path } = history.port.location();
  const address = { pathname: path, search: window.location.search };
  enterAddress(portal, routes, address);
  return addressOf(address);
}

function enterAddress(portal: Portal, routes: Routes, { pathname, search }: Address): void {
  const [match] = matchRoutes(listPlaces(portal, routes), pathname) ?? [];
  portal.enterRoute({
    routeId: match?.route.routeId,
    address: match?.route.address,
    params: given(match?.params ?? {}),
    query: Object.fromEntries(new URLSearchParams(search)),
  });
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
