import { useEffect } from "react";
import { Route, Routes, useLocation, useNavigate, useParams } from "react-router-dom";
import type { Routes as RoutesDocument } from "../documents/generated/routes.ts";
import type { Portal, RouteMatch } from "../runs/index.ts";
import type { AddressHistory } from "./address-history.ts";

interface Props {
  readonly portal: Portal;
  readonly routes: RoutesDocument;
  readonly history: AddressHistory;
}

/** Reports the route of the address to the host, whenever the address changes. Draws nothing. */
export function AddressRoutes({ portal, routes, history }: Props) {
  const navigate = useNavigate();
  // After the router has begun to listen, in a layout effect.
  useEffect(() => history.bind(navigate), [history, navigate]);
  const own = Object.entries(routes.routes).filter(([id]) => portal.hasRoute(id));
  const inside = Object.entries(routes.addresses ?? {}).filter(([id]) => portal.hasAddress(id));
  const paths = [
    ...own.flatMap(([routeId, route]) => route.paths.map((path) => ({ routeId, path }))),
    ...inside.flatMap(([address, { paths: all }]) => all.map((path) => ({ routeId: undefined, address, path }))),
  ];
  return (
    <Routes>
      {paths.map(({ path, ...match }) => (
        <Route key={`${match.routeId} ${path}`} path={path} element={<Entered portal={portal} {...match} />} />
      ))}
      <Route path="*" element={<Entered portal={portal} routeId={undefined} />} />
    </Routes>
  );
}

interface EnteredProps extends Pick<RouteMatch, "routeId" | "address"> {
  readonly portal: Portal;
}

function Entered({ portal, routeId, address }: EnteredProps) {
  const location = useLocation();
  const params = useParams();
  useEffect(() => {
    portal.enterRoute({
      routeId,
      address,
      params: given(params),
      query: Object.fromEntries(new URLSearchParams(location.search)),
    });
  }, [portal, routeId, address, params, location]);
  return null;
}

/** Parameters without optional ones that the address lacks, and without the rest of an unknown address. */
function given(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) if (value !== undefined && name !== "*") present[name] = value;
  return present;
}
