import type { FailureMode } from "../../../tools/sandbox/failure-modes.ts";
import { callsByOperation, callsWalked, meantStatuses } from "./calls.ts";
import { type Checkpoint, clearSite, countRows, isOld, restoreCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { type Counts, type Evidence, findFaults, NOT_MET } from "./judge.ts";
import { isUnsafe, refuse, watchOperations } from "./operation-watch.ts";
import { type PageView, settled } from "./page-view.ts";
import type { Step, Walk, WalkContext } from "./walk.ts";
import { begin, take } from "./walking.ts";
import { notWalked, walks } from "./walks.ts";

/** A step of a walk that is made to fail, again and again from where it begins. */
export interface ExaminedStep {
  readonly walk: Walk;
  readonly step: Step;
  /** Its place among the steps of the walk. */
  readonly index: number;
  readonly walkContext: WalkContext;
}

/** The start of the step, and its result without a fault. */
interface Stage {
  readonly checkpoint: Checkpoint;
  readonly without: WithoutFault;
}

interface WithoutFault {
  readonly operations: readonly string[];
  readonly seen: PageView;
  readonly first: Counts;
  readonly rows: Counts;
}

/** The parts of a step to examine. */
export interface Examination {
  /** The operations that this step makes fail: those of its calls, and those of calls that are named nowhere. */
  readonly operations: readonly string[];
  /** Calls that the step names and does not ask for. */
  readonly notAsked: readonly string[];
  /** Makes an operation fail in a mode; resolves with the defects that a customer would meet. */
  examine(operation: string, mode: FailureMode): Promise<string[]>;
}

/** On a busy machine the short deadlines may pass before the fault; a case that proves nothing is repeated. */
const TRIES = 4;
const isNotMet = (fault: string) => fault.startsWith(NOT_MET);

const calls = callsByOperation();
const meant = meantStatuses();
const named = new Set([...callsWalked(walks), ...Object.keys(notWalked)]);

/** Walks to a step, and once through it without a fault. */
export async function reachStep(of: ExaminedStep): Promise<Examination> {
  let checkpoint = await reach(of);
  const without = await walkUntilAsked(of, checkpoint);
  return {
    operations: ownOperations(of.step, without.operations),
    notAsked: notAsked(of.step, without.operations),
    async examine(operation, mode) {
      let faults: string[] = [];
      for (let tries = 0; tries < TRIES && (tries === 0 || faults.some(isNotMet)); tries += 1) {
        if (isOld(checkpoint)) checkpoint = await reach(of);
        faults = await examineOnce(of, { checkpoint, without }, operation, mode);
      }
      return faults;
    },
  };
}

/** Of the operations that a step asks for, those of its calls, and those of calls that no step names. */
export function ownOperations({ asks = [] }: Step, operations: readonly string[]): string[] {
  return operations.filter((operation) => {
    const by = calls.get(operation) ?? [];
    return by.some((call) => asks.includes(call)) || !by.some((call) => named.has(call));
  });
}

function notAsked({ asks = [] }: Step, operations: readonly string[]): string[] {
  const asked = operations.flatMap((operation) => calls.get(operation) ?? []);
  return asks.filter((call) => !asked.includes(call)).map((call) => `${call} was not asked`);
}

/** Walks to the step, and saves the place. */
async function reach({ walk, index, walkContext }: ExaminedStep): Promise<Checkpoint> {
  await clearSite(walkContext.page, walk.start);
  await walkContext.sandbox.reset();
  await begin(walk, walkContext.page);
  for (const earlier of walk.steps.slice(0, index)) await take(earlier, walkContext);
  return saveCheckpoint(walkContext.page, walkContext.sandbox);
}

async function walkUntilAsked(of: ExaminedStep, checkpoint: Checkpoint): Promise<WithoutFault> {
  let without = await walkWithoutFault(of, checkpoint);
  for (let tries = 1; tries < TRIES && notAsked(of.step, without.operations).length > 0; tries += 1)
    without = await walkWithoutFault(of, checkpoint);
  return without;
}

/** The step's target, its operations and its new rows. */
async function walkWithoutFault({ step, walkContext }: ExaminedStep, place: Checkpoint): Promise<WithoutFault> {
  await restoreCheckpoint(walkContext.page, walkContext.sandbox, place);
  const first = await countRows(walkContext.sandbox);
  await step.fill?.(walkContext);
  const { seen, outcomes } = await pressAndWatch(step, walkContext);
  return { operations: [...outcomes.keys()], seen, first, rows: await countRows(walkContext.sandbox) };
}

/** Presses, and waits until the page settles. */
async function pressAndWatch(step: Step, here: WalkContext) {
  const watch = watchOperations(here.page);
  await step.press(here);
  await settled(here.page);
  await watch.idle();
  const seen = await settled(here.page);
  return { seen, outcomes: watch.stop() };
}

/** Walks the step while one of its operations fails, looks, then lets it work again and presses once more. */
async function examineOnce(
  { step, walkContext }: ExaminedStep,
  { checkpoint, without }: Stage,
  operation: string,
  mode: FailureMode,
): Promise<string[]> {
  const { page, sandbox } = walkContext;
  await restoreCheckpoint(page, sandbox, checkpoint);
  await step.fill?.(walkContext);
  const before = await settled(page);
  if (mode.fault === undefined) await refuse(page, operation);
  else await sandbox.faults({ [operation]: mode.fault });
  const { seen: after, outcomes } = await pressAndWatch(step, walkContext);
  const rowsAfter = await countRows(sandbox);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await sandbox.faults({});
  const end = after.heading === before.heading ? await goOn(step, walkContext) : after;
  const evidence: Evidence = {
    ...{ mode: asMeant(step, mode, operation), before, after, isUnsafe: isUnsafe(operation), expected: without.seen },
    outcomes: outcomes.get(operation) ?? [],
    rows: { first: without.first, expected: without.rows, after: rowsAfter, end: await countRows(sandbox) },
    isQuiet: step.quiet !== undefined,
    ...(step.passing === undefined ? {} : { passing: step.passing }),
    ...(step.leaves === undefined ? {} : { leaves: step.leaves }),
    wentOn: end.heading === without.seen.heading,
  };
  return findFaults(evidence);
}

/** A reply that the call gives a meaning is no fault of anybody's: its text says what to do, and needs no code. */
const asMeant = (step: Step, mode: FailureMode, operation: string): FailureMode =>
  step.needsNoCode !== undefined || (mode.fault?.kind === "status" && meant.has(`${operation} ${mode.fault.status}`))
    ? { ...mode, needsNoCode: true }
    : mode;

async function goOn(step: Step, walkContext: WalkContext): Promise<PageView> {
  await step.fill?.(walkContext).catch(() => undefined);
  await step.press(walkContext).catch(() => undefined);
  return settled(walkContext.page);
}
