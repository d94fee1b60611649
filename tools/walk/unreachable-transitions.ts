import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { type Edge, edgeTargets, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { findScreen, listForms, listStates } from "../../src/checker/uses/flow-links.ts";
import { sentEvents } from "../../src/checker/uses/sent-events.ts";
import { withSubstitutes } from "../../src/checker/uses/substitutions.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { NEXT } from "../../src/engine/index.ts";
import type { Reach } from "./closed-transitions.ts";
import { knownTruth } from "./possible-values.ts";
import { GrownReach } from "./reach.ts";
import { stepTransitions, transitionIdAt } from "./transition-ids.ts";
import { declaredData, type WalkedFlow } from "./walked-flow.ts";

/** Why a transition cannot be taken for this client and programme. */
export type Unreachable = ReadonlyMap<string, string>;

/**
 * The transitions of a flow that the documents prove to be out of reach for a client and a programme, with the reason:
 * from the values of the client and the programme, and the possible data, events and inputs.
 */
export function unreachableTransitions(walked: WalkedFlow): Unreachable {
  const { checkContext, document } = walked;
  const reach = new GrownReach(walked);
  const edges = listEdges(checkContext, document).map(
    (edge) => [transitionIdAt(document, edge.path), reach.whyNot(edge, document)] as const,
  );
  const steps = stepTransitions(document).map(
    ({ transitionId, step }) => [transitionId, whyNoStep(reach, walked, step)] as const,
  );
  return new Map(
    [...edges, ...steps].flatMap(([transitionId, why]) => (why === undefined ? [] : [[transitionId, why] as const])),
  );
}

function whyNoStep(reach: Reach, { checkContext, document }: WalkedFlow, step: unknown): string | undefined {
  const open = listEdges(checkContext, document).filter((edge) => reach.whyNot(edge, document) === undefined);
  const asked = open.filter(isToNext);
  if (asked.length === 0) return "no transition leads to the next step";
  if (knownTruth(member(step, "if"), reach.flow(document).known()) === false) return "its condition is never true here";
  const gives = member(step, "sets");
  const isGivenFirst = typeof gives === "string" && isAlwaysGiven(reach, document, open, gives);
  return isGivenFirst ? "its result is set before the next step is chosen" : undefined;
}

const isToNext = ({ transition }: Edge) => member(transition, "to") === NEXT;

/** Whether every path to the next step passes a transition that sets a name of the data, which nothing unsets. */
function isAlwaysGiven(reach: Reach, document: FlowDocument, open: readonly Edge[], name: string): boolean {
  const isTaken = open.some(({ transition }) => arrayElements(member(transition, "unset")).includes(name));
  if (isTaken || arrayElements(member(declaredData(document).get(name), "dependsOn")).length > 0) return false;
  const ungiven = reachedBy(
    document,
    open.filter((edge) => !isGiving(reach, document, edge, name)),
  );
  return !ungiven.some(isToNext);
}

/** The transitions among some that can be reached along these alone. */
function reachedBy(document: FlowDocument, transitions: readonly Edge[]): readonly Edge[] {
  const reached = new Set(initialStates(document));
  const isReached = ({ from }: Edge) => from === undefined || reached.has(from);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    const targets = transitions.filter(isReached).flatMap((edge) => edgeTargets(edge, document));
    for (const target of targets) reached.add(target);
  }
  return transitions.filter(isReached);
}

const initialStates = (document: FlowDocument): string[] => [
  String(member(document.value, "start")),
  ...listStates(document).flatMap(({ name, state }) => (member(state, "entry") === true ? [name] : [])),
];

/** Whether a transition follows the one control of a screen that sends the form of a name. */
function isGiving({ walked }: Reach, document: FlowDocument, { cause, from, name: event }: Edge, name: string) {
  const state = listStates(document).find((one) => one.name === from)?.state;
  const screen = findScreen(walked.checkContext, document, state);
  if (cause !== "on" || screen === undefined || withSubstitutes(walked.checkContext, "screen", screen).length > 1)
    return false;
  if (!listForms(walked.checkContext, screen).some(({ id }) => id === name)) return false;
  return sentEvents(walked.checkContext, screen).filter((one) => one.name === event).length === 1;
}
