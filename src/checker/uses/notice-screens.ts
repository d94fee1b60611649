import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FlowDocument, ScreenDocument } from "../read/source-document.ts";
import { type Edge, edgeTargets, listEdges } from "./flow-edges.ts";
import { reachedFrom } from "./flow-graph.ts";
import { findScreen, listStates } from "./flow-links.ts";

/**
 * The screens that can show a transition's notice: the next ones after it, or, when it stays, those on view. A notice
 * at the end of a flow appears on screens of the outer flow, which are not listed.
 */
export function noticeScreens(context: CheckContext, flow: FlowDocument, path: JsonPath): ScreenDocument[] {
  const edges = listEdges(context, flow);
  const edge = edges.findLast((one) => one.path.every((key, depth) => path[depth] === key));
  if (edge === undefined) return [];
  const screens = new Map(listStates(flow).flatMap(({ name, state }) => named(name, findScreen(context, flow, state))));
  const targets = edgeTargets(edge, flow);
  const near = targets.length > 0 ? targets : possibleStates(edge, [...screens.keys()]);
  const along = (name: string) => (targets.length > 0 ? after(edges, flow, name) : before(edges, flow, name));
  const reached = reachedFrom(near, (name) => (screens.has(name) ? [] : along(name)));
  return [...new Set([...reached].flatMap((name) => screens.get(name) ?? []))];
}

const named = <Named>(name: string, found: Named | undefined): [string, Named][] =>
  found === undefined ? [] : [[name, found]];

/** The screens on view when a transition stays: its state's, or, when every state may take it, any. */
const possibleStates = ({ from }: Edge, all: readonly string[]) => (from === undefined ? all : [from]);

const after = (edges: readonly Edge[], flow: FlowDocument, name: string) =>
  edges.filter(({ from }) => from === name).flatMap((edge) => edgeTargets(edge, flow));

const before = (edges: readonly Edge[], flow: FlowDocument, name: string) =>
  edges.flatMap((edge) => (edge.from !== undefined && edgeTargets(edge, flow).includes(name) ? [edge.from] : []));
