import type { Failure } from "../../engine/index.ts";
import type { PageState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Run } from "../run/run.ts";
import { createRunHistory } from "../run/run-history.ts";
import { createRunPaths, type RunAddress } from "./run-paths.ts";

/** The shortest time in which a customer reads how a journey ended, in milliseconds. */
const READING_TIME = 1_000;

/** A page that shows no run. */
type PlainPage = Exclude<PageState, { kind: "run" }>;

/** The page: the one run that owns it, while all others are suspended, or a page without a run. */
export interface RunOnView {
  current(): Run | undefined;
  /**
   * A run of this flow is about to be opened and shown: its effects may move the customer from now on. The customer has
   * left the run on view, unless it is the history entry's.
   */
  expect(flow: string, entryRun?: string): void;
  /** Whether a run may move the customer: it is on view, or about to be. */
  isFor(run: Run): boolean;
  /** Puts a run on view, at the screen that the browser's history names. */
  show(run: Run, at: RunAddress): void;
  /** The view of a run may have changed. */
  changed(run: Run): void;
  /** The run on view has this path from now on, in the same history entry. */
  moveTo(path: string): void;
  /** The page is closed on the run on view; its customer left it if they had the time to read its screen. */
  close(): void;
  /** Suspends the run on view: its customer left it. */
  leave(): void;
  /** Suspends the run on view, which its customer did not leave. */
  interrupt(): void;
  /** Suspends the run on view, and shows a page without a run; so do all below. */
  showPage(page: PlainPage): void;
  /** Reports an error and shows its support code. */
  fail(error: unknown, where: string, canRetry: boolean): void;
  /** Shows that the network is missing, with a retry. Nothing is reported. */
  failOffline(): void;
  /** Shows that the session's calls take long, with a retry, while they continue. Nothing is reported. */
  showDelay(): void;
  /** Shows the support code of a call's failure, with a retry. */
  failWith(failure: Failure, where: string): void;
  /** Shows that another tab continues the run of this address. */
  showElsewhere(): void;
}

type ViewParts = Pick<
  PortalParts,
  "documents" | "history" | "now" | "problems" | "release" | "setState" | "state" | "stored" | "table"
>;

/** The run on view of a portal. */
export function createRunOnView(parts: ViewParts): RunOnView {
  const { now, setState, state, stored } = parts;
  const history = createRunHistory(parts.history);
  const paths = createRunPaths(parts);
  let current: Run | undefined;
  let expected: string | undefined;
  /** The screen on view, and since when it is. */
  let seen = { screen: "", since: 0 };

  function markLeft(): void {
    if (current !== undefined) stored.setLeft(current.id, true);
  }

  function interrupt(): void {
    expected = undefined;
    current?.suspend();
    current = undefined;
    history.leave();
  }

  function leave(): void {
    markLeft();
    interrupt();
  }

  function changed(run: Run): void {
    const view = run.view();
    if (run !== current || view === undefined || view.ended !== undefined) return;
    const screen = [run.id, view.index, view.page?.screen, ...view.overlays.map((one) => one.screen)].join(" ");
    if (screen !== seen.screen) seen = { screen, since: now() };
    const { page } = state();
    if (page.kind !== "run" || page.view !== view)
      setState({ page: { kind: "run", runId: run.id, view, journey: run.set.docs, programme: run.programme() } });
    history.moved(run.id, view.index, paths.toShow(run.id, view));
  }

  function answerHistory(run: Run): void {
    const index = run.view()?.index ?? 0;
    const asked = history.enter(run.id, index, paths.toShow(run.id, run.view()));
    if (asked === undefined) return;
    run.send(asked === index - 1 ? { kind: "back" } : { kind: "goto", index: asked });
    if (run === current) history.refuse(run.view()?.index ?? index);
  }

  function showPage(page: PlainPage): void {
    leave();
    setState({ page });
  }

  return {
    current: () => current,
    expect(flow, entryRun) {
      if (current?.id !== entryRun) markLeft();
      expected = flow;
    },
    isFor: (run) => run === current || run.flow === expected,
    show(run, at) {
      if (current !== run) {
        leave();
        seen = { screen: "", since: 0 };
      }
      current = run;
      stored.setLeft(run.id, false);
      expected = undefined;
      paths.arrive(run.id, at);
      answerHistory(run);
      run.wake();
      changed(run);
    },
    changed,
    moveTo(path) {
      const view = current?.view();
      if (current !== undefined && view !== undefined) history.moved(current.id, view.index, path);
    },
    close: () => now() - seen.since >= READING_TIME && markLeft(),
    leave,
    interrupt,
    showPage,
    ...createPlainPages(parts, showPage),
  };
}

type PlainPages = Pick<RunOnView, "fail" | "failOffline" | "showDelay" | "failWith" | "showElsewhere">;

/** The pages that report a problem, or another tab. */
function createPlainPages(parts: ViewParts, showPage: (page: PlainPage) => void): PlainPages {
  const { problems, release } = parts;
  const showProblem = (problem: { supportCode?: string; failure?: "offline" | "delayed"; canRetry: boolean }) =>
    showPage({ kind: "problem", ...problem, ...findScreen(parts, release.routes.failed) });
  const fail = (error: unknown, where: string, canRetry: boolean) =>
    showProblem({ supportCode: problems.reportError(error, where), canRetry });
  const failOffline = () => showProblem({ failure: "offline", canRetry: true });
  return {
    fail,
    failOffline,
    showDelay: () => showProblem({ failure: "delayed", canRetry: true }),
    failWith(failure, where) {
      if (failure.name === "offline") failOffline();
      else showProblem({ supportCode: problems.reportFailure(failure, where), canRetry: true });
    },
    showElsewhere() {
      const found = findScreen(parts, release.routes.openInAnotherTab);
      if (found !== undefined) showPage({ kind: "screen", ...found });
      else fail(new PortalError("No screen says so."), "another tab", true);
    },
  };
}

/** The screen of a route of the shell; undefined while its documents are not loaded. */
function findScreen({ table, documents }: ViewParts, routeId: string | undefined) {
  try {
    const route = table.find(routeId);
    const screen = route?.screen;
    const found = route === undefined || screen === undefined ? undefined : documents.ready(route);
    return screen === undefined || found === undefined ? undefined : { screen, journey: found.set.docs };
  } catch {
    return undefined;
  }
}
