import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import { NEXT, rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { stateKind } from "../uses/flow-graph.ts";
import { stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * What a call gives for a while, such as a code, has its own end: a state that waits for the end of the one before would
 * end too early, or at once.
 */
export const staleExpiry: Check = { ids: ["stale-expiry"], run: ofEach(["flow"], staleExpiries) };

function staleExpiries(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const edges = listEdges(context, flow);
  const ends = new Set(edges.flatMap(({ transition }) => datesFromNow(transition.set)));
  return edges.flatMap((edge): FoundHere[] => {
    const kept = keptAnswer(flow, edge);
    // `next` leads to many states: there the end belongs to the answer only if both are set together elsewhere.
    const isOfAnswer = (name: string) =>
      edge.transition.to !== NEXT ||
      edges.some(({ transition: { set } }) => kept !== undefined && hasBoth(set, kept, name));
    if (kept === undefined) return [];
    const awaited = edgeTargets(edge, flow).flatMap((target) => awaitedIn(flow, target));
    const stale = awaited.find(
      (name) => ends.has(name) && isOfAnswer(name) && !hasBoth(edge.transition.set, name, name),
    );
    if (stale === undefined) return [];
    const message = `state "${edge.transition.to}" waits until "data.${stale}", which was set for the answer before this one`;
    const hint = `set "${stale}" here too: { "plus": ["$now", …] }`;
    return [{ spot: { path: [...edge.path, "set"], part: "key" }, message, hint }];
  });
}

/** The data that are set to some time from now. */
const datesFromNow = (set: unknown): string[] =>
  objectEntries(set).flatMap(([name, rule]) => {
    const [start] = arrayElements(member(rule, "plus"));
    return member(start, "var") === "now" ? [name] : [];
  });

const hasBoth = (set: unknown, one: string, other: string): boolean =>
  [one, other].every((name) => member(set, name) !== undefined);

/** The data in which a transition stores the answer of a call, or a part of it. */
function keptAnswer(flow: FlowDocument, { from, cause, transition }: Edge): string | undefined {
  if (cause !== "done" || stateKind(stateNamed(flow, String(from))) !== "call") return undefined;
  return objectEntries(transition.set).find(([, rule]) =>
    rulePaths(rule).some(({ path }) => path.root === "result"),
  )?.[0];
}

/** The data of the instants for which a state waits. */
function awaitedIn(flow: FlowDocument, name: string): string[] {
  const timers = [stateNamed(flow, name)?.at ?? []].flat();
  return timers
    .flatMap(({ time }) => rulePaths(time))
    .flatMap(({ path: { root, steps } }) => {
      const [first] = steps;
      return root === "data" && first !== undefined && "key" in first ? [first.key] : [];
    });
}
