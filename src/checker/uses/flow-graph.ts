import type { CheckContext } from "../check-context.ts";
import { spend } from "../incremental/work.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, edgeTargets, listEdges } from "./flow-edges.ts";
import type { DraftState } from "./flow-links.ts";

/** The kind of a state. */
export type StateKind = "screen" | "wait" | "call" | "calls" | "flow" | "choose" | "final";

const KINDS: readonly StateKind[] = ["screen", "wait", "call", "calls", "flow", "choose", "final"];

/** The kind of a state; undefined when the document does not tell. */
export const stateKind = (state: DraftState | undefined): StateKind | undefined =>
  KINDS.find((kind) => state !== undefined && Object.hasOwn(state, kind));

/** Whether a state shows its screen over a page. */
export const isOverlay = (state: DraftState | undefined) => state?.as === "dialog" || state?.as === "panel";

/** Every state that can be reached from a flow's start. */
export const reachedStates = memoizeByDocument((context, flow: FlowDocument): ReadonlySet<string> => {
  const common = edgesFrom(context, flow).flatMap((edge) => edgeTargets(edge, flow));
  return reachedFrom([...startState(flow), ...common], onwardIn(context, flow));
});

/** The states that a flow can reach from one of its states, by edges of that state itself. */
export const onwardIn = (context: CheckContext, flow: FlowDocument) => (name: string) =>
  edgesFrom(context, flow, name).flatMap((edge) => edgeTargets(edge, flow));

/** The start state of a flow, in a list; empty when absent. */
export const startState = ({ value: { start } }: FlowDocument) => (start === undefined ? [] : [start]);

/** The states that can reach a state of the flow, by edges for which `counts` holds. */
export function leadingTo(
  context: CheckContext,
  flow: FlowDocument,
  name: string,
  counts: (edge: Edge) => boolean = () => true,
): ReadonlySet<string> {
  const back = new Map<string, string[]>();
  for (const edge of listEdges(context, flow)) {
    if (edge.from === undefined || !counts(edge)) continue;
    for (const to of edgeTargets(edge, flow)) back.set(to, [...(back.get(to) ?? []), edge.from]);
  }
  const before = (one: string) => back.get(one) ?? [];
  return reachedFrom(before(name), before);
}

/** All nodes that can be reached from some initial nodes, including these. */
export function reachedFrom(
  starts: readonly string[],
  onward: (name: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    spend();
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...onward(name));
  }
  return reached;
}
