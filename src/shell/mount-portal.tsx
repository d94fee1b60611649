import { createRoot, type RootOptions } from "react-dom/client";
import type { Release } from "../documents/release.ts";
import { createCatalogue } from "../renderer/index.ts";
import type { Portal } from "../runs/index.ts";
import { enterFirstAddress } from "./AddressRoutes.tsx";
import type { AddressHistory } from "./address-history.ts";
import { clientBase } from "./client-base.ts";
import { PortalApp } from "./PortalApp.tsx";
import { recoveredError } from "./recovered-error.ts";
import { SafePage } from "./SafePage.tsx";

/** The portal's view, and its router. */
export interface MountedPortal {
  readonly release: Release;
  readonly portal: Portal;
  readonly history: AddressHistory;
  /** Called before paint when the first screen is drawn, and again for every other. */
  readonly drawn?: () => void;
}

/** Draws a portal into the element. Returns a function that removes it. */
export function mountPortal(element: Element, { release, portal, history, drawn }: MountedPortal): () => void {
  const report = (where: string) => (error: unknown) => void portal.reportProblem({ error, where });
  const entered = enterFirstAddress(portal, release.routes, history);
  const root = createRoot(element, {
    // Boundaries report the errors that they catch, with their place; React would only repeat them in the console.
    onCaughtError: () => {},
    onRecoverableError: (error) => {
      const cause = recoveredError(error);
      if (cause !== undefined) report("drawing")(cause);
    },
    onUncaughtError: report("drawing"),
  } satisfies RootOptions);
  root.render(
    <PortalApp
      portal={portal}
      routes={release.routes}
      history={history}
      catalogue={createCatalogue((problem) => report(problem)(new Error(problem)))}
      base={clientBase(release.client)}
      entered={entered}
      drawn={drawn}
    />,
  );
  return () => {
    root.unmount();
    portal.dispose();
  };
}

/** Draws the page for a portal that could not be started, in the page's own language. */
export function mountSafePage(element: Element): void {
  createRoot(element).render(
    <main>
      <SafePage locale={document.documentElement.lang} />
    </main>,
  );
}
