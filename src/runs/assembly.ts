import type { SystemEventName } from "../engine/index.ts";
import type { Caller, ReportedProblem } from "../operations/index.ts";
import { createFoundation, type Foundation } from "./foundation.ts";
import { Navigation } from "./navigation/navigation.ts";
import { createRunOnView } from "./navigation/run-on-view.ts";
import { createCaller } from "./network/create-caller.ts";
import { createNetwork } from "./network/network.ts";
import { createProblemLog, type ProblemLog } from "./network/problem-log.ts";
import type { SessionState } from "./portal.ts";
import type { PortalParts } from "./portal-parts.ts";
import type { CallerHost, PortalPorts, PortalProblem } from "./ports.ts";
import { Locale } from "./release/locale.ts";
import { Effects } from "./run/effects.ts";
import { LiveRuns } from "./run/live-runs.ts";
import { createLoads } from "./run/loads.ts";
import type { Run, RunParts } from "./run/run.ts";
import { createRunClaims, type RunClaims } from "./run/run-claims.ts";
import { enterProgrammes } from "./session/enter-programmes.ts";
import { Identity } from "./session/identity.ts";
import { Session } from "./session/session.ts";
import { createSessionEnding } from "./session/session-ending.ts";
import { createSessionRepair } from "./session/session-repair.ts";
import { type Condition, ShellRuns } from "./shell-runs.ts";

/** All parts of a portal. */
export type Assembly = ReturnType<typeof assemble>;

/** Connects the parts. Parts that need each other meet here, by functions that are called later. */
export function assemble(ports: PortalPorts) {
  const report = (problem: PortalProblem | ReportedProblem) => {
    ports.report?.(problem);
    log.take(problem);
  };
  const emit = (name: SystemEventName, values: Readonly<Record<string, unknown>> = {}) => {
    runs.sendToAll({ kind: "system", name, with: values });
    shell.emit(name, values);
  };
  const base = createFoundation(ports, { report, emit, lost: () => shell.announce("storage.lost") });
  const { release, problems, state } = base;
  const network = createNetwork({ ...base, setOnline: (isOnline) => changeOnline(isOnline, all) });
  const clientCaller = ports.caller(createCallerHost(base, report, () => all));
  const parts: PortalParts = {
    ...base,
    caller: createCaller(clientCaller, { ...base, network }),
    keep: (tokens) => session.keep(tokens),
    takes: (failure, note) => identity.takes(failure, note),
    expired: () => identity.expire(),
    wentWithout: (name, failure) => void problems.reportFailure(failure, `session ${name}`),
  };
  const log = createLog(parts, () => navigation);
  const view = createRunOnView(parts);
  const locale = createLocale(parts);
  const session: Session = new Session({
    ...parts,
    state: () => state().session,
    setState: (next) => changeSession(parts, navigation, next),
    ...{ filled: (signal) => enterProgrammes(parts, locale, signal), ended: (isFilled) => repair.ended(isFilled) },
    ...{ changed: () => ending.refresh(), signedOut: (tokens) => sendSignOut(base, clientCaller, tokens) },
  });
  const repair = createSessionRepair({ ...parts, repeat: () => void session.repeat() });
  const ending = createSessionEnding({
    ...{ ...parts, ending: release.session.ending },
    token: (name) => (session.userId() === undefined ? undefined : session.token(name)),
  });
  const loads = createLoads({ ...parts, programme: (runId) => runs.find(runId)?.programme() });
  const runParts: PortalParts & RunParts = {
    ...parts,
    changed: (run) => showChange(run, all),
    perform: (run, effect) => effects.perform(run, effect),
    broken: (run, error) => breakDown(run, error, all),
  };
  const tabLocks = release.routes.openInAnotherTab === undefined ? undefined : ports.locks;
  const claims: RunClaims = createRunClaims(tabLocks, (runId) => leaveToOthers(runId, all));
  const runs: LiveRuns = new LiveRuns({
    ...runParts,
    subject: () => session.userId(),
    discarded: (runId) => forgetTyped(runId, all),
    ...{ released: (runId) => claims.letGo(runId), missing: base.missing },
  });
  const shell: ShellRuns = new ShellRuns({ ...runParts, conditions: () => listConditions(all) });
  const navigation: Navigation = new Navigation({
    ...{ ...parts, session, runs, claims, shell, view, isReload: ports.arrival === "reload" },
    ...{ signOut: () => identity.signOut(), turnedAway: (at, returns) => identity.turnedAway(at, returns) },
    needTexts: (journeys) => locale.need(journeys),
  });
  const identity: Identity = new Identity({ ...parts, session, ending, runs, shell, view, loads, navigation });
  const effects: Effects = new Effects({
    ...{ ...parts, navigation, runs, shell, view },
    signIn: (account) => identity.signIn(account),
    signOut: () => identity.signOut(),
    refreshSession: () => void session.refresh(),
    setLocale: (language) => void locale.switchTo(language),
    store: (values) => storeShared(parts, values),
  });
  const all = { ...parts, ending, network, repair, session, runs, claims, shell, view, loads, navigation, identity };
  return all;
}

/** The log of problems. It may report a problem before the navigation exists. */
function createLog(parts: PortalParts, navigation: () => Navigation): ProblemLog {
  const { caller, now, release, scope, state } = parts;
  return createProblemLog({
    ...{ problems: release.routes.errorReports, call: (request) => caller.call(request), now },
    scope: () => ({ ...scope(), programme: state().programme, location: navigation().location() }),
    isOnline: () => state().isOnline,
  });
}

/** The system events for the present situation. */
const listConditions = ({ network, ending, storageHealth }: Assembly): Condition[] =>
  [named(network.condition()), ending.condition() ?? [], named(storageHealth.condition())].flat();

/** A condition that its name fully describes; absent without a name. */
const named = (name: SystemEventName | undefined): Condition[] => (name === undefined ? [] : [{ name }]);

/** Sends the sign-out with the forgotten tokens: by then the present tokens may be those of another customer. */
function sendSignOut({ release, state }: Foundation, caller: Caller, leaver: Readonly<Record<string, string>>): void {
  const { signOut } = release.session;
  if (signOut !== undefined && state().isOnline) void caller.call({ call: signOut.call, input: {}, leaver });
}

/** Shows the new view of a run, on the page or in the frame. */
function showChange(run: Run, { view, shell }: Assembly): void {
  view.changed(run);
  shell.changed(run);
}

/** Reports a failed step; if the run is on view, the page for problems replaces its page. */
function breakDown(run: Run, error: unknown, { view, navigation, problems }: Assembly): void {
  if (view.current() === run) navigation.fail(error, `run ${run.flow}`);
  else problems.reportError(error, `run ${run.flow}`);
}

/** When the network is back, everything that failed without it is requested again. */
function changeOnline(isOnline: boolean, parts: Assembly): void {
  const { clock, setState, loads, repair, session, navigation, view, shell, ending } = parts;
  setState({ isOnline });
  if (!isOnline) return;
  clock.wake?.();
  view.current()?.wake();
  shell.wake();
  ending.refresh();
  loads.askAgain();
  session.askAgain();
  repair.wake();
  navigation.askAgain();
}

/** Deletes the answers and chosen files of a run that is left for good. */
function forgetTyped(runId: string, { files, drafts, loads }: Assembly): void {
  loads.stop(runId);
  files.removeIn(drafts.all(runId));
  drafts.forget(runId);
}

/** Gives a run up to another tab, which keeps its stored data. */
function leaveToOthers(runId: string, { view, drafts, runs, navigation }: Assembly): void {
  const isOnView = view.current()?.id === runId;
  runs.release(runId);
  drafts.forget(runId);
  if (isOnView) navigation.showElsewhere(runId);
}

/** The portal's values for calls. */
function createCallerHost(
  { release, contract, state, files, received }: Foundation,
  report: CallerHost["report"],
  parts: () => Assembly,
): CallerHost {
  return {
    ...{ files, report, receive: received.receive, calls: contract.calls, operations: contract.operations },
    token: (name) => parts().session.token(name),
    waits: () => parts().network.waits(),
    chosenVariant: (call, programme = state().programme) => programme?.variants[call] ?? release.client.variants[call],
    scope: (programme = state().programme) => ({ session: state().session.values, client: release.client, programme }),
  };
}

function createLocale(parts: PortalParts): Locale {
  return new Locale({
    ...parts,
    switched: (locale) => parts.emit("locale.changed", { locale }),
    failed: (error) => void parts.problems.reportError(error, "language"),
  });
}

/** Sets the session; when a filling has ended, guards and needs are checked again. */
function changeSession(parts: PortalParts, navigation: Navigation, session: SessionState): void {
  const { state, setState, programmes, scope } = parts;
  const before = state().session.status;
  const hasEnded = before === "filling" && ["ready", "failed"].includes(session.status);
  const isRetried = before === "failed" && ["filling", "ready"].includes(session.status);
  setState({ session });
  // The plans may be known before the rest of the session; the part that needs their programmes handles a failure.
  if (session.status === "filling") programmes.load(scope(), state().locale).catch(() => {});
  if (hasEnded || isRetried) navigation.settle();
}

function storeShared({ shared, setState }: PortalParts, values: Readonly<Record<string, unknown>>): void {
  shared.write(values);
  setState({ storage: shared.read() });
}
