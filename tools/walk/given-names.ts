import type { CheckContext } from "../../src/checker/check-context.ts";
import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { type Edge, edgeTargets, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { findScreen, listForms, listStates } from "../../src/checker/uses/flow-links.ts";
import { sentEvents } from "../../src/checker/uses/sent-events.ts";
import { withSubstitutes } from "../../src/checker/uses/substitutions.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { NEXT } from "../../src/engine/index.ts";
import { declaredData } from "./walked-flow.ts";

/**
 * The states that can be entered without the result of a form, for each form that a step without a condition asks for,
 * and whose result stays once it is given.
 */
export function statesWithoutForms(context: CheckContext, document: FlowDocument): Map<string, ReadonlySet<string>> {
  const steps = arrayElements(member(document.value, "steps"));
  const edges = listEdges(context, document);
  const found = steps.flatMap((step, index): [string, ReadonlySet<string>][] => {
    const name = member(step, "sets");
    if (typeof name !== "string" || member(step, "if") !== undefined || isTakenAway(document, edges, name)) return [];
    const asked = steps.slice(0, index + 1).map((one) => String(member(one, "to")));
    const others = edges.filter((edge) => !isGiving(context, document, edge, name));
    // Without the result, no later step is the next one.
    const targets = (edge: Edge) => (isToNext(edge) ? asked : edgeTargets(edge, document));
    return [[name, enteredBy(document, others, targets)]];
  });
  return new Map(found);
}

/** Whether something unsets a name of the data. */
export function isTakenAway(document: FlowDocument, edges: readonly Edge[], name: string): boolean {
  const isUnset = edges.some(({ transition }) => arrayElements(member(transition, "unset")).includes(name));
  return isUnset || arrayElements(member(declaredData(document).get(name), "dependsOn")).length > 0;
}

/** Whether a transition leads to the next step. */
export const isToNext = ({ transition }: Edge) => member(transition, "to") === NEXT;

/** The states that some transitions alone lead to. */
export function enteredBy(
  document: FlowDocument,
  transitions: readonly Edge[],
  targets = (edge: Edge): readonly string[] => edgeTargets(edge, document),
): ReadonlySet<string> {
  const entered = new Set(initialStates(document));
  for (let size = -1; size !== entered.size; ) {
    size = entered.size;
    for (const edge of transitions)
      if (edge.from === undefined || entered.has(edge.from)) for (const target of targets(edge)) entered.add(target);
  }
  return entered;
}

const initialStates = (document: FlowDocument): string[] => [
  String(member(document.value, "start")),
  ...listStates(document).flatMap(({ name, state }) => (member(state, "entry") === true ? [name] : [])),
];

/** Whether a transition follows the one control of a screen that sends the form of a name. */
export function isGiving(
  context: CheckContext,
  document: FlowDocument,
  { cause, from, name: event }: Edge,
  name: string,
): boolean {
  const state = listStates(document).find((one) => one.name === from)?.state;
  const screen = findScreen(context, document, state);
  if (cause !== "on" || screen === undefined || withSubstitutes(context, "screen", screen).length > 1) return false;
  if (!listForms(context, screen).some(({ id }) => id === name)) return false;
  return sentEvents(context, screen).filter((one) => one.name === event).length === 1;
}
