import type { Form } from "../documents/generated/form.ts";
import { BACK, type OfferedEvent } from "../engine/index.ts";
import type { SentEvent, TypedDraft } from "../ports/screen-port.ts";
import { type Assembly, assemble } from "./assembly.ts";
import { askWhenOnView } from "./navigation/page-head.ts";
import { listenToBrowserEvents } from "./network/browser-events.ts";
import { type Portal, SHELL_RUN } from "./portal.ts";
import { isRunBusy } from "./portal-state.ts";
import type { PortalPorts } from "./ports.ts";
import { fullReference, parseJourneyId } from "./release/references.ts";
import type { Run } from "./run/run.ts";
import { shellAccepts, takeShellEvent } from "./shell-events.ts";

/** Starts the portal of a client. It shows "loading" until the vault has restored the session. */
export function createPortal(ports: PortalPorts): Portal {
  const parts = assemble(ports);
  const { store, navigation, runs, shell, table, session, identity, drafts, problems, view, loads, files, posts } =
    parts;
  const fieldOwners = () => ({ client: ports.release.client, programmes: parts.programmes.all() });
  const findRun = (runId: string) => runs.find(runId) ?? shell.find(runId);
  const stopAsking = askWhenOnView(parts);
  const stopListening = listenToBrowserEvents(parts);
  const reportProblem: Portal["reportProblem"] = ({ error, where }) => problems.reportError(error, where);

  function send(runId: string, { name, visit, with: values, form }: SentEvent): void {
    const run = findRun(runId);
    const isBack = name === BACK && run === view.current() && run?.accepts({ name }) === false;
    if (run === undefined) takeShellEvent(portal, navigation, { name, with: values });
    else if (!isBack) run.send({ kind: "screen", name, visit, ...(values && { with: values }), ...(form && { form }) });
    else if (isOnView(run, visit)) portal.back();
  }

  function accepts(runId: string, event: OfferedEvent): boolean {
    const run = findRun(runId);
    if (run === undefined) return runId === SHELL_RUN && shellAccepts(event.name);
    return run.accepts(event) || (event.name === BACK && run === view.current());
  }

  const portal: Portal = {
    store,
    enterRoute: (match) => navigation.enter(match),
    hasRoute: (routeId) => table.find(routeId) !== undefined,
    hasAddress: (id) => table.address(id) !== undefined,
    screenPort: (runId, visit, over) => ({
      send: (event) => send(runId, event),
      accepts: (event) => accepts(runId, visit === undefined ? event : { ...event, visit }),
      isBusy: () => isRunBusy(store.getState(), runId),
      draft(formId) {
        const [reference, form] = findForm(parts, runId, formId);
        return drafts.forForm(runId, overVisit(reference, over), form, fieldOwners);
      },
      blockDraft: (block) => (findRun(runId) === undefined ? NO_DRAFT : drafts.forBlock(runId, overVisit(block, over))),
      load: (key, request, repeat) => loads.load(runId, key, request, repeat),
      followPosts: (frame, take) => posts.follow({ run: runId, frame, visit }, take),
      files,
      reportProblem,
    }),
    screenOf: (runId, flow, state) => findRun(runId)?.screenOf(flow, state),
    back() {
      const run = view.current();
      if (run?.view()?.canGoBack === true) run.send({ kind: "back" });
      else ports.history.go(-1);
    },
    signOut() {
      identity.signOut();
      navigation.settle();
    },
    retrySession: () => void session.fill(),
    routePath: (routeId, params) => table.path(routeId, params),
    reportProblem,
    now: () => ports.clock.now(),
    dispose() {
      drafts.flush();
      loads.stop();
      stopAsking();
      stopListening();
      runs.close();
      shell.close();
      session.stop();
    },
  };
  open(parts);
  return portal;
}

function open({ session, navigation }: Assembly): void {
  const restoring = session.restore();
  if (restoring === undefined) navigation.open();
  else void restoring.then(() => navigation.open());
}

/** Whether the run's screen on view is of that visit; an event of a former visit is dropped. */
function isOnView(run: Run, visit: number): boolean {
  return run.view()?.visit === visit;
}

/** The id of a draft: answers in an overlay belong to the visit of the page below. */
const overVisit = (id: string, over: number | undefined) => (over === undefined ? id : `${id}@${over}`);

const NO_DRAFT: TypedDraft = { get: () => undefined, set: () => {} };

/** A form of a run: a bare id first means the journey of its flow, then any journey that the run reaches. */
function findForm(
  { runs, shell }: Assembly,
  runId: string,
  formId: string,
): [reference: string, form: Form | undefined] {
  const run = runs.find(runId) ?? shell.find(runId);
  const forms = run?.set.docs.forms ?? {};
  const own = fullReference(formId, parseJourneyId(run?.flow ?? ""));
  const reference = Object.hasOwn(forms, own) ? own : Object.keys(forms).find((id) => id.endsWith(`/${formId}`));
  return reference === undefined ? [own, undefined] : [reference, forms[reference]];
}
