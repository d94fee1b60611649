import { setTimeout as pause } from "node:timers/promises";
import type { SavedState } from "../../sandbox/saved-state.ts";
import { type Random, shuffled } from "../random.ts";
import { sharedFaults } from "../shared-faults.ts";
import { planNames } from "./belongings.ts";
import { chooseCustomer } from "./choose-customer.ts";
import { type Goal, goalsLeadingTo, isOpenTo, leadsToAnEnd } from "./goals.ts";
import type { KeyedCall } from "./ledger.ts";
import { openKeys, type Settlement, settleLedger } from "./settlement.ts";
import { act, goForwardNow, killIn } from "./steps.ts";
import { giveGoalUp, goToGoal, isAstray, isAtGoal, isClosed, MOST_FOR_ONE, takeNextGoal } from "./towards-goal.ts";
import { openVisitor, type Visitor } from "./visitor.ts";
import { type DoneKill, type JourneyParts, observePage, type Walk } from "./walk.ts";

/** The result of one journey. */
export interface Walked extends Settlement {
  readonly client: string;
  readonly person: string;
  readonly steps: number;
  readonly kills: readonly DoneKill[];
  readonly tabs: number;
  /** The journeys that were reached as goals, by addresses from which one can come to their end. */
  readonly reached: ReadonlySet<string>;
  readonly trace: readonly string[];
}

/** The steps with faults and kills, and the further steps without, which finish pending work. */
const MOST_STEPS = 60;
const MOST_LAST_STEPS = 30;
/** The random share of confirmations that end the walk. */
const ENDS = 0.5;
/** A walk that takes longer hangs: a killed browser never answers. */
const LONGEST_MS = 10 * 60_000;

/** Walks one journey on the seeded rows, then finishes pending work without faults, and settles. */
export async function walkJourney(of: JourneyParts, random: Random): Promise<Walked> {
  const { sandbox, goals } = of;
  await sandbox.faults({});
  await sandbox.reset();
  const chosen = await chooseCustomer(of, random);
  const before = await sandbox.state();
  const held = planNames(before, chosen.person);
  const offered = goals.filter((goal) => goal.clients.includes(chosen.client.id) && isOpenTo(goal, held));
  const visitor = await openVisitor(of, { ...chosen, random }, before);
  const walk = begin(of, visitor, inOrder(offered, chosen.journey, random), random);
  try {
    await Promise.race([
      walkToItsEnd(walk),
      pause(LONGEST_MS, undefined, { ref: false }).then(() => walk.findings.push("it hangs")),
    ]);
    return result(walk, before, await sandbox.state());
  } finally {
    await sandbox.faults({}).catch(() => undefined);
    await visitor.close();
  }
}

const begin = (of: JourneyParts, visitor: Visitor, goals: Goal[], random: Random): Walk => ({
  ...{ of, random, visitor, goals, findings: [], kills: [], reached: new Set<string>() },
  ...{ visits: 0, until: MOST_FOR_ONE, isArriving: false, isReached: false, steps: 0, tabs: 0 },
});

async function walkToItsEnd(walk: Walk): Promise<void> {
  try {
    await walkOn(walk);
    await comeToAnEnd(walk);
  } catch (error) {
    walk.findings.push(`it ended with ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function result(
  { visitor, kills, findings, steps, tabs, reached }: Walk,
  before: SavedState,
  after: SavedState,
): Walked {
  const { ledger, client, person } = visitor;
  const settled = settleLedger(ledger, before, after);
  return {
    ...{ ...settled, client: client.id, person: person.fullName, steps, kills, tabs, reached, trace: ledger.trace },
    findings: [...settled.findings, ...findings, ...unexplained(visitor, kills)],
  };
}

/** A kill causes missing documents and missing code. */
const unexplained = ({ errors }: Visitor, kills: readonly DoneKill[]): string[] =>
  errors.filter((error) => !(/LoadingError|MissingCodeError/.test(error) && kills.length > 0));

/** In a random order, those of the journey first. */
function inOrder(goals: readonly Goal[], journey: string | undefined, random: Random): Goal[] {
  const all = shuffled(goals, random);
  return [...all.filter((goal) => goal.journey === journey), ...all.filter((goal) => goal.journey !== journey)];
}

/** Pursues one goal after another, while replies fail and processes are killed. */
async function walkOn(walk: Walk): Promise<void> {
  await shake(walk);
  await goToGoal(walk);
  while (walk.steps < MOST_STEPS && walk.goals.length > 0) {
    const shown = await observePage(walk);
    if (shown === undefined) return;
    noteArrival(walk);
    if (shown.length > 0) await goOn(walk);
    else if (isClosed(walk)) await giveGoalUp(walk);
    else if (isAstray(walk)) await goToGoal(walk);
    else await takeStep(walk);
  }
}

function noteArrival(walk: Walk): void {
  walk.isReached ||= isAtGoal(walk);
  const [goal] = walk.goals;
  if (walk.isReached && goal !== undefined && leadsToAnEnd(goal, walk.of.goals)) walk.reached.add(goal.journey);
}

/** After a confirmation: takes another goal, or ends. */
async function goOn(walk: Walk): Promise<void> {
  if (walk.random.isLucky(ENDS)) walk.goals.splice(0);
  else await takeNextGoal(walk);
}

async function takeStep(walk: Walk): Promise<void> {
  if (!walk.random.isLucky(walk.of.kills)) return act(walk);
  await killIn(walk);
  // A server that starts again has no faults.
  await shake(walk);
}

const shake = ({ of, random }: Walk) => of.sandbox.faults(sharedFaults(of.operations, of.faults, random));

/** Without faults: continues unconfirmed work, until it is confirmed or the steps are over. */
async function comeToAnEnd(walk: Walk): Promise<void> {
  const { of, visitor } = walk;
  await of.sandbox.faults({});
  for (let step = 0; step < MOST_LAST_STEPS; step += 1) {
    await observePage(walk);
    const open = await openCall(walk);
    if (open === undefined) return;
    if (visitor.ledger.isAskedToWait) await waitForLimits(walk);
    const goals = goalsLeadingTo(of.goals, open);
    if (!goals.some((goal) => goal === walk.goals[0])) {
      walk.goals.splice(0, walk.goals.length, ...goals);
      walk.visits = 0;
      visitor.ledger.trace.push(`returns to ${open.journey} without faults`);
      await goToGoal(walk);
    } else if (isAstray(walk)) await goToGoal(walk);
    else await goForwardNow(walk);
    if (walk.goals.length === 0) return;
  }
}

/** Longer than any limit of codes lasts. */
const LIMITS_END_MINUTES = 60;

/** The customer comes back when the limit that they read of is over. */
async function waitForLimits({ of, visitor }: Walk): Promise<void> {
  await of.sandbox.passTime(LIMITS_END_MINUTES);
  visitor.ledger.isAskedToWait = false;
  visitor.ledger.trace.push(`waits for ${LIMITS_END_MINUTES} minutes`);
}

/** The call of a completed and unconfirmed work; `undefined` when absent. */
async function openCall({ of, visitor }: Walk): Promise<KeyedCall | undefined> {
  const state = await of.sandbox.state();
  return openKeys(visitor.ledger, state)[0];
}
