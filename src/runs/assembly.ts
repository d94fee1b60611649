import type { Failure } from "../engine/index.ts";
import type { Caller, ReportedProblem } from "../operations/index.ts";
import { createFoundation, type Foundation } from "./foundation.ts";
import { Navigation } from "./navigation/navigation.ts";
import { createNetwork } from "./network/network.ts";
import { createProblemLog, type ProblemLog } from "./network/problem-log.ts";
import type { SessionState } from "./portal.ts";
import type { CallerDependencies, ClockPort, PortalPorts, PortalProblem } from "./ports.ts";
import { Locale } from "./release/locale.ts";
import { createContexts } from "./run/context.ts";
import { Effects } from "./run/effects.ts";
import { LiveRuns } from "./run/live-runs.ts";
import { createLoads } from "./run/loads.ts";
import { meetsNeeds } from "./run/needs.ts";
import type { Run } from "./run/run.ts";
import { createRunClaims, type RunClaims } from "./run/run-claims.ts";
import { createRunFactory, type RunFactoryDependencies } from "./run/run-factory.ts";
import { runProgramme } from "./run/run-programme.ts";
import { enterProgrammes } from "./session/enter-programmes.ts";
import { Identity } from "./session/identity.ts";
import { Session } from "./session/session.ts";
import { createSessionEnding, type SessionEnding } from "./session/session-ending.ts";
import { type Condition, ShellRuns } from "./shell-runs.ts";
import { afterWrite } from "./storage/after-write.ts";

/** Everything that a portal is made of. */
export type Assembly = ReturnType<typeof assemble>;

/** Puts the parts together. Those that need each other meet here, by functions that are called later only. */
export function assemble(ports: PortalPorts) {
  const report = (problem: PortalProblem | ReportedProblem) => {
    ports.report?.(problem);
    log.take(problem);
  };
  const emit = (name: string, values: Readonly<Record<string, unknown>> = {}) => {
    runs.sendToAll({ kind: "system", name, with: values });
    shell.emit(name, values);
  };
  const base = createFoundation(ports, { report, emit, lost: () => shell.announce("storage.lost") });
  const { release, problems, state, setState, view } = base;
  const now = () => ports.clock.now();
  const network = createNetwork({
    ...{ lifecycle: ports.lifecycle, now, emit },
    setOnline: (isOnline) => changeOnline(isOnline, ports.clock, parts),
  });
  const asker = ports.caller(createCallerDependencies(base, report, () => parts));
  const caller = network.watch(afterWrite(asker, base));
  const log: ProblemLog = createProblemLog({
    ...{ problems: release.routes.problems, call: (request) => caller.call(request), now },
    scope: () => ({ ...base.scope(), programme: state().programme, location: navigation.location() }),
    isOnline: () => state().isOnline,
  });
  const locale = createLocale(base, emit);
  const session: Session = new Session({
    ...{
      release,
      vault: base.vault,
      signInGeneration: base.signInGeneration,
      caller,
      scope: base.scope,
      analytics: ports.analytics,
    },
    state: () => state().session,
    setState: (next) => changeSession(base, navigation, next),
    wentWithout: (name, failure) => void problems.reportFailure(failure, `session ${name}`),
    ...{ expired: () => identity.expire(), filled: (signal) => enterProgrammes(base, locale, signal) },
    ...{ changed: () => ending.refresh(), signedOut: (tokens) => sendSignOut(base, asker, tokens) },
  });
  const ending: SessionEnding = watchEnding(ports, emit, () => parts);
  const answered = {
    keep: (tokens: Readonly<Record<string, string>>) => session.keep(tokens),
    takes: (failure: Failure, note?: () => void) => identity.takes(failure, note),
  };
  const loads = createLoads({ ...base, caller, ...answered, programme: (runId) => runs.find(runId)?.programme() });
  const factory = createRunFactory({
    ...{ caller, timers: ports.timers, now, ...runContexts(base), ...answered, watch: ports.watch },
    changed: (run) => {
      view.changed(run);
      shell.changed(run);
    },
    perform: (run, effect) => effects.perform(run, effect),
    broken: (run, error) => breakDown(run, error, parts),
  });
  const claims: RunClaims = createRunClaims({
    locks: release.routes.elsewhere === undefined ? undefined : ports.locks,
    lost: (runId) => leaveToOthers(runId, { ...base, runs, navigation }),
  });
  const runs: LiveRuns = new LiveRuns({
    ...{ ...base, factory, release: release.hash, newest: ports.releases?.newest ?? release.hash },
    subject: () => session.userId(),
    discarded: (runId) => {
      forgetTyped(base, runId);
      loads.stop(runId);
    },
    ...{ released: (runId) => claims.letGo(runId), missing: base.missing },
  });
  const shell = new ShellRuns({
    ...{ factory, release: release.hash, problems, state, setState },
    meets: (needs) => meetsNeeds(needs, state()),
    conditions: () =>
      [named(network.condition()), ending.condition() ?? [], named(base.storageHealth.condition())].flat(),
  });
  const navigation: Navigation = new Navigation({
    ...{ ...base, session, runs, claims, shell, history: ports.history, isReload: ports.arrival === "reload", emit },
    ...{ signOut: () => identity.signOut(), turnedAway: (at, returns) => identity.turnedAway(at, returns) },
    needTexts: (journeys) => locale.need(journeys),
  });
  const identity: Identity = new Identity({ ...base, session, runs, shell, loads, navigation, tabs: ports.tabs });
  const parts = { ...base, caller, ending, network, locale, session, runs, claims, shell, loads, navigation, identity };
  const effects: Effects = createEffects(ports, parts);
  return parts;
}

/** What is the case, where its name says all; nothing where nothing is. */
const named = (name: string | undefined): Condition[] => (name === undefined ? [] : [{ name }]);

/** What runs read, by the programme that a flow names for itself or the customer's first. */
function runContexts({ state, programmes }: Foundation): Pick<RunFactoryDependencies, "context" | "programme"> {
  return {
    context: createContexts(state),
    programme: (of) => runProgramme(of, state().session.values, programmes),
  };
}

/** By the tokens that are forgotten: the present ones may be another customer's by the time that it is sent. */
function sendSignOut({ release, state }: Foundation, asker: Caller, leaver: Readonly<Record<string, string>>): void {
  const { signOut } = release.session;
  if (signOut !== undefined && state().isOnline) void asker.call({ call: signOut.call, input: {}, leaver });
}

function watchEnding(
  { release, timers, clock }: PortalPorts,
  emit: (name: string, values: Condition["with"]) => void,
  parts: () => Assembly,
): SessionEnding {
  return createSessionEnding({
    ...{ ending: release.session.ending, timers, emit },
    now: () => clock.now(),
    token: (name) => (parts().session.userId() === undefined ? undefined : parts().session.token(name)),
    expired: () => parts().identity.expire(),
  });
}

/** A run made a step that it cannot make: on view, that is the page. */
function breakDown(run: Run, error: unknown, { view, navigation, problems }: Assembly): void {
  if (view.current() === run) navigation.fail(error, `run ${run.flow}`);
  else problems.reportError(error, `run ${run.flow}`);
}

/** With the network, what could not be shown for lack of it is asked for again. */
function changeOnline(isOnline: boolean, clock: ClockPort, parts: Assembly): void {
  const { setState, loads, session, navigation, view, shell, ending } = parts;
  setState({ isOnline });
  if (!isOnline) return;
  clock.wake?.();
  view.current()?.wake();
  shell.wake();
  ending.refresh();
  loads.askAgain();
  session.askAgain();
  navigation.askAgain();
}

/** What was typed in a run that is left for good goes, with the files that were chosen. */
function forgetTyped({ files, drafts }: Foundation, runId: string): void {
  files.removeIn(drafts.all(runId));
  drafts.forget(runId);
}

/** Another tab goes on with a run: what is stored of it stays as that tab has it. */
function leaveToOthers(
  runId: string,
  { view, drafts, runs, navigation }: Foundation & { runs: LiveRuns; navigation: Navigation },
): void {
  const isOnView = view.current()?.id === runId;
  runs.release(runId);
  drafts.forget(runId);
  if (isOnView) navigation.showElsewhere(runId);
}

/** The parts that effects reach. */
type EffectParts = Foundation & {
  readonly identity: Identity;
  readonly locale: Locale;
  readonly navigation: Navigation;
  readonly runs: LiveRuns;
  readonly session: Session;
  readonly shell: ShellRuns;
};

function createEffects({ analytics, leave }: PortalPorts, parts: EffectParts): Effects {
  const { identity, locale, session } = parts;
  return new Effects({
    ...{ ...parts, analytics, leave },
    signIn: (account) => identity.signIn(account),
    signOut: () => identity.signOut(),
    refreshSession: () => void session.refresh(),
    setLocale: (language) => void locale.switchTo(language),
    store: (values) => storeShared(parts, values),
  });
}

/** What calls read of the portal, and tell it. */
function createCallerDependencies(
  { release, state, files }: Foundation,
  report: CallerDependencies["report"],
  parts: () => Assembly,
): CallerDependencies {
  return {
    ...{ files, report },
    token: (name) => parts().session.token(name),
    waits: () => parts().network.waits(),
    chosenVariant: (call, programme = state().programme) => programme?.ways[call] ?? release.client.ways[call],
    scope: (programme = state().programme) => ({ session: state().session.values, client: release.client, programme }),
  };
}

function createLocale(base: Foundation, emit: (name: string, values: { locale: string }) => void): Locale {
  return new Locale({
    ...base,
    switched: (locale) => emit("locale.changed", { locale }),
    failed: (error) => void base.problems.reportError(error, "language"),
  });
}

/** Guards and needs are looked at again when a filling came to its end. */
function changeSession(base: Foundation, navigation: Navigation, session: SessionState): void {
  const { state, setState, programmes, scope } = base;
  const hasEnded = state().session.status === "filling" && ["ready", "failed"].includes(session.status);
  const isRetried = state().session.status === "failed" && session.status === "filling";
  setState({ session });
  // What is held may be known before all else is; whoever needs its programmes hears if they cannot be had.
  if (session.status === "filling") programmes.load(scope(), state().locale).catch(() => {});
  if (hasEnded || isRetried) navigation.settle();
}

function storeShared({ shared, setState }: Foundation, values: Readonly<Record<string, unknown>>): void {
  shared.write(values);
  setState({ storage: shared.read() });
}
