import { useEffect } from "react";
import { Route, Routes, useLocation, useNavigate, useParams } from "react-router-dom";
import type { Routes as RoutesDocument } from "../documents/generated/routes.ts";
import type { Portal } from "../runs/index.ts";
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
  const open = Object.entries(routes.routes).filter(([id]) => portal.hasRoute(id));
  const paths = open.flatMap(([id, route]) => route.paths.map((path) => ({ id, path })));
  return (
    <Routes>
      {paths.map(({ id, path }) => (
        <Route key={`${id} ${path}`} path={path} element={<Entered portal={portal} routeId={id} />} />
      ))}
      <Route path="*" element={<Entered portal={portal} routeId={undefined} />} />
    </Routes>
  );
}

function Entered({ portal, routeId }: { readonly portal: Portal; readonly routeId: string | undefined }) {
  const location = useLocation();
  const params = useParams();
  useEffect(() => {
    portal.enterRoute({
      routeId,
      params: given(params),
      query: Object.fromEntries(new URLSearchParams(location.search)),
    });
  }, [portal, routeId, params, location]);
  return null;
}

/** Parameters without optional ones that the address lacks, and without the rest of an unknown address. */
function given(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) if (value !== undefined && name !== "*") present[name] = value;
  return present;
}
