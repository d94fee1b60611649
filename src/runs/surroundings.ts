import type { Drafts } from "./drafts.ts";
import type { Identity } from "./identity.ts";
import type { Network } from "./network.ts";
import type { LifecyclePort, TabsPort } from "./ports.ts";
import type { RunOnView } from "./run-on-view.ts";
import type { ShellRuns } from "./shell-runs.ts";

/** What reacts to the browser. */
export interface SurroundingsHost {
  readonly lifecycle: LifecyclePort | undefined;
  readonly tabs: TabsPort | undefined;
  readonly identity: Identity;
  readonly drafts: Drafts;
  readonly view: RunOnView;
  readonly shell: ShellRuns;
  readonly network: Network;
}

/** Listens to the network, to the page being hidden and shown, and to the other tabs; the answer stops listening. */
export function listenAround({
  lifecycle,
  tabs,
  identity,
  drafts,
  view,
  shell,
  network,
}: SurroundingsHost): () => void {
  const stops = [
    tabs?.listen((message) => identity.hear(message)),
    lifecycle?.onHide(() => drafts.flush()),
    network.listen(),
    lifecycle?.onShow((isRestored) => {
      if (!isRestored || identity.check()) view.current()?.wake();
      shell.wake();
    }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
