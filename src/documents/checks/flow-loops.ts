import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { NEXT, targetsOf } from "../uses/flow-edges.ts";
import { innerFlow, statesOf } from "../uses/flow-links.ts";
import { flowsInside } from "../uses/flow-uses.ts";
import { silentEdges } from "../uses/silent-states.ts";
import { wayRound } from "../uses/way-round.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * On every way round stands a screen, a wait or a timer: a flow never goes round by itself. Nor does it run inside
 * itself, as each time would lie deeper.
 */
export const flowLoops: Check = {
  ids: ["endless-loop"],
  run: ofEach(["flow"], (documents, flow) => [...loops(documents, flow), ...descents(documents, flow)]),
};

/** The states that run a flow in which the flow itself is run again. */
function descents(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  return statesOf(flow).flatMap(({ name, state, path }): Problem[] => {
    const inner = innerFlow(documents, flow, state);
    if (inner === undefined || (inner !== flow && !flowsInside(documents, inner).has(flow))) return [];
    const way = inner === flow ? `"${flow.id}"` : `"${inner.id}", which runs "${flow.id}" again`;
    const message = `state "${name}" of flow "${flow.id}" runs ${way}: each time lies inside the one before`;
    const hint = "lead back to the start of the flow, or let the other flow end and go on by its outcome";
    return [{ check: "endless-loop", file: flow.path, spot: { path: [...path, "flow"] }, message, hint }];
  });
}

function loops(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  const onward = new Map(statesOf(flow).map(({ name }) => [name, onwardFrom(documents, flow, name)]));
  const told = new Set<string>();
  return statesOf(flow).flatMap(({ name, path }): Problem[] => {
    const round = wayRound(name, (one) => onward.get(one) ?? []);
    if (round === undefined || round.some((state) => told.has(state))) return [];
    for (const state of round) told.add(state);
    const way = [...round, name].map((state) => `"${state}"`).join(" → ");
    const message = `${way} goes round for ever, without a screen, a wait or a timer`;
    const hint = "let one of the ways lead to a screen, or wait in between";
    return [{ check: "endless-loop", file: flow.path, spot: { path, part: "key" }, message, hint }];
  });
}

/** `next` never leads back to a step that was made; see the checks of steps. */
function onwardFrom(documents: CheckedDocuments, flow: SourceDocument, name: string): string[] {
  return silentEdges(documents, flow, name)
    .filter(({ transition }) => member(transition, "to") !== NEXT)
    .flatMap((edge) => targetsOf(edge, flow));
}
