import { BrowserRouter } from "react-router-dom";
import type { Routes } from "../documents/generated/routes.ts";
import type { Catalogue } from "../renderer/index.ts";
import type { Portal } from "../runs/index.ts";
import { AddressRoutes } from "./AddressRoutes.tsx";
import type { AddressHistory } from "./address-history.ts";
import { FramedPage } from "./FramedPage.tsx";
import { SafeBoundary } from "./SafeBoundary.tsx";

interface Props {
  readonly portal: Portal;
  readonly routes: Routes;
  readonly history: AddressHistory;
  readonly catalogue: Catalogue;
  /** The base path of the portal on its host; empty for the root. */
  readonly base: string;
  /** The address that was entered before anything was drawn. */
  readonly entered: string;
  readonly drawn?: (() => void) | undefined;
}

/** A client's portal: the router reports the customer's location, the host decides the view. */
export function PortalApp({ portal, routes, history, catalogue, base, entered, drawn }: Props) {
  return (
    <SafeBoundary report={(error) => portal.reportProblem({ error, where: "the page" })}>
      <BrowserRouter basename={base}>
        <AddressRoutes portal={portal} routes={routes} history={history} entered={entered} />
      </BrowserRouter>
      <FramedPage portal={portal} catalogue={catalogue} drawn={drawn} />
    </SafeBoundary>
  );
}
