import type { CheckedDocuments } from "../checked-documents.ts";
import { spend } from "../incremental/work.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { type Edge, edgesFrom, edgesOf, stepsOf, targetsOf } from "./flow-edges.ts";
import { statesOf } from "./flow-links.ts";
import { usesOfFlow } from "./flow-uses.ts";

/** What a state does. */
export type StateKind = "screen" | "wait" | "call" | "calls" | "flow" | "choose" | "final";

const KINDS: readonly StateKind[] = ["screen", "wait", "call", "calls", "flow", "choose", "final"];

/** The kind of a state; undefined where the document does not say. */
export const kindOf = (state: unknown): StateKind | undefined =>
  KINDS.find((kind) => member(state, kind) !== undefined);

/** Every state to which a flow can come: from its start, its entries, and the steps that addresses name. */
export const reachedStates = remembered((checked, flow): ReadonlySet<string> => {
  const common = edgesFrom(checked, flow).flatMap((edge) => targetsOf(edge, flow));
  return reachedFrom([...beginnings(checked, flow), ...common], onwardIn(checked, flow));
});

/** The states to which a flow can go from one of its states, by edges of that state itself. */
export const onwardIn = (checked: CheckedDocuments, flow: SourceDocument) => (name: string) =>
  edgesFrom(checked, flow, name).flatMap((edge) => targetsOf(edge, flow));

function beginnings(checked: CheckedDocuments, flow: SourceDocument): string[] {
  const entries = statesOf(flow).filter(({ state }) => member(state, "entry") === true);
  const named = usesOfFlow(checked, flow).map((use) => (use.by === "route" ? member(use.value, "state") : undefined));
  const steps = stepsOf(flow);
  return [
    ...[member(flow.value, "start")].filter((name) => typeof name === "string"),
    ...entries.map(({ name }) => name),
    ...steps.filter((step) => named.includes(step)),
  ];
}

/** The states from which a flow can come to one of its states, by edges for which `counts` holds. */
export function leadingTo(
  checked: CheckedDocuments,
  flow: SourceDocument,
  name: string,
  counts: (edge: Edge) => boolean = () => true,
): ReadonlySet<string> {
  const back = new Map<string, string[]>();
  for (const edge of edgesOf(checked, flow)) {
    if (edge.from === undefined || !counts(edge)) continue;
    for (const to of targetsOf(edge, flow)) back.set(to, [...(back.get(to) ?? []), edge.from]);
  }
  const before = (one: string) => back.get(one) ?? [];
  return reachedFrom(before(name), before);
}

/** All that one comes to from some beginnings, these included. */
export function reachedFrom(
  beginnings: readonly string[],
  onward: (name: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...beginnings];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    spend();
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...onward(name));
  }
  return reached;
}
