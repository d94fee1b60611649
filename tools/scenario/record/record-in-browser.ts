import type { Page } from "playwright";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { Situation } from "../../../src/checker/scenarios/situation.ts";
import type { Scenario } from "../../../src/documents/generated/scenarios.ts";
import type { BrowserRun } from "../browser/run-in-browser.ts";
import { findPrecedingScenario, signIn } from "../browser/run-in-browser.ts";
import { type ServedSandbox, serveSandbox } from "../browser/served-sandbox.ts";
import type { ListedScenario } from "../list-scenarios.ts";
import { type Recorder, record } from "./recorder.ts";
import { toWhen, type WatchedStep } from "./watched-when.ts";

/** The input of a recording. */
export interface BrowserRecording extends BrowserRun {
  /** `journey/id` of the flow whose steps are recorded; earlier steps are left out. */
  readonly flow: string;
  readonly client: string;
  /** The scenario that signs the customer in first. */
  readonly after?: Scenario["after"];
  /** Whether the browser has a window. */
  readonly hasWindow: boolean;
  /** The person at the browser; the recording ends when they are done. */
  person(page: Page, sandbox: ServedSandbox): Promise<void>;
}

/**
 * Records a person's actions in a browser with the sandbox: every press, every reply, the time that passes.
 * @throws Error when the flow never began, or when the engine refuses a step
 */
export async function recordInBrowser(recording: BrowserRecording): Promise<Scenario> {
  const { clients, dist, client, documents, flow, after } = recording;
  const sandbox = await serveSandbox(clients, dist, { hasWindow: recording.hasWindow });
  try {
    const page = await sandbox.newPage(client);
    const watchedSteps = await watched(page);
    const before = beforeIt(documents, recording);
    if (before === undefined) await page.goto("/");
    else await signIn(recording, sandbox, page, before);
    await recording.person(page, sandbox);
    const recorder = takeAll(documents, { flow, client }, watchedSteps);
    const { steps, ...scenario } = recorder.scenario();
    return { ...scenario, inBrowser: true, ...(after && { after }), ...(steps === undefined ? {} : { steps }) };
  } finally {
    await sandbox.close();
  }
}

/** Finds the first scenario as a run of scenarios does. */
function beforeIt(documents: CheckContext, { after, flow, client }: BrowserRecording): ListedScenario | undefined {
  const document = documents.index.find("flow", flow);
  if (document === undefined) throw new Error(`There is no flow "${flow}".`);
  return findPrecedingScenario(documents, {
    document,
    flow,
    title: "",
    scenario: { given: { client }, ...(after && { after }) },
  });
}

/** The page's reports of its runs, from now on. */
async function watched(page: Page): Promise<readonly WatchedStep[]> {
  const watchedSteps: WatchedStep[] = [];
  await page.exposeFunction("tellRecorder", (text: string) => void watchedSteps.push(JSON.parse(text)));
  await page.addInitScript({ content: WATCHING });
  return watchedSteps;
}

/** Runs in the page, before the portal begins. */
const WATCHING = `window[Symbol.for("portal.watch")] = ({ run, flow, cause, before, context: { values }, now }) =>
  window.tellRecorder(JSON.stringify({
    run, flow, cause, now,
    call: before?.pending[cause.token]?.call,
    programme: values.programme?.id, session: values.session, storage: values.storage, locale: values.locale,
  }));`;

/** Makes the scenario: from the start or resumption of the flow's last run to its end. */
function takeAll(
  documents: CheckContext,
  { flow, client }: { readonly flow: string; readonly client: string },
  watchedSteps: readonly WatchedStep[],
): Recorder {
  const begun = watchedSteps.findLastIndex((step) => step.flow === flow && step.cause.kind === "start");
  const first = watchedSteps[begun];
  if (first === undefined) throw new Error(`${flow} never began: open an address that leads to it, then record again.`);
  const recorder = record(documents, flow, givenBy(first, client));
  for (const step of watchedSteps.slice(begun + 1)) {
    const when = step.run === first.run ? toWhen(step, recorder) : undefined;
    if (when !== undefined) recorder.take(when);
  }
  return recorder;
}

function givenBy({ cause, programme, session, storage, locale, now }: WatchedStep, client: string): Situation {
  const input = cause.kind === "start" ? cause.input : {};
  return {
    client,
    ...(programme === undefined ? {} : { programme }),
    ...(session.isSignedIn === true ? { session } : {}),
    ...(Object.keys(storage).length === 0 ? {} : { storage }),
    locale,
    ...(Object.keys(input).length === 0 ? {} : { input }),
    at: new Date(now).toISOString(),
  };
}
