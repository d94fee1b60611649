import type { Navigation } from "../navigation/navigation.ts";
import type { RunOnView } from "../navigation/run-on-view.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { LiveRuns } from "../run/live-runs.ts";
import type { Loads } from "../run/loads.ts";
import type { RunClaims } from "../run/run-claims.ts";
import type { Identity } from "../session/identity.ts";
import type { SessionEnding } from "../session/session-ending.ts";
import type { SessionRepair } from "../session/session-repair.ts";
import type { ShellRuns } from "../shell-runs.ts";
import type { Network } from "./network.ts";

/** The parts that react to the browser. */
type ReactingParts = Pick<PortalParts, "clock" | "drafts" | "lifecycle" | "tabs"> & {
  readonly identity: Identity;
  readonly view: RunOnView;
  readonly shell: ShellRuns;
  readonly network: Network;
  readonly loads: Loads;
  readonly ending: SessionEnding;
  readonly repair: SessionRepair;
  readonly claims: RunClaims;
  readonly runs: LiveRuns;
  readonly navigation: Navigation;
};

/** Listens to the network, the page and the other tabs. Returns a function that unsubscribes. */
export function listenToBrowserEvents(parts: ReactingParts): () => void {
  const { lifecycle, clock, tabs, identity, drafts, view, shell, network, loads, ending, claims } = parts;
  const { repair, runs, navigation } = parts;

  /** A restored page continues its run only if no other tab has it or advanced it. */
  function comeBack(): void {
    if (!identity.check()) return;
    const run = view.current();
    if (run === undefined) return;
    if (runs.isNewest(run)) run.wake();
    else runs.release(run.id);
    navigation.settle();
  }

  const stops = [
    tabs?.listen((message) => identity.handleTabMessage(message)),
    lifecycle?.onHide(() => {
      drafts.flush();
      loads.setVisible(false);
      repair.setVisible(false);
    }),
    network.listen(),
    lifecycle?.onLeave(() => {
      view.close();
      claims.letGoAll();
    }),
    lifecycle?.onShow((isRestored) => {
      clock.wake?.();
      loads.setVisible(true);
      repair.setVisible(true);
      if (isRestored) comeBack();
      else view.current()?.wake();
      shell.wake();
      ending.refresh();
    }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
