import { NEXT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { findCycle } from "../uses/find-cycle.ts";
import { edgeTargets } from "../uses/flow-edges.ts";
import { innerFlow, listStates } from "../uses/flow-links.ts";
import { flowsInside } from "../uses/flow-uses.ts";
import { silentEdges } from "../uses/silent-states.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Every cycle contains a screen, a wait or a timer: a flow never loops by itself. Nor does a flow run inside itself, as
 * each run would lie deeper.
 */
export const flowLoops: Check = {
  ids: ["endless-loop"],
  run: ofEach(["flow"], (context, flow) => [...loops(context, flow), ...descents(context, flow)]),
};

/** The states whose inner flow runs this flow again. */
function descents(context: CheckContext, flow: FlowDocument): FoundHere[] {
  return listStates(flow).flatMap(({ name, state, path }): FoundHere[] => {
    const inner = innerFlow(context, flow, state);
    if (inner === undefined || (inner !== flow && !flowsInside(context, inner).has(flow))) return [];
    const description = inner === flow ? `"${flow.id}"` : `"${inner.id}", which runs "${flow.id}" again`;
    const message = `state "${name}" of flow "${flow.id}" runs ${description}, without end`;
    const hint = "lead back to the start of the flow, or let the other flow end and handle its outcome";
    return [{ spot: { path: [...path, "flow"] }, message, hint }];
  });
}

function loops(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const onward = new Map(listStates(flow).map(({ name }) => [name, onwardFrom(context, flow, name)]));
  const reported = new Set<string>();
  return listStates(flow).flatMap(({ name, path }): FoundHere[] => {
    const cycle = findCycle(name, (one) => onward.get(one) ?? []);
    if (cycle === undefined || cycle.some((state) => reported.has(state))) return [];
    for (const state of cycle) reported.add(state);
    const cycleText = [...cycle, name].map((state) => `"${state}"`).join(" → ");
    const message = `${cycleText} is an endless loop, without a screen, a wait or a timer`;
    const hint = "let one of the transitions lead to a screen, or add a wait";
    return [{ spot: { path, part: "key" }, message, hint }];
  });
}

/** `next` never leads back to a finished step; see the checks of steps. */
function onwardFrom(context: CheckContext, flow: FlowDocument, name: string): string[] {
  return silentEdges(context, flow, name)
    .filter(({ transition }) => transition.to !== NEXT)
    .flatMap((edge) => edgeTargets(edge, flow));
}
