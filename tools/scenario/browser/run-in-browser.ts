import type { Locator, Page } from "playwright";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import { fullName } from "../../../src/checker/read/source-document.ts";
import type { RunState } from "../../../src/checker/scenarios/scenario-step.ts";
import { type WalkedStep, walkedSteps } from "../../../src/checker/scenarios/walk-scenario.ts";
import { nameInJourney } from "../../../src/checker/uses/references.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { When } from "../../../src/documents/generated/scenarios.ts";
import { view } from "../../../src/engine/index.ts";
import { placeIn } from "../../explain/place-in.ts";
import { type ListedScenario, listScenarios } from "../list-scenarios.ts";
import type { ScenarioResult } from "../run-on-engine.ts";
import { act, NotInBrowser, type Playing } from "./act.ts";
import { findAddress } from "./addresses.ts";
import { type ServedSandbox, serveSandbox } from "./served-sandbox.ts";
import { wordsOnView } from "./words-on-view.ts";

/** The timeout for a screen or notice to come into view. */
const TIMEOUT_MS = 15_000;

/** The input of a run in a browser. */
export interface BrowserRun {
  readonly documents: CheckContext;
  readonly clients: readonly Client[];
  /** The folder of the build. */
  readonly dist: string;
}

/**
 * Runs scenarios in Chromium against the sandbox: types and presses the scenario's input, lets the sandbox answer, and
 * compares the view with the engine's screen and notice at the same step. Skips scenarios whose people are not in the
 * sandbox.
 */
export async function runInBrowser(run: BrowserRun, scenarios: readonly ListedScenario[]): Promise<ScenarioResult[]> {
  const sandbox = await serveSandbox(run.clients, run.dist);
  const results: ScenarioResult[] = [];
  try {
    for (const scenario of scenarios) results.push(await runOne(run, sandbox, scenario));
  } finally {
    await sandbox.close();
  }
  return results;
}

async function runOne(run: BrowserRun, sandbox: ServedSandbox, listed: ListedScenario): Promise<ScenarioResult> {
  const { document, title, scenario } = listed;
  const result = { title, file: document.path };
  if (scenario.inBrowser === undefined) return { ...result, skipped: "its people are not in the sandbox" };
  const before = findPrecedingScenario(run.documents, listed);
  const page = await sandbox.newPage(scenario.given.client);
  try {
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.clock.install();
    if (before !== undefined) await signIn(run, sandbox, page, before);
    const failure = await playIn(run, sandbox, page, listed);
    if (failure === undefined) return result;
    const place = placeIn(document, ["scenarios", title, ...failure.at]);
    return { ...result, failure: { ...place, message: failure.message } };
  } catch (error) {
    if (error instanceof NotInBrowser) return { ...result, skipped: error.message };
    throw error;
  } finally {
    await page.context().close();
  }
}

/** Plays a scenario from the address of its flow. */
async function playIn(run: BrowserRun, sandbox: ServedSandbox, page: Page, listed: ListedScenario): Promise<Wrong> {
  const { document, flow: named, scenario } = listed;
  const { documents, clients } = run;
  const flow = nameInJourney(named, document);
  const { client, locale = clients.find(({ id }) => id === client)?.languages[0] ?? "" } = scenario.given;
  const words = wordsOnView(documents, client, locale);
  await page.goto(addressIn(run, listed));
  return play({ page, sandbox, words, documents, passed: 0 }, walkedSteps(documents, scenario, flow));
}

/** The address of a scenario's flow. @throws NotInBrowser when no address leads there. */
function addressIn(
  { documents }: Pick<BrowserRun, "documents">,
  { document, flow: named, scenario }: ListedScenario,
): string {
  const flow = nameInJourney(named, document);
  const { client, input } = scenario.given;
  const found = findAddress(documents, flow, {
    client,
    ...(input && { input }),
  });
  if (found === undefined) throw new NotInBrowser(`no address with known parameters leads to ${flow}`);
  return found;
}

/** The scenario that leads to the beginning of another. @throws NotInBrowser without a scenario of that sentence. */
export function findPrecedingScenario(
  documents: CheckContext,
  { document, scenario }: ListedScenario,
): ListedScenario | undefined {
  if (scenario.after === undefined) return undefined;
  const { title, of = fullName(document) } = scenario.after;
  const found = listScenarios(documents, { title }).find((one) => one.title === title && fullName(one.document) === of);
  if (found === undefined) throw new NotInBrowser(`there is no scenario "${title}" to begin with`);
  return found;
}

/** Plays the scenario that signs a customer in, until it leaves its address: the portal then knows its customer. */
export async function signIn(
  run: BrowserRun,
  sandbox: ServedSandbox,
  page: Page,
  before: ListedScenario,
): Promise<void> {
  const failure = await playIn(run, sandbox, page, before);
  if (failure !== undefined) throw new NotInBrowser(`the scenario before it fails: ${failure.message}`);
  // The page may have left it already.
  const { pathname } = new URL(addressIn(run, before), page.url());
  await page.waitForURL((url) => url.pathname !== pathname, { waitUntil: "commit" });
  await page.getByRole("heading").first().waitFor();
}

type Wrong = { readonly at: WalkedStep["at"]; readonly message: string } | undefined;

async function play(playing: Playing, steps: Iterable<WalkedStep>): Promise<Wrong> {
  let runState: RunState | undefined;
  for (const step of steps) {
    const { outcome, at } = step;
    if (!outcome.ok) return { at, message: outcome.why };
    const undone = step.when && runState && (await hindrance(playing, step.when, runState));
    if (undone !== undefined) return { at, message: undone };
    runState = outcome.runState;
    const expectedView = toExpectedView(runState);
    const message = expectedView.isSettled ? await differenceOnView(playing, expectedView) : undefined;
    if (message !== undefined) return { at, message };
  }
  return undefined;
}

/** Why a step failed on the page; `undefined` when it succeeded. */
async function hindrance(playing: Playing, when: When, runState: RunState): Promise<string | undefined> {
  try {
    await act(playing, when, runState);
    return undefined;
  } catch (error) {
    if (error instanceof NotInBrowser) throw error;
    return `could not be done in the browser: ${firstLine(error)}`;
  }
}

interface ExpectedView {
  readonly screen: string | undefined;
  readonly notice: string | undefined;
  /** Whether no call is pending and the run has not ended: only then does the customer see the view for longer. */
  readonly isSettled: boolean;
}

function toExpectedView({ flows, snapshot, context }: RunState): ExpectedView {
  const { dialog, page, show } = view(flows, snapshot, context);
  const isWaiting = Object.values(snapshot.pending).some(({ answer }) => answer === undefined);
  const isSettled = !isWaiting && snapshot.ended === undefined;
  return { screen: (dialog ?? page)?.screen, notice: show?.key, isSettled };
}

/** The difference of the page from the engine's view; the page has some seconds to reach it. */
async function differenceOnView(
  { page, words }: Playing,
  { screen, notice }: ExpectedView,
): Promise<string | undefined> {
  if (screen !== undefined && !(await isTitled(page, words.titlePattern(screen))))
    return `${screen} does not come into view in the browser`;
  if (notice === undefined) return undefined;
  const noticeOnPage = page
    .getByRole("alert")
    .or(page.getByRole("status"))
    .filter({ hasText: words.pattern(notice) });
  return (await comes(noticeOnPage)) ? undefined : `"${notice}" is not shown in the browser`;
}

/** Whether the page, or a heading on it, gets a title. */
function isTitled(page: Page, title: RegExp): Promise<boolean> {
  const timeout = TIMEOUT_MS;
  const ofHeading = page.getByRole("heading", { name: title }).first().waitFor({ timeout });
  const ofPage = page.waitForFunction((source) => new RegExp(source).test(document.title), title.source, { timeout });
  return Promise.any([ofHeading, ofPage]).then(
    () => true,
    () => false,
  );
}

const comes = (element: Locator): Promise<boolean> =>
  element
    .first()
    .waitFor({ timeout: TIMEOUT_MS })
    .then(() => true)
    .catch(() => false);

const firstLine = (error: unknown) => (error instanceof Error ? error.message.split("\n")[0] : String(error));
