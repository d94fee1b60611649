import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { edgesOf, eventsTaken } from "../uses/flow-edges.ts";
import { kindOf, reachedStates } from "../uses/flow-graph.ts";
import { type NamedState, screenOf, statesOf } from "../uses/flow-links.ts";
import { eventsTakenAround, runsOverPage } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import type { Check } from "./check.ts";

/** Some way leads to every state, and out of every state that waits or covers the page. */
export const flowReach: Check = {
  ids: ["unreachable-state", "dead-end"],
  run: (documents) =>
    documents.index.of("flow").flatMap((flow) => {
      const reached = reachedStates(documents, flow);
      const names = statesOf(flow).map(({ name }) => name);
      // A target that is no state is told of as that; what it should have led to is not known.
      const isKnown = [...reached].every((name) => names.includes(name));
      return statesOf(flow).flatMap((state) => {
        if (reached.has(state.name)) return deadEnd(documents, flow, state);
        return isKnown && kindOf(state.state) !== undefined ? [unreached(flow, state)] : [];
      });
    }),
};

function unreached(flow: SourceDocument, { name, path }: NamedState): Problem {
  return {
    check: "unreachable-state",
    file: flow.path,
    spot: { path, part: "key" },
    message: `nothing leads to state "${name}"`,
    hint: "let a transition, a step or the start lead there, or delete it",
  };
}

function deadEnd(documents: CheckedDocuments, flow: SourceDocument, { name, state, path }: NamedState): Problem[] {
  const isWait = kindOf(state) === "wait";
  if (!isWait && !isModal(documents, flow, state)) return [];
  const ways = edgesOf(documents, flow).filter(({ from, isOfOverlay }) => from === name && !isOfOverlay);
  const around = [...eventsTaken(documents, flow), ...eventsTakenAround(documents, flow)];
  if (ways.length > 0 || around.length > 0) return [];
  const message = isWait
    ? `state "${name}" waits for nothing, so it never ends`
    : `nobody gets out of state "${name}": it covers the page, takes no event, and nothing happens in time`;
  const hint = isWait ? `add "on", "at" or "after"` : `take "DISMISS", give its screen a control, or add "after"`;
  return [{ check: "dead-end", file: flow.path, spot: { path, part: "key" }, message, hint }];
}

/** Whether a state's screen lies over a page and offers nothing itself; one that is opened over a page can be dismissed. */
function isModal(documents: CheckedDocuments, flow: SourceDocument, state: unknown): boolean {
  const screen = screenOf(documents, flow, state);
  const isOver = ["dialog", "panel"].includes(String(member(state, "as"))) && !runsOverPage(documents, flow);
  return isOver && screen !== undefined && sentEvents(documents, screen).length === 0;
}
