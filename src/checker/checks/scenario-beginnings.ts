import type { Beginning } from "../../documents/generated/scenarios.ts";
import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import { walkedSteps } from "../scenarios/walk-scenario.ts";
import { type WholeScenario, wholeScenarios } from "../scenarios/whole-scenarios.ts";
import { nameInJourney } from "../uses/references.ts";

export const SCENARIO_BEGINNING = "scenario-beginning";

interface Wrong {
  readonly path: JsonPath;
  readonly message: string;
  readonly hint?: string | undefined;
}

/**
 * The reason why a scenario cannot follow the one that it names, whose customer signs in. `canWalk`: whether a scenario
 * can be walked at all.
 */
export function beginningProblems(
  context: CheckContext,
  document: SourceDocument,
  canWalk: (scenario: WholeScenario) => boolean,
): Problem[] {
  return Object.entries(wholeScenarios(context, document).scenarios).flatMap(([title, scenario]) => {
    if (scenario.after === undefined || !canWalk(scenario)) return [];
    const wrong = wrongWith(context, document, scenario, scenario.after);
    if (wrong === undefined) return [];
    const { path, message, hint } = wrong;
    const spot = { path: ["scenarios", title, ...path] };
    return [{ check: SCENARIO_BEGINNING, file: document.path, spot, message: `"${title}" ${message}`, hint }];
  });
}

function wrongWith(
  context: CheckContext,
  document: SourceDocument,
  scenario: WholeScenario,
  { title, of = fullName(document) }: Beginning,
): Wrong | undefined {
  const all = context.index.of("scenarios");
  const named = all.find((one) => fullName(one) === of);
  if (named === undefined) {
    const hint = suggest(of, all.map(fullName), "documents of scenarios");
    return { path: ["after", "of"], message: `follows a scenario of "${of}", which does not exist`, hint };
  }
  const { flow, scenarios } = wholeScenarios(context, named);
  const before = Object.hasOwn(scenarios, title) ? scenarios[title] : undefined;
  if (before === undefined) {
    const hint = suggest(title, Object.keys(scenarios), "its scenarios");
    return { path: ["after", "title"], message: `follows "${title}", which "${of}" does not have`, hint };
  }
  return unfit(scenario, before) ?? unsigned(context, before, nameInJourney(flow, named));
}

const isSignedIn = ({ given }: WholeScenario) => member(given.session, "isSignedIn") === true;

/** Why one can never follow the other. */
function unfit(scenario: WholeScenario, before: WholeScenario): Wrong | undefined {
  const client = before.given.client;
  if (client !== scenario.given.client)
    return { path: ["given", "client"], message: `follows a scenario of the client "${client}"` };
  if (before.after !== undefined || isSignedIn(before))
    return {
      path: ["after", "title"],
      message: "follows a scenario that itself starts signed in",
      hint: "name the scenario in which the customer signs in",
    };
  if (!isSignedIn(scenario))
    return {
      path: ["given"],
      message: "follows a scenario in which its customer signs in, but starts without a session",
      hint: "add its initial session, or remove `after`",
    };
  if (scenario.inBrowser === undefined || before.inBrowser === undefined)
    return {
      path: ["after"],
      message: "follows a scenario, and one of the two cannot run in a browser",
      hint: '`after` applies in a browser only: write `"inBrowser": true` in both, or remove it',
    };
  return undefined;
}

/** A failing scenario is reported itself; here it counts only whether it signs in a customer. */
function unsigned(context: CheckContext, before: WholeScenario, flow: string): Wrong | undefined {
  let isIn = false;
  for (const { outcome } of walkedSteps(context, before, flow)) {
    if (!outcome.ok) return undefined;
    const { effects, snapshot } = outcome.runState;
    const isByItself = effects.some(({ kind }) => kind === "signIn");
    isIn ||= isByItself || signsIn(context, flow, snapshot.ended?.outcome);
  }
  if (isIn) return undefined;
  return { path: ["after", "title"], message: "follows a scenario in which nobody signs in" };
}

/** Whether an address with a flow signs in every customer who reaches an outcome there. */
function signsIn(context: CheckContext, flow: string, outcome: string | undefined): boolean {
  const { index, clients } = context;
  const substituted = clients.flatMap(({ value }) => objectEntries(member(member(value, "substitutes"), "flows")));
  const names = [flow, ...substituted.filter(([, by]) => by === flow).map(([name]) => name)];
  const routes = index.of("routes").flatMap(({ value }) => objectEntries(value.routes));
  return routes.some(([, { flow: behind, done }]) => {
    const transition = outcome === undefined ? undefined : (member(done, outcome) ?? member(done, "*"));
    return names.includes(String(behind)) && transition?.do?.signIn !== undefined;
  });
}
