import type { Locator } from "playwright";
import type { CheckedDocuments } from "../../../src/documents/checked-documents.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { When } from "../../../src/documents/generated/scenarios.ts";
import { member, membersOf } from "../../../src/documents/json.ts";
import type { Standing } from "../../../src/documents/scenarios/happening.ts";
import { type WalkedStep, walkedSteps } from "../../../src/documents/scenarios/walk-scenario.ts";
import { nameInJourney } from "../../../src/documents/uses/references.ts";
import { view } from "../../../src/engine/index.ts";
import { placeIn } from "../../explain/place-in.ts";
import type { ListedScenario } from "../list-scenarios.ts";
import type { ScenarioResult } from "../run-on-engine.ts";
import { act, NotInBrowser, type Playing } from "./act.ts";
import { type ServedSandbox, serveSandbox } from "./served-sandbox.ts";
import { wordsOnView } from "./words-on-view.ts";

/** How long something may take to come into view. */
const PATIENCE_MS = 15_000;

/** What a run in a browser needs. */
export interface BrowserRun {
  readonly documents: CheckedDocuments;
  readonly clients: readonly Client[];
  /** The folder of the build. */
  readonly dist: string;
  /** How long something may take to come into view, in milliseconds; 15 s when absent. */
  readonly patience?: number;
  /** Hears of each result as it comes. */
  readonly told?: (result: ScenarioResult) => void;
}

/**
 * Runs scenarios in Chromium against the sandbox: somebody types and presses what the scenario says, the sandbox answers,
 * and on view must be the screen and the notice that the engine shows at the same step. Those whose people are not the
 * sandbox's are not run.
 */
export async function runInBrowser(run: BrowserRun, scenarios: readonly ListedScenario[]): Promise<ScenarioResult[]> {
  const sandbox = await serveSandbox(run.clients, run.dist);
  const results: ScenarioResult[] = [];
  try {
    for (const scenario of scenarios) {
      const result = await runOne(run, sandbox, scenario);
      run.told?.(result);
      results.push(result);
    }
  } finally {
    await sandbox.close();
  }
  return results;
}

async function runOne(run: BrowserRun, sandbox: ServedSandbox, listed: ListedScenario): Promise<ScenarioResult> {
  const { document, title, scenario } = listed;
  const result = { title, file: document.path };
  if (scenario.inBrowser === undefined) return { ...result, skipped: "its people are not the sandbox's" };
  const flow = nameInJourney(listed.flow, document);
  const path = pathOf(run.documents, flow);
  if (path === undefined) return { ...result, skipped: `no address without parameters leads to ${flow}` };
  const { client, locale = run.clients.find(({ id }) => id === client)?.languages[0] ?? "" } = scenario.given;
  const page = await sandbox.newPage(client);
  const playing: Playing = {
    page,
    sandbox,
    words: wordsOnView(run.documents, client, locale),
    passed: 0,
    patience: run.patience ?? PATIENCE_MS,
  };
  try {
    page.setDefaultTimeout(playing.patience);
    await page.clock.install();
    await page.goto(path);
    const failure = await play(playing, walkedSteps(run.documents, scenario, flow));
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

type Wrong = { readonly at: WalkedStep["at"]; readonly message: string } | undefined;

async function play(playing: Playing, steps: Iterable<WalkedStep>): Promise<Wrong> {
  let screen: string | undefined;
  for (const step of steps) {
    const { outcome, at } = step;
    if (!outcome.ok) return { at, message: outcome.why };
    const undone = step.when && (await hindrance(playing, step.when, screen));
    if (undone !== undefined) return { at, message: undone };
    const picture = pictureOf(outcome.standing);
    screen = picture.screen;
    const message = picture.isSettled ? await differenceOnView(playing, picture) : undefined;
    if (message !== undefined) return { at, message };
  }
  return undefined;
}

/** Why something could not be done on the page; nothing where it was done. */
async function hindrance(playing: Playing, when: When, screen: string | undefined): Promise<string | undefined> {
  try {
    await act(playing, when, screen);
    return undefined;
  } catch (error) {
    if (error instanceof NotInBrowser) throw error;
    return `could not be done in the browser: ${firstLine(error)}`;
  }
}

interface Picture {
  readonly screen: string | undefined;
  readonly notice: string | undefined;
  /** Whether nothing is asked for and the run goes on: only then is it what a customer sees for longer. */
  readonly isSettled: boolean;
}

function pictureOf({ flows, snapshot, context }: Standing): Picture {
  const { dialog, page, show } = view(flows, snapshot, context);
  const isWaiting = Object.values(snapshot.pending).some(({ answer }) => answer === undefined);
  const isSettled = !isWaiting && snapshot.ended === undefined;
  return { screen: (dialog ?? page)?.screen, notice: show?.key, isSettled };
}

/** How the page is otherwise than the engine's picture; it has some seconds to become so. */
async function differenceOnView(
  { page, words, patience }: Playing,
  { screen, notice }: Picture,
): Promise<string | undefined> {
  const title = page.getByRole("heading", { name: screen === undefined ? "" : words.titleOf(screen) });
  if (screen !== undefined && !(await comes(title, patience)))
    return `${screen} does not come into view in the browser`;
  if (notice === undefined) return undefined;
  const said = page
    .getByRole("alert")
    .or(page.getByRole("status"))
    .filter({ hasText: words.pattern(notice) });
  return (await comes(said, patience)) ? undefined : `"${notice}" is not shown in the browser`;
}

const comes = (element: Locator, timeout: number): Promise<boolean> =>
  element
    .first()
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);

const firstLine = (error: unknown) => (error instanceof Error ? error.message.split("\n")[0] : String(error));

/** An address behind which a flow runs. */
function pathOf({ index, clients }: CheckedDocuments, flow: string): string | undefined {
  const substituted = clients.flatMap(({ value }) => membersOf(member(member(value, "substitutes"), "flows")));
  const names = [flow, ...substituted.filter(([, by]) => by === flow).map(([name]) => name)];
  const routes = membersOf(member(index.find("routes", "routes")?.value, "routes"));
  const paths = routes
    .filter(([, route]) => names.includes(String(member(route, "flow"))))
    .flatMap(([, route]) => member(route, "paths"))
    .flat();
  return paths.map(String).find((path) => !path.includes(":"));
}
