import { performStep, type RunState } from "../../src/checker/scenarios/scenario-step.ts";
import type { Situation } from "../../src/checker/scenarios/situation.ts";
import { scenarioContext } from "../../src/checker/scenarios/world.ts";
import type { Scenario, When } from "../../src/documents/generated/scenarios.ts";
import type { Found, Walk } from "./found.ts";
import { scenarioTo } from "./scenario-to.ts";

/** A place of a search: a class of snapshots, and the path to it. */
interface Place {
  readonly first: Found;
  readonly key: string;
  readonly from: Place | undefined;
  readonly when: When | undefined;
}

/**
 * The shortest of all paths that a walk found to a wanted finding, as a scenario; `undefined` without one. Breadth
 * first over all steps from one class of snapshots to another, whichever the walk found first.
 */
export function shortestScenario(walk: Walk, isMeant: (found: Found) => boolean): Scenario | undefined {
  const ends = walk.found.filter(isMeant);
  const meant = new Set(ends.map(({ key }) => key));
  for (const place of placesIn(walk)) {
    const scenario = meant.has(place.key) ? replayed(walk, place) : undefined;
    if (scenario !== undefined) return scenario;
  }
  const [known] = ends;
  return known && scenarioTo(known);
}

/** Every class of snapshots that was found, the nearest first. */
function* placesIn({ found, moves }: Walk): Generator<Place> {
  const initial = found.filter(({ from }) => from === undefined);
  const waiting = initial.map((first): Place => ({ first, key: first.key, from: undefined, when: undefined }));
  const seen = new Set<string>();
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    if (seen.has(place.key)) continue;
    seen.add(place.key);
    yield place;
    for (const [key, when] of moves.get(place.key) ?? []) waiting.push({ first: place.first, key, from: place, when });
  }
}

/** The shortest path to a finding, or to one of the same class. */
export const shortestTo = (walk: Walk, found: Found): Scenario =>
  shortestScenario(walk, ({ key }) => key === found.key) ?? scenarioTo(found);

/**
 * The path as a scenario, if the engine can replay it: snapshots of one class may still differ in the values that a
 * step needs.
 */
function replayed({ walked, snapshotKey }: Walk, end: Place): Scenario | undefined {
  const steps: When[] = [];
  for (let at: Place | undefined = end; at?.when !== undefined; at = at.from) steps.unshift(at.when);
  const { given, runState: initial } = end.first;
  let runState: RunState | undefined = initial;
  for (const when of steps) runState = runState && after(runState, when, given);
  if (runState === undefined || snapshotKey(runState).key !== end.key) return undefined;
  return { given, ...(steps.length === 0 ? {} : { steps: steps.map((when) => ({ when })) }) };

  function after(before: RunState, when: When, given: Situation): RunState | undefined {
    const outcome = performStep(before, when, (session) =>
      scenarioContext(walked.portal, given, walked.flow, session && { ...session }),
    );
    return outcome.ok ? outcome.runState : undefined;
  }
}
