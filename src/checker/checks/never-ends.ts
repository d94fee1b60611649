import { LEADING_AWAY } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { reachedFrom, reachedStates, stateKind } from "../uses/flow-graph.ts";
import { listStates } from "../uses/flow-links.ts";
import { usesOfFlow } from "../uses/flow-uses.ts";
import { type Check, ofEachUnless } from "./check.ts";

/** Ids of problems that already report a transition without a valid target. */
const CUTS: ReadonlySet<string> = new Set([
  "dead-end",
  "open-choice",
  "duplicate-key",
  "missing-property",
  "unreachable-state",
]);

/** A flow whose end another flow awaits can end from each of its states, or leaves the page. */
export const neverEnds: Check = { ids: ["never-ends"], run: ofEachUnless(CUTS, ["flow"], unending) };

function unending(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const states = listStates(flow);
  const finals = states.flatMap(({ name, state }) => (stateKind(state) === "final" ? [name] : []));
  const reached = reachedStates(context, flow);
  const names = new Set(states.map(({ name }) => name));
  const areKnown = [...reached].every((name) => names.has(name)) && states.every(({ state }) => stateKind(state));
  if (!areKnown || (finals.length === 0 && !isAwaited(context, flow))) return [];
  const ending = statesThatEnd(context, flow, finals);
  const stuck = states.filter(({ name }) => reached.has(name) && !ending.has(name));
  const [first, ...others] = stuck;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (nor from ${others.map(({ name }) => `"${name}"`).join(", ")})`;
  return [
    {
      spot: { path: first.path, part: "key" },
      message: `no path leads from state "${first.name}" to an end of the flow${more}`,
      hint: finals.length === 0 ? `give the flow a "final" state` : `let a transition lead on, to ${listed(finals)}`,
    },
  ];
}

/** The states that can reach an end, found from the ends backwards. */
function statesThatEnd(context: CheckContext, flow: FlowDocument, finals: readonly string[]) {
  const names = listStates(flow).map(({ name }) => name);
  const before = new Map<string, string[]>(names.map((name) => [name, []]));
  const edges = listEdges(context, flow);
  for (const edge of edges) {
    for (const to of edgeTargets(edge, flow)) before.get(to)?.push(...(edge.from === undefined ? names : [edge.from]));
  }
  const away = edges.filter(leadsAway).flatMap(({ from }) => from ?? names);
  return reachedFrom([...finals, ...away], (name) => before.get(name) ?? []);
}

const listed = (finals: readonly string[]) => finals.map((name) => `"${name}"`).join(" or ");

/** Whether another flow proceeds when this one has ended. */
const isAwaited = (context: CheckContext, flow: FlowDocument) =>
  usesOfFlow(context, flow).some(({ by }) => by === "state");

/** Whether a transition leaves the run for another page. */
const leadsAway = ({ transition }: Edge) => LEADING_AWAY.some((name) => transition.do?.[name] !== undefined);
