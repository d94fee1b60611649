import type { Scenario, ScenarioStep, Then, When } from "../../documents/generated/scenarios.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type Context, type FlowSet, start } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { differences } from "./expectation.ts";
import { type Outcome, performStep, toOutcome } from "./scenario-step.ts";
import { type Answering, settledSteps } from "./settled-steps.ts";
import type { Replies, Situation } from "./situation.ts";
import type { WholeScenario } from "./whole-scenarios.ts";
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
  /** The step, of the scenario or of the runner; absent at the start. */
  readonly when: When | undefined;
  readonly expected: Then | undefined;
  readonly outcome: Outcome;
  /** The places of the step and of its expectation, from the scenario. */
  readonly at: JsonPath;
  readonly thenAt: JsonPath;
}

/**
 * Walks a scenario step by step, whatever is expected, until a step is impossible. The runner's replies are steps too;
 * the expectation of a step comes with the last of them.
 */
export function* walkedSteps(
  context: CheckContext,
  scenario: WholeScenario,
  flow: Names["flow"],
): Generator<WalkedStep> {
  const { given } = scenario;
  const flows = flowsFor(context, given.client);
  const contextFor = (session: object | undefined) => scenarioContext(flows, given, flow, session && { ...session });
  let outcome = startRun(flows.flows, given, flow, contextFor(given.session));
  for (const { when, expected, answering, ...places } of plannedSteps(scenario)) {
    const before = when && runStateAfter(outcome);
    outcome = performed(outcome, when, contextFor);
    for (const step of settledSteps(when, outcome, { ...answering, before })) {
      outcome = step.outcome;
      yield { when: step.when, outcome, expected: step.isSettled ? expected : undefined, ...places };
    }
    if (!outcome.ok) return;
  }
}

const runStateAfter = (outcome: Outcome) => (outcome.ok ? outcome.runState : undefined);

/** The outcome of a step; the start has none, and after a failure nothing is performed. */
const performed = (outcome: Outcome, when: When | undefined, contextFor: Parameters<typeof performStep>[2]): Outcome =>
  outcome.ok && when !== undefined ? performStep(outcome.runState, when, contextFor) : outcome;

function startRun(flows: FlowSet, given: Situation, flow: string, context: Context): Outcome {
  const moment = { context, now: Date.parse(given.at ?? START_TIME) };
  const run = { run: "scenario", release: "scenario", input: { ...given.input } };
  const started = start(flows, { flow, ...run, ...moment });
  return toOutcome({ flows, snapshot: started.snapshot, effects: [], taken: [], asked: [], ...moment }, started);
}

interface PlannedStep extends Pick<WalkedStep, "when" | "expected" | "at" | "thenAt"> {
  readonly answering: Answering;
}

/** The start and the steps of a scenario. */
function plannedSteps({ then, steps = [], replies, isAnswered }: WholeScenario): PlannedStep[] {
  const usual = (answers: ScenarioStep["answers"]) => (isAnswered && answers === undefined ? replies : undefined);
  const first = {
    ...{ when: undefined, expected: then, at: ["given"], thenAt: ["then"] },
    answering: { replies: usual(undefined), next: steps[0]?.when },
  };
  const others = steps.map(({ when, then: expected, answers }, index) => ({
    ...{ when: withReply(when, replies), expected, at: ["steps", index, "when"], thenAt: ["steps", index, "then"] },
    answering: { replies: usual(answers), next: steps[index + 1]?.when },
  }));
  return [first, ...others];
}

/** An answer without a reply gives the usual one. */
const withReply = (when: When, replies: Replies | undefined): When =>
  "answers" in when && when.reply === undefined && when.fails === undefined && replies !== undefined
    ? { ...when, reply: replies[when.answers] }
    : when;

/** Walks a scenario and returns the first mismatch; undefined when it passes. */
export function walkScenario(context: CheckContext, scenario: WholeScenario, names: Names): Deviation[] {
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
}: Pick<Scenario, "steps">): { readonly call: string; readonly gives: unknown; readonly path: JsonPath }[] {
  return steps.flatMap(({ when }: { readonly when: When }, index) =>
    "answers" in when && when.reply !== undefined
      ? [{ call: when.answers, gives: when.reply, path: ["steps", index, "when", "reply"] }]
      : [],
  );
}
