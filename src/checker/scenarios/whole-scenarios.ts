import type { Scenario, Scenarios } from "../../documents/generated/scenarios.ts";
import { member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { asDocument } from "../release/as-document.ts";
import { fixturesOf } from "../uses/fixtures.ts";
import { type Replies, repliesOf, type Situation, situationOf } from "./situation.ts";

/** A scenario with the values of its fixtures. */
export interface WholeScenario extends Omit<Scenario, "given"> {
  readonly given: Situation;
  /** The usual replies, for answers that say no other. */
  readonly replies?: Replies;
  /** Whether the runner answers calls by their usual replies, without a step of the scenario. */
  readonly isAnswered?: boolean;
}

/** The scenarios of a document, and their flow as the document names it. */
export interface WholeScenarios {
  readonly flow: string;
  readonly scenarios: Readonly<Record<string, WholeScenario>>;
}

/** The scenarios of a document with the values of the fixtures that it lists. */
export const wholeScenarios = memoizeByDocument((context, document: SourceDocument): WholeScenarios => {
  const { flow, scenarios } = asDocument<Scenarios>(document.value, document.path);
  const whole = completing(context, document);
  return {
    flow,
    scenarios: Object.fromEntries(Object.entries(scenarios).map(([title, one]) => [title, whole(one)])),
  };
});

/** Completes scenarios by the fixtures of their document; without a document they are complete. */
export function completing(
  context: CheckContext,
  document: SourceDocument | undefined,
): (scenario: Scenario) => WholeScenario {
  const files = document === undefined ? [] : fixturesOf(context, document);
  const replies = repliesOf(files);
  const mayAnswer = member(document?.value, "answers") === "usual";
  return (scenario) => ({
    ...scenario,
    given: situationOf(scenario.given, files),
    replies,
    isAnswered: mayAnswer && scenario.answers !== "none",
  });
}
