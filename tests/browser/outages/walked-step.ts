import type { Browser, BrowserContext } from "playwright/test";
import { type Checkpoint, countRows, restoreCheckpoint, saveCheckpoint } from "../faults/checkpoint.ts";
import { watchOperations } from "../faults/operation-watch.ts";
import { type PageView, settled } from "../faults/page-view.ts";
import type { Step, Walk, WalkContext } from "../faults/walk.ts";
import { begin as beginWalk, createWalkContext, openFor, take } from "../faults/walking.ts";
import type { ChangedSite } from "../support/changed-site.ts";
import type { RunningPortal } from "../support/served-portal.ts";

/** How many rows each table has. */
type Counts = Readonly<Record<string, number>>;

/** A step of a walk: its start, and its target without an outage. */
export interface WalkedStep {
  readonly context: BrowserContext;
  readonly walkContext: WalkContext;
  readonly step: Step;
  readonly operations: readonly string[];
  /** The expected view after it. */
  readonly expected: PageView;
  /** Its duration without an outage, in milliseconds. */
  readonly plainMs: number;
  /** Rows before and after it. */
  readonly rows: { readonly first: Counts; readonly expected: Counts };
  /** Restores the start, and types the step's values. */
  begin(): Promise<PageView>;
  /** The errors that a page reported. */
  problems(): readonly string[];
}

/** Walks to a step in a browser of its own, and once through it. */
export async function walkTo(
  { browser, portal, quickSite }: { browser: Browser; portal: RunningPortal; quickSite: ChangedSite },
  walk: Walk,
  index: number,
): Promise<WalkedStep> {
  await portal.sandbox.reset();
  const context = await browser.newContext({ locale: walk.locale, baseURL: quickSite.clientOrigin(walk.client) });
  const { page, problems } = await openFor(context);
  const walkContext = createWalkContext(walk, page, portal.sandbox);
  await beginWalk(walk, page);
  for (const earlier of walk.steps.slice(0, index)) await take(earlier, walkContext);
  const checkpoint = await saveCheckpoint(walkContext.page, walkContext.sandbox);
  const step = walk.steps[index];
  if (step === undefined) throw new Error(`"${walk.name}" has no step ${index}.`);
  const begin = () => beginAt(checkpoint, step, walkContext);
  return {
    context,
    walkContext,
    step,
    begin,
    problems: () => problems,
    ...(await walkThrough(step, walkContext, begin)),
  };
}

async function beginAt(checkpoint: Checkpoint, step: Step, walkContext: WalkContext): Promise<PageView> {
  await restoreCheckpoint(walkContext.page, walkContext.sandbox, checkpoint);
  await step.fill?.(walkContext);
  return settled(walkContext.page);
}

async function walkThrough(step: Step, { page, sandbox, ...walkContext }: WalkContext, begin: () => Promise<PageView>) {
  await begin();
  const first = await countRows(sandbox);
  const watch = watchOperations(page);
  const pressed = performance.now();
  await step.press({ page, sandbox, ...walkContext });
  const expected = await settled(page);
  const plainMs = performance.now() - pressed;
  const rows = { first, expected: await countRows(sandbox) };
  return { operations: [...watch.stop().keys()], expected, plainMs, rows };
}

/** A time as shown in the table. */
export const inMilliseconds = (time: number): string => `${Math.round(time)} ms`;
/** In the place of the times, where something was lost. */
export const failedTimes = ["FAILED", "FAILED", ""];

/** Logs, and keys under which requests are known, may grow. */
const GROWS = ["log_entries", "keyed_requests"];

/** The tables in which the step does anything. */
const touched = ({ first, expected }: WalkedStep["rows"]) =>
  Object.keys(expected).filter((table) => !GROWS.includes(table) && expected[table] !== first[table]);

/** Tables in which the step is done more often than once; `left` rows stay behind when a reply is lost. */
export function doubled(rows: WalkedStep["rows"], now: Counts, left: Counts = {}): string[] {
  return touched(rows)
    .filter((table) => (now[table] ?? 0) > (rows.expected[table] ?? 0) + (left[table] ?? 0))
    .map((table) => `${table} has ${now[table]} rows instead of ${rows.expected[table]}`);
}

/** Whether the back end has all rows of the step; false for a step without rows. */
export function isDone(rows: WalkedStep["rows"], now: Counts): boolean {
  const tables = touched(rows);
  return tables.length > 0 && tables.every((table) => now[table] === rows.expected[table]);
}
