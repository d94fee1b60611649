import type { PortalState } from "../portal.ts";
import type { Run } from "../run/run.ts";
import type { RunHistory } from "../run/run-history.ts";
import type { Pages } from "./pages.ts";

/** The one run that owns the page; all others are suspended. */
export interface RunOnView {
  current(): Run | undefined;
  /** A run of this flow is about to be opened and shown: what it asks for meanwhile counts. */
  expect(flow: string): void;
  /** Whether a run may move the customer: it is on view, or about to be. */
  isFor(run: Run): boolean;
  /** Puts a run on view, and takes it where the browser's history is. */
  show(run: Run): void;
  /** A run may show something else than before. */
  changed(run: Run): void;
  /** Suspends the run on view. */
  leave(): void;
}

/** The run on view of a portal. */
export function createRunOnView(of: { pages: Pages; history: RunHistory; state: () => PortalState }): RunOnView {
  const { pages, history } = of;
  let current: Run | undefined;
  let expected: string | undefined;

  function leave(): void {
    expected = undefined;
    current?.suspend();
    current = undefined;
    history.leave();
  }

  function changed(run: Run): void {
    const view = run.view();
    if (run !== current || view === undefined || view.ended !== undefined) return;
    const { page } = of.state();
    if (page.kind === "run" && page.view === view) return;
    pages.show({ kind: "run", runId: run.id, view, journey: run.set.docs, programme: run.programme() });
    history.moved(run.id, view.index);
  }

  function answerHistory(run: Run): void {
    const index = run.view()?.index ?? 0;
    const asked = history.enter(run.id, index);
    if (asked === undefined) return;
    run.send(asked === index - 1 ? { kind: "back" } : { kind: "goto", index: asked });
    if (run === current) history.refuse(run.view()?.index ?? index);
  }

  return {
    current: () => current,
    expect(flow) {
      expected = flow;
    },
    isFor: (run) => run === current || run.flow === expected,
    show(run) {
      if (current !== run) leave();
      current = run;
      expected = undefined;
      answerHistory(run);
      run.wake();
      changed(run);
    },
    changed,
    leave,
  };
}
