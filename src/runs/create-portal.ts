import type { Form } from "../documents/generated/form.ts";
import { type Assembly, assemble } from "./assembly.ts";
import { askWhenOnView } from "./navigation/page-head.ts";
import { listenToBrowserEvents } from "./network/browser-events.ts";
import { type Draft, type Portal, SHELL_RUN } from "./portal.ts";
import type { PortalPorts } from "./ports.ts";
import { fullReference, parseJourneyId } from "./release/references.ts";
import type { Run } from "./run/run.ts";
import { shellAccepts, takeShellEvent } from "./shell-events.ts";

/** Where no transition takes it, this event goes to the screen before. */
const BACK = "BACK";

/** A client's portal, started. Who is signed in it knows at once, or when the vault was read; until then it is loading. */
export function createPortal(ports: PortalPorts): Portal {
  const parts = assemble(ports);
  const { store, navigation, runs, shell, table, session, identity, drafts, problems, view, loads, files } = parts;
  const findRun = (runId: string) => runs.find(runId) ?? shell.find(runId);
  const stopAsking = askForHead(ports, parts);
  const stopListening = listenToBrowserEvents({
    ...parts,
    lifecycle: ports.lifecycle,
    clock: ports.clock,
    tabs: ports.tabs,
  });

  const portal: Portal = {
    store,
    enterRoute: (match) => navigation.enter(match),
    hasRoute: (routeId) => table.find(routeId) !== undefined,
    send(runId, { name, visit, with: values, form }) {
      const run = findRun(runId);
      if (run === undefined) return takeShellEvent(portal, navigation, { name, with: values });
      if (name === BACK && run === view.current() && !run.accepts({ name }))
        return isOnView(run, visit) ? portal.back() : undefined;
      run.send({ kind: "screen", name, visit, ...(values && { with: values }), ...(form && { form }) });
    },
    accepts(runId, event) {
      const run = findRun(runId);
      if (run === undefined) return runId === SHELL_RUN && shellAccepts(event.name);
      return run.accepts(event) || (event.name === BACK && run === view.current());
    },
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
    draft(runId, formId, over) {
      const [reference, form] = findForm(parts, runId, formId);
      return drafts.forForm(runId, overVisit(reference, over), form);
    },
    blockDraft: (runId, block, over) =>
      findRun(runId) === undefined ? NO_DRAFT : drafts.forBlock(runId, overVisit(block, over)),
    load: (runId, key, request) => loads.load(runId, key, request),
    files,
    routePath: (routeId, params) => table.path(routeId, params),
    reportProblem: ({ error, where }) => problems.reportError(error, where),
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

/** Title and icon may be the back end's. */
const askForHead = ({ release: { routes, client } }: PortalPorts, { caller, problems, store, setState }: Assembly) =>
  askWhenOnView({ head: routes.head, client, caller, problems, store, show: (head) => setState({ head }) });

function open({ session, navigation }: Assembly): void {
  const restoring = session.restore();
  if (restoring === undefined) navigation.open();
  else void restoring.then(() => navigation.open());
}

/** Whether the run's screen on view is that visit; events of a former one are not meant any more. */
function isOnView(run: Run, visit: number): boolean {
  return run.view()?.visit === visit;
}

/** What is typed above a page is of that page's visit. */
const overVisit = (id: string, over: number | undefined) => (over === undefined ? id : `${id}@${over}`);

const NO_DRAFT: Draft = { get: () => undefined, set: () => {} };

/** A form of a run: of its flow's journey where the id is bare, else of any journey that the run reaches. */
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
