import type { CheckContext } from "../../src/checker/check-context.ts";
import { parsePointer, valueAt } from "../../src/checker/findings/inside.ts";
import { fullName } from "../../src/checker/read/source-document.ts";
import { type WalkedStep, walkedSteps } from "../../src/checker/scenarios/walk-scenario.ts";
import { nameInJourney } from "../../src/checker/uses/references.ts";
import type { Then } from "../../src/documents/generated/scenarios.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { view } from "../../src/engine/index.ts";
import { type ListedScenario, listScenarios } from "../scenario/list-scenarios.ts";

/** The symbols that a scenario passes. Each by its name here: `state sign-in/by-password.locked`. */
export interface ScenarioTrace {
  /** `journey/document: sentence`. */
  readonly name: string;
  /** What it passes; `true` where the very step says what is to be seen then. */
  readonly passed: ReadonlyMap<string, boolean>;
  /** The screens that it says are there, as `journey/id`. */
  readonly screens: ReadonlySet<string>;
}

/** The symbols that every scenario passes, in the order of files. */
export const traceScenarios = (checkContext: CheckContext): ScenarioTrace[] =>
  listScenarios(checkContext, {}).map((listed) => traceScenario(checkContext, listed));

/** The name of a scenario among all. */
export const scenarioName = ({ document, title }: Pick<ListedScenario, "document" | "title">): string =>
  `${fullName(document)}: ${title}`;

function traceScenario(checkContext: CheckContext, listed: ListedScenario): ScenarioTrace {
  const { document, flow, scenario } = listed;
  const passed = new Map<string, boolean>();
  const screens = new Set<string>();
  for (const step of walkedSteps(checkContext, scenario, nameInJourney(flow, document))) {
    const isStated = statesWhatIsSeen(step.expected);
    for (const name of passedIn(checkContext, step)) passed.set(name, isStated || passed.get(name) === true);
    for (const screen of expectedScreens(step.expected)) screens.add(nameInJourney(screen, document));
  }
  return { name: scenarioName(listed), passed, screens };
}

const expectedScreens = ({ screen, page }: Then = {}): string[] => [screen, page].filter((one) => one !== undefined);

const statesWhatIsSeen = (then: Then | undefined): boolean =>
  then !== undefined && (["screen", "calls", "shows", "goes", "ends", "leaves"] as const).some((key) => key in then);

/** The symbols that a step passes: its states, the events and transitions it took, the notice. */
function passedIn(checkContext: CheckContext, { outcome }: WalkedStep): string[] {
  if (!outcome.ok) return [];
  const { snapshot, flows, context, taken } = outcome.runState;
  const { show } = view(flows, snapshot, context);
  return [
    ...snapshot.frames.map(({ flow, state }) => `state ${flow}.${state}`),
    ...taken.flatMap(({ flow, at }) => takenNames(checkContext, flow, at)),
    ...(show === undefined ? [] : [`message ${show.key}`]),
  ];
}

/** A transition, the event that led to it, the state that it leads to. */
function takenNames({ index }: CheckContext, flow: string, at: string): string[] {
  const document = index.find("flow", flow);
  const path = parsePointer(at);
  const event = path[path.indexOf("on") + 1];
  const one = valueAt(document?.value, path);
  // The index of a transition that stands alone is not in the document.
  const transition = one ?? valueAt(document?.value, path.slice(0, -1));
  const to = member(arrayElements(transition)[0] ?? transition, "to");
  return [
    ...path.map(
      (_, end) =>
        `place ${document?.path}#/${path
          .slice(0, end + 1)
          .map(escaped)
          .join("/")}`,
    ),
    ...(path.includes("on") && event !== undefined ? [`event ${flow}.${event}`] : []),
    ...(typeof to === "string" ? [`state ${flow}.${to}`] : []),
  ];
}

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
