import type { CheckContext } from "../../src/checker/check-context.ts";
import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { type Edge, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { member } from "../../src/documents/json.ts";
import type { Reach } from "./closed-transitions.ts";
import { enteredBy, isGiving, isTakenAway, isToNext } from "./given-names.ts";
import { GrownReach } from "./reach.ts";
import { stepTransitions, transitionIdAt } from "./transition-ids.ts";
import type { WalkedFlow } from "./walked-flow.ts";

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
  if (reach.flow(document).truthOfStep(step) === false) return "its condition is never true here";
  const gives = member(step, "sets");
  const isGivenFirst = typeof gives === "string" && isAlwaysGiven(checkContext, document, open, gives);
  return isGivenFirst ? "its result is set before the next step is chosen" : undefined;
}

/** Whether every path to the next step passes a transition that sets a name of the data, which nothing unsets. */
function isAlwaysGiven(context: CheckContext, document: FlowDocument, open: readonly Edge[], name: string): boolean {
  if (isTakenAway(document, open, name)) return false;
  const others = open.filter((edge) => !isGiving(context, document, edge, name));
  const entered = enteredBy(document, others);
  return !others.some((edge) => isToNext(edge) && (edge.from === undefined || entered.has(edge.from)));
}
