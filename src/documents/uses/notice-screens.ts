import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Edge, edgesOf, targetsOf } from "./flow-edges.ts";
import { reachedFrom } from "./flow-graph.ts";
import { screenOf, statesOf } from "./flow-links.ts";

/**
 * The screens on which what a transition shows can be read: the next ones after it, or where it stays, those that were
 * on view. What is shown as a flow ends is on the screens of whoever runs it, and not among these.
 */
export function noticeScreens(checked: CheckedDocuments, flow: SourceDocument, path: JsonPath): SourceDocument[] {
  const edges = edgesOf(checked, flow);
  const edge = edges.findLast((one) => one.path.every((key, depth) => path[depth] === key));
  if (edge === undefined) return [];
  const screens = new Map(statesOf(flow).flatMap(({ name, state }) => named(name, screenOf(checked, flow, state))));
  const targets = targetsOf(edge, flow);
  const near = targets.length > 0 ? targets : beginningsOf(edge, [...screens.keys()]);
  const along = (name: string) => (targets.length > 0 ? after(edges, flow, name) : before(edges, flow, name));
  const reached = reachedFrom(near, (name) => (screens.has(name) ? [] : along(name)));
  return [...new Set([...reached].flatMap((name) => screens.get(name) ?? []))];
}

const named = <Named>(name: string, found: Named | undefined): [string, Named][] =>
  found === undefined ? [] : [[name, found]];

/** Where one is that stays: in the state, or with what every state may take, on any screen. */
const beginningsOf = ({ from }: Edge, all: readonly string[]) => (from === undefined ? all : [from]);

const after = (edges: readonly Edge[], flow: SourceDocument, name: string) =>
  edges.filter(({ from }) => from === name).flatMap((edge) => targetsOf(edge, flow));

const before = (edges: readonly Edge[], flow: SourceDocument, name: string) =>
  edges.flatMap((edge) => (edge.from !== undefined && targetsOf(edge, flow).includes(name) ? [edge.from] : []));
