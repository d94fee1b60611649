import { performStep, toOutcome } from "../../src/checker/scenarios/scenario-step.ts";
import type { Situation } from "../../src/checker/scenarios/situation.ts";
import { scenarioContext } from "../../src/checker/scenarios/world.ts";
import type { When } from "../../src/documents/generated/scenarios.ts";
import { type Snapshot, start } from "../../src/engine/index.ts";
import type { Break, Found, Walk } from "./found.ts";
import { Frontier } from "./frontier.ts";
import { initialStates } from "./initial-states.ts";
import { findPossibilities, possibleSteps } from "./possible-steps.ts";
import { type SnapshotKeyFunction, snapshotKeys } from "./snapshot-key.ts";
import { listTransitionIds, toTransitionId } from "./transition-ids.ts";
import { ValuesSeen } from "./values-seen.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The most expanded snapshots, more than any flow needs; a walk that reaches the limit reports it. */
const MOST_EXPANDED = 5_000;

/** The number of further snapshots that are checked for failures once all of the flow was reached. */
const MOST_AFTER_ALL = 25;

/** The most snapshots that differ only in the session or the input. */
const MOST_OTHERS = 800;

/** Walks a flow breadth first, with the engine, until it finds nothing new. */
export function explore(
  walked: WalkedFlow,
  wanted: readonly string[] = listTransitionIds(walked.checkContext, walked.document),
): Walk {
  return new Explorer(walked, wanted).run();
}

class Explorer {
  readonly #walked: WalkedFlow;
  readonly #keyOf: SnapshotKeyFunction;
  readonly #found = new Map<string, Found>();
  readonly #taken = new Map<string, Found>();
  readonly #entered = new Map<string, Found>();
  readonly #moves = new Map<string, Map<string, When>>();
  readonly #answered = new Map<string, Set<string>>();
  readonly #waysOn = new Set<Found>();
  readonly #stuck: Found[] = [];
  readonly #breaks = new Map<string, Break>();
  readonly #asked = new Set<string>();
  readonly #truths = new ValuesSeen();
  readonly #data = new ValuesSeen();
  readonly #frontier = new Frontier<Found>();
  /** The keys that were found from each start. */
  readonly #seen = new Map<Situation, Set<string>>();
  /** The transitions of the flow itself. */
  readonly #wanted: readonly string[];
  /** Starts for which the likely ones come first, so that what is new is new for these. */
  #optional: readonly Situation[] = [];
  #likely = 0;
  /** Less likely starts, tried once there are no others. */
  #further: readonly Situation[] = [];
  #steps = 0;
  #tried = 0;

  constructor(walked: WalkedFlow, wanted: readonly string[]) {
    this.#walked = walked;
    this.#keyOf = snapshotKeys(walked);
    this.#wanted = wanted;
  }

  run(): Walk {
    const { likely, optional, further } = initialStates(this.#walked);
    for (const given of likely) this.#begin(given);
    this.#likely = likely.length;
    this.#optional = optional;
    this.#further = further;
    const possibilities = findPossibilities(this.#walked);
    for (let expanded = 0, after = 0; expanded < MOST_EXPANDED && after < MOST_AFTER_ALL; expanded += 1) {
      const from = this.#next();
      if (from === undefined) break;
      if (this.#hasAll()) after += 1;
      for (const when of possibleSteps(possibilities, from.runState, from.given, expanded)) this.#go(from, when);
      if (!this.#waysOn.has(from)) this.#stuck.push(from);
    }
    return {
      walked: this.#walked,
      taken: this.#taken,
      entered: this.#entered,
      found: [...this.#found.values()],
      moves: this.#moves,
      snapshotKey: this.#keyOf,
      answered: this.#answered,
      breaks: [...this.#breaks.values()],
      stuck: this.#stuck,
      steps: this.#steps,
      isCut: this.#frontier.size > 0,
    };
  }

  /**
   * The finding to go on from. Findings like known ones with another session or input are of use while a part of the flow
   * itself is not reached.
   */
  #next(): Found | undefined {
    const isOpen = !this.#hasAll() && this.#tried < MOST_OTHERS;
    if (isOpen && (this.#tried >= this.#likely || this.#frontier.size === 0)) {
      for (const given of this.#optional) this.#begin(given);
      this.#optional = [];
    }
    if (isOpen && this.#frontier.others === 0) {
      for (const given of this.#further) this.#begin(given);
      this.#further = [];
    }
    const next = this.#frontier.take(isOpen);
    if (next?.isOther === true) this.#tried += 1;
    return next?.value;
  }

  #hasAll(): boolean {
    return this.#wanted.every((transitionId) => this.#taken.has(transitionId));
  }

  #begin(given: Situation): void {
    const { portal, flow } = this.#walked;
    const context = scenarioContext(portal, given, flow, given.session && { ...given.session });
    const moment = { context, now: Date.parse(given.at ?? "") };
    const started = start(portal.flows, {
      flow,
      // As in a scenario, where the nonces of the run are the same then.
      run: "scenario",
      release: "scenario",
      input: { ...given.input },
      ...moment,
    });
    const outcome = toOutcome(
      { flows: portal.flows, snapshot: started.snapshot, effects: [], taken: [], asked: [], ...moment },
      started,
    );
    this.#steps += 1;
    if (!outcome.ok) this.#broken({ at: undefined, given, when: undefined, why: outcome.why });
    else this.#note({ given, runState: outcome.runState, from: undefined, when: undefined });
  }

  #go(from: Found, when: When): void {
    const { portal, flow } = this.#walked;
    this.#steps += 1;
    const outcome = performStep(from.runState, when, (session) =>
      scenarioContext(portal, from.given, flow, session && { ...session }),
    );
    if (!outcome.ok) {
      // A reload loses unstored data; the host starts such a run anew.
      if (outcome.why.startsWith("the run breaks") && !("reload" in when))
        this.#broken({ at: from, given: from.given, when, why: outcome.why });
      return;
    }
    if (outcome.runState.snapshot === from.runState.snapshot && outcome.runState.now === from.runState.now) return;
    if (!("reload" in when) && !("system" in when) && outcome.runState.snapshot !== from.runState.snapshot)
      this.#waysOn.add(from);
    this.#note({ given: from.given, runState: outcome.runState, from, when });
  }

  #broken(found: Break): void {
    if (!this.#breaks.has(found.why)) this.#breaks.set(found.why, found);
  }

  #note(step: Omit<Found, "key">): void {
    const seen = this.#keyOf(step.runState);
    const found = { ...step, key: seen.key };
    const isFirst = this.#isFirst(found);
    const isSeenFrom = this.#isSeenFrom(step.given, seen.key);
    const isEnded = step.runState.snapshot.ended !== undefined;
    if (this.#found.has(seen.key)) {
      if (!isSeenFrom && !isEnded) this.#frontier.addOther(stepsTo(found), found);
      return;
    }
    this.#found.set(seen.key, found);
    if (isEnded) return;
    const isFirstAsked = seen.asked !== undefined && !this.#asked.has(seen.asked);
    if (seen.asked !== undefined) this.#asked.add(seen.asked);
    const { states, awaited } = seen;
    const areTruthsNew = states.map(({ id, truths }) => this.#truths.areNew(`${id} ${awaited}`, truths));
    const areDataNew = states.map(({ id, data }) => this.#data.areNew(id, data));
    if (isFirst || isFirstAsked || areTruthsNew.includes(true)) this.#frontier.addNew(found);
    else if (areDataNew.includes(true)) this.#frontier.addWithNewData(found);
    else this.#frontier.add(seen.kinds, found);
  }

  /** Whether a transition or a state is found for the first time; notes what led there. */
  #isFirst(found: Found): boolean {
    const { from, when, key, runState } = found;
    if (from !== undefined && when !== undefined) {
      first(this.#movesFrom(from.key), key, when);
      if ("answers" in when) this.#leads(from.key, key);
    }
    const taken = runState.taken.map((transition) => first(this.#taken, toTransitionId(transition), found));
    const entered = stateIds(runState.snapshot).map((id) => first(this.#entered, id, found));
    return [...taken, ...entered].includes(true);
  }

  #isSeenFrom(given: Situation, key: string): boolean {
    const known = this.#seen.get(given) ?? new Set<string>();
    this.#seen.set(given, known);
    const isSeen = known.has(key);
    known.add(key);
    return isSeen;
  }

  #movesFrom(key: string): Map<string, When> {
    const known = this.#moves.get(key) ?? new Map<string, When>();
    this.#moves.set(key, known);
    return known;
  }

  #leads(from: string, to: string): void {
    const known = this.#answered.get(from) ?? new Set<string>();
    this.#answered.set(from, known.add(to));
  }
}

/** Whether the key was absent before. */
function first<Value>(map: Map<string, Value>, key: string, value: Value): boolean {
  if (map.has(key)) return false;
  map.set(key, value);
  return true;
}

function stepsTo({ from }: Found): number {
  let steps = 0;
  for (let at = from; at !== undefined; at = at.from) steps += 1;
  return steps;
}

const stateIds = ({ frames }: Snapshot) => frames.map(({ flow, state }) => `${flow}#${state}`);
