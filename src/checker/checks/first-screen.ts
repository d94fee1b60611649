import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { failuresOfState } from "../uses/call-failures.ts";
import { type Edge, edgesFrom, isStaying } from "../uses/flow-edges.ts";
import { onwardIn, reachedFrom, startState, stateKind } from "../uses/flow-graph.ts";
import { listStates, type NamedState } from "../uses/flow-links.ts";
import { mayStartUnseen, silentStates } from "../uses/silent-states.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A state before the first screen names a target for every outcome: there is no screen to return to. After an inner
 * flow, the target is a screen of the flow's own.
 */
export const firstScreen: Check = {
  ids: ["nothing-to-return-to"],
  run: ofEach(["flow"], (context, flow) => [
    ...listStates(flow).flatMap((state) => (stateKind(state.state) === "flow" ? leftInside(context, flow, state) : [])),
    ...callsThatStay(context, flow),
  ]),
};

function callsThatStay(context: CheckContext, flow: FlowDocument): FoundHere[] {
  if (!mayStartUnseen(context, flow)) return [];
  const unseen = silentStates(context, flow);
  return listStates(flow).flatMap((state) =>
    unseen.has(state.name) && isCall(state) ? staying(context, flow, state) : [],
  );
}

/** The outcomes of an inner flow without a target, where the flow may have had no screen of its own. */
function leftInside(context: CheckContext, flow: FlowDocument, { name, path }: NamedState): FoundHere[] {
  if (!statesBeforeOwnScreen(context, flow).has(name)) return [];
  const doneEdges = edgesFrom(context, flow, name).filter(({ cause, isOfOverlay }) => cause === "done" && !isOfOverlay);
  const outcomes = [...new Set(doneEdges.map((doneEdge) => doneEdge.name))];
  const [open] = outcomes.filter((outcome) => mayStay(doneEdges.filter((doneEdge) => doneEdge.name === outcome)));
  if (open === undefined) return [];
  const message = `state "${name}" can come before any screen of flow "${flow.id}", and the outcome "${open}" leads nowhere`;
  const hint = `add "to"`;
  return [{ spot: { path: [...path, "done", open], part: "key" }, message, hint }];
}

/** The states that a flow can reach without a screen of its own, whatever its inner flows show. */
const statesBeforeOwnScreen = memoizeByDocument((context, flow: FlowDocument) => {
  const shown = new Set(listStates(flow).flatMap(({ name, state }) => (stateKind(state) === "screen" ? [name] : [])));
  return reachedFrom(startState(flow), (name) => (shown.has(name) ? [] : onwardIn(context, flow)(name)));
});

const isCall = ({ state }: NamedState) => ["call", "calls"].includes(stateKind(state) ?? "");

function staying(context: CheckContext, flow: FlowDocument, { name, state, path }: NamedState): FoundHere[] {
  const own = [...edgesFrom(context, flow, name), ...edgesFrom(context, flow)];
  const edges = own.filter(({ isOfOverlay }) => !isOfOverlay);
  const of = (cause: string, named: string | undefined, from: string | undefined) =>
    edges.filter((edge) => edge.cause === cause && edge.name === named && edge.from === from);
  const failures = failuresOfState(context, state) ?? [];
  const outcomes = [
    ["an answer", of("done", undefined, name)] as const,
    ...failures.map(
      (failure) =>
        [
          `the failure "${failure}"`,
          [name, undefined].flatMap((from) => [...of("failed", failure, from), ...of("failed", "*", from)]),
        ] as const,
    ),
  ];
  const open = outcomes.filter(([, candidates]) => mayStay(candidates)).map(([outcome]) => outcome);
  const [first, ...others] = open;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return [
    {
      spot: { path, part: "key" },
      message: `state "${name}" can come before any screen, and ${first}${more} leads nowhere`,
      hint: `add "to", here or under "failed" of the flow`,
    },
  ];
}

/** Whether the first enabled transition can be one without a target, or absent. */
function mayStay(candidates: readonly Edge[]): boolean {
  const last = candidates.findIndex(({ transition }) => transition.if === undefined);
  const possible = last < 0 ? candidates : candidates.slice(0, last + 1);
  return last < 0 || possible.some(({ transition }) => isStaying(transition));
}
