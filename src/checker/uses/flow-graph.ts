import type { CheckContext } from "../check-context.ts";
import { spend } from "../incremental/work.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, edgeTargets, listEdges, stepStates } from "./flow-edges.ts";
import { type DraftState, listStates } from "./flow-links.ts";
import { usesOfFlow } from "./flow-uses.ts";

/** What a state does. */
export type StateKind = "screen" | "wait" | "call" | "calls" | "flow" | "choose" | "final";

const KINDS: readonly StateKind[] = ["screen", "wait", "call", "calls", "flow", "choose", "final"];

/** The kind of a state; undefined where the document does not say. */
export const stateKind = (state: DraftState | undefined): StateKind | undefined =>
  KINDS.find((kind) => state !== undefined && Object.hasOwn(state, kind));

/** Whether a state shows its screen over a page. */
export const isOverlay = (state: DraftState | undefined) => state?.as === "dialog" || state?.as === "panel";

/** Every state to which a flow can come: from its start, its entries, and the steps that addresses name. */
export const reachedStates = memoizeByDocument((context, flow: FlowDocument): ReadonlySet<string> => {
  const common = edgesFrom(context, flow).flatMap((edge) => edgeTargets(edge, flow));
  return reachedFrom([...initialStates(context, flow), ...common], onwardIn(context, flow));
});

/** The states to which a flow can go from one of its states, by edges of that state itself. */
export const onwardIn = (context: CheckContext, flow: FlowDocument) => (name: string) =>
  edgesFrom(context, flow, name).flatMap((edge) => edgeTargets(edge, flow));

/** The state in which a flow starts, in a list; none where it does not say. */
export const startState = ({ value: { start } }: FlowDocument) => (start === undefined ? [] : [start]);

function initialStates(context: CheckContext, flow: FlowDocument): string[] {
  const entries = listStates(flow).filter(({ state }) => state.entry === true);
  const named = usesOfFlow(context, flow).map((use) => (use.by === "route" ? use.value.state : undefined));
  const steps = stepStates(flow);
  return [...startState(flow), ...entries.map(({ name }) => name), ...steps.filter((step) => named.includes(step))];
}

/** The states from which a flow can come to one of its states, by edges for which `counts` holds. */
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

/** All that one comes to from some beginnings, these included. */
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
