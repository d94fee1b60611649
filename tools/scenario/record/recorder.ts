import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { SourceDocument } from "../../../src/checker/read/source-document.ts";
import type { RunState } from "../../../src/checker/scenarios/scenario-step.ts";
import { walkedSteps } from "../../../src/checker/scenarios/walk-scenario.ts";
import { completing, type WholeScenario } from "../../../src/checker/scenarios/whole-scenarios.ts";
import { flowsFor } from "../../../src/checker/scenarios/world.ts";
import type { Given, Scenario, ScenarioStep, When } from "../../../src/documents/generated/scenarios.ts";
import { member, objectEntries } from "../../../src/documents/json.ts";
import { accepts } from "../../../src/engine/index.ts";
import { expectedOutcome, expecting } from "./expected-outcome.ts";

/** A scenario in the making: does each step on the engine, and notes the result. */
export interface Recorder {
  /** @throws Error when the step is impossible; the scenario then stays unchanged. */
  take(when: When): void;
  scenario(): Scenario;
  /** The duration until the next timer is due. @throws Error when no timer runs. */
  untilNextTimer(): string;
  /** Lines for the person who records: the view, and the possible steps. */
  lines(): string[];
}

/**
 * Begins a scenario of a flow. `document`: the file that it is written to, whose fixtures it may use.
 * @throws Error when it cannot start.
 */
export function record(
  documents: CheckContext,
  flow: string,
  given: Given,
  document?: SourceDocument<"scenarios">,
): Recorder {
  const journey = flow.split("/")[0] ?? "";
  const complete = completing(documents, document);
  const standingAfter = (scenario: Scenario) => lastState(documents, complete(scenario), flow);
  let scenario: Scenario = { given };
  let runState = standingAfter(scenario);
  scenario = expecting(scenario, expectedOutcome(runState, journey));
  return {
    take(when) {
      const done: readonly ScenarioStep[] = scenario.steps ?? [];
      runState = standingAfter({ ...scenario, steps: [...done, { when }] });
      scenario = { ...scenario, steps: [...done, expecting({ when }, expectedOutcome(runState, journey))] };
    },
    scenario: () => scenario,
    untilNextTimer: () => {
      const due = Math.min(...Object.values(runState.snapshot.timers));
      if (!Number.isFinite(due)) throw new Error("no timer runs here");
      return `PT${Math.max(0, due - runState.now) / 1_000}S`;
    },
    lines: () =>
      stepLines(runState, eventsIn(documents, complete(scenario).given.client), expectedOutcome(runState, journey)),
  };
}

function lastState(documents: CheckContext, scenario: WholeScenario, flow: string): RunState {
  const last = [...walkedSteps(documents, scenario, flow)].at(-1)?.outcome;
  if (last === undefined || !last.ok) throw new Error(last?.why ?? "nothing starts");
  return last.runState;
}

/** Every event that a state of any flow takes. */
function eventsIn(documents: CheckContext, client: string): string[] {
  const flows = Object.values(flowsFor(documents, client).documents);
  const names = flows.flatMap(({ on, states }) => [on, ...Object.values(states).map((state) => member(state, "on"))]);
  return [...new Set(names.flatMap((on) => objectEntries(on).map(([name]) => name)))]
    .filter((name) => /^[A-Z]/.test(name))
    .sort();
}

function stepLines({ flows, snapshot, context, now }: RunState, events: readonly string[], then: object | undefined) {
  const taken = events.filter((name) => accepts(flows, snapshot, { name, isOpen: true }, { context, now }));
  const asked = Object.values(snapshot.pending).flatMap(({ call, answer }) => (answer === undefined ? [call] : []));
  return [
    JSON.stringify(then ?? {}),
    ...(taken.length === 0 ? [] : [`takes: ${taken.join(", ")}`]),
    ...(asked.length === 0 ? [] : [`waits for: ${asked.join(", ")}`]),
  ];
}
