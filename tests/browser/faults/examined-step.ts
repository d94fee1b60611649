import type { WayToFail } from "../../../tools/sandbox/ways-to-fail.ts";
import { callsByOperation, callsWalked, meantStatuses } from "./calls.ts";
import { type Counts, type Evidence, faultsOf, NOT_MET } from "./judge.ts";
import { isUnsafe, refuse, watchOperations } from "./operations-of.ts";
import { countRows, forget, goBackTo, isOld, type Place, remember } from "./place.ts";
import { type Seen, settled } from "./seen.ts";
import type { Here, Step, Walk } from "./walk.ts";
import { begin, take } from "./walking.ts";
import { notWalked, walks } from "./walks.ts";

/** A step of a walk that is made to fail, again and again from where it begins. */
export interface ExaminedStep {
  readonly walk: Walk;
  readonly step: Step;
  /** Its place among the steps of the walk. */
  readonly index: number;
  readonly here: Here;
}

/** Where the step begins, and what it does when nothing fails. */
interface Stage {
  readonly place: Place;
  readonly without: WithoutFault;
}

interface WithoutFault {
  readonly operations: readonly string[];
  readonly seen: Seen;
  readonly first: Counts;
  readonly rows: Counts;
}

/** What is to be looked at in a step. */
export interface Examination {
  /** The operations that this step makes fail: those of its calls, and those of calls that are named nowhere. */
  readonly operations: readonly string[];
  /** Calls that the step names and does not ask for. */
  readonly notAsked: readonly string[];
  /** Makes an operation fail in a way; answers with what a customer should not have met. */
  examine(operation: string, way: WayToFail): Promise<string[]>;
}

/** On a busy machine the short times may run out before anything fails; a case that proves nothing is walked again. */
const TRIES = 4;
const isNotMet = (fault: string) => fault.startsWith(NOT_MET);

const calls = callsByOperation();
const meant = meantStatuses();
const named = new Set([...callsWalked(walks), ...Object.keys(notWalked)]);

/** Walks to a step, and once through it without a fault. */
export async function reachStep(of: ExaminedStep): Promise<Examination> {
  let place = await reach(of);
  const without = await walkUntilAsked(of, place);
  return {
    operations: ownOperations(of.step, without.operations),
    notAsked: notAsked(of.step, without.operations),
    async examine(operation, way) {
      let faults: string[] = [];
      for (let tries = 0; tries < TRIES && (tries === 0 || faults.some(isNotMet)); tries += 1) {
        if (isOld(place)) place = await reach(of);
        faults = await examineOnce(of, { place, without }, operation, way);
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

/** Walks to the step, from the beginning, and remembers where that is. */
async function reach({ walk, index, here }: ExaminedStep): Promise<Place> {
  await forget(here.page, walk.start);
  await here.sandbox.reset();
  await begin(walk, here.page);
  for (const earlier of walk.steps.slice(0, index)) await take(earlier, here);
  return remember(here.page, here.sandbox);
}

async function walkUntilAsked(of: ExaminedStep, place: Place): Promise<WithoutFault> {
  let without = await walkWithoutFault(of, place);
  for (let tries = 1; tries < TRIES && notAsked(of.step, without.operations).length > 0; tries += 1)
    without = await walkWithoutFault(of, place);
  return without;
}

/** Where the step leads, what it asks for on the way, and the rows that it makes. */
async function walkWithoutFault({ step, here }: ExaminedStep, place: Place): Promise<WithoutFault> {
  await goBackTo(here.page, here.sandbox, place);
  const first = await countRows(here.sandbox);
  await step.fill?.(here);
  const { seen, told } = await pressAndWatch(step, here);
  return { operations: [...told.keys()], seen, first, rows: await countRows(here.sandbox) };
}

/** Presses, and waits until nothing follows any more. */
async function pressAndWatch(step: Step, here: Here) {
  const watch = watchOperations(here.page);
  await step.press(here);
  await settled(here.page);
  await watch.idle();
  const seen = await settled(here.page);
  return { seen, told: watch.stop() };
}

/** Walks the step while one of its operations fails, looks, then lets it work again and presses once more. */
async function examineOnce(
  { step, here }: ExaminedStep,
  { place, without }: Stage,
  operation: string,
  way: WayToFail,
): Promise<string[]> {
  const { page, sandbox } = here;
  await goBackTo(page, sandbox, place);
  await step.fill?.(here);
  const before = await settled(page);
  if (way.fault === undefined) await refuse(page, operation);
  else await sandbox.faults({ [operation]: way.fault });
  const { seen: after, told } = await pressAndWatch(step, here);
  const rowsAfter = await countRows(sandbox);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await sandbox.faults({});
  const end = after.heading === before.heading ? await goOn(step, here) : after;
  const evidence: Evidence = {
    ...{ way: asMeant(way, operation), before, after, isUnsafe: isUnsafe(operation), expected: without.seen },
    told: told.get(operation) ?? [],
    rows: { first: without.first, expected: without.rows, after: rowsAfter, end: await countRows(sandbox) },
    isQuiet: step.quiet !== undefined,
    ...(step.passing === undefined ? {} : { passing: step.passing }),
    wentOn: end.heading === without.seen.heading,
  };
  return faultsOf(evidence);
}

/** A reply that the call gives a meaning is no fault of anybody's: its text says what to do, and needs no code. */
const asMeant = (way: WayToFail, operation: string): WayToFail =>
  way.fault?.kind === "status" && meant.has(`${operation} ${way.fault.status}`) ? { ...way, needsNoCode: true } : way;

async function goOn(step: Step, here: Here): Promise<Seen> {
  await step.fill?.(here).catch(() => undefined);
  await step.press(here).catch(() => undefined);
  return settled(here.page);
}
