import type { Scenario, Then, When } from "../../documents/generated/scenarios.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { start } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { differences } from "./expectation.ts";
import { type Outcome, performStep, type RunState, toOutcome } from "./scenario-step.ts";
import { flowsFor, scenarioContext } from "./world.ts";

/** A mismatch of a scenario, and its place. */
export interface Deviation {
  /** From the scenario. */
  readonly path: JsonPath;
  readonly message: string;
}

/** The full references of the names in scenarios. */
export interface Names {
  /** The flow, as `journey/id`. */
  readonly flow: string;
  /** A screen's reference by the name that the scenarios use. */
  screen(name: string): string;
}

const START_TIME = "2026-01-01T00:00:00Z";

/** One step of a scenario; the start is the first. */
export interface WalkedStep {
  /** The scenario step; absent at the start. */
  readonly when?: When;
  readonly expected: Then | undefined;
  readonly outcome: Outcome;
  /** The places of the step and of its expectation, from the scenario. */
  readonly at: JsonPath;
  readonly thenAt: JsonPath;
}

/** Walks a scenario step by step, whatever is expected, until a step is impossible. */
export function* walkedSteps(
  context: CheckContext,
  { given, then, steps = [] }: Scenario,
  flow: Names["flow"],
): Generator<WalkedStep> {
  const flows = flowsFor(context, given.client);
  const contextFor = (session: object | undefined) => scenarioContext(flows, given, flow, session && { ...session });
  const moment = { context: contextFor(given.session), now: Date.parse(given.at ?? START_TIME) };
  const run = { run: "scenario", release: "scenario", input: { ...given.input } };
  const started = start(flows.flows, { flow, ...run, ...moment });
  const before: RunState = { flows: flows.flows, snapshot: started.snapshot, effects: [], taken: [], ...moment };
  let outcome = toOutcome(before, started);
  yield { outcome, expected: then, at: ["given"], thenAt: ["then"] };
  for (const [index, { when, then: expected }] of steps.entries()) {
    if (!outcome.ok) return;
    outcome = performStep(outcome.runState, when, contextFor);
    yield { when, outcome, expected, at: ["steps", index, "when"], thenAt: ["steps", index, "then"] };
  }
}

/** Walks a scenario and returns the first mismatch; undefined when it passes. */
export function walkScenario(context: CheckContext, scenario: Scenario, names: Names): Deviation[] {
  for (const step of walkedSteps(context, scenario, names.flow)) {
    const deviations = deviationsIn(step, names);
    if (deviations.length > 0) return deviations;
  }
  return [];
}

function deviationsIn({ outcome, expected, at, thenAt }: WalkedStep, names: Names): Deviation[] {
  if (!outcome.ok) return [{ path: at, message: outcome.why }];
  const found = expected === undefined ? [] : differences(outcome.runState, expected, names.screen);
  return found.map(({ path, message }) => ({ path: [...thenAt, ...path], message }));
}

/** The answers of a scenario for calls, with their places. */
export function listAnswers({
  steps = [],
}: Scenario): { readonly call: string; readonly gives: unknown; readonly path: JsonPath }[] {
  return steps.flatMap(({ when }: { readonly when: When }, index) =>
    "answers" in when && when.reply !== undefined
      ? [{ call: when.answers, gives: when.reply, path: ["steps", index, "when", "reply"] }]
      : [],
  );
}
