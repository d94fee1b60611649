import type { Given, Scenario, ScenarioStep, When } from "../../src/documents/generated/scenarios.ts";
import type { Found } from "./found.ts";

/** The path to a finding as a scenario: its `given`, then its steps. */
export function scenarioTo(found: Found, last?: When): Scenario {
  const steps: ScenarioStep[] = last === undefined ? [] : [{ when: last }];
  for (let at: Found | undefined = found; at?.when !== undefined; at = at.from) steps.unshift({ when: at.when });
  return scenario(found.given, steps);
}

/** A scenario without steps. */
export const emptyScenario = (given: Given): Scenario => scenario(given, []);

const scenario = (given: Given, steps: readonly ScenarioStep[]): Scenario => ({
  given,
  ...(steps.length === 0 ? {} : { steps }),
});
