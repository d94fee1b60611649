import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, eventsTaken } from "../uses/flow-edges.ts";
import { kindOf, onwardIn, reachedFrom, reachedStates } from "../uses/flow-graph.ts";
import { type NamedState, screenOf, statesOf } from "../uses/flow-links.ts";
import { eventsTakenAround, runsOverPage } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import { type Check, ofEach, ofEachUnless } from "./check.ts";

/** What leaves open where a way would have led: what nothing leads to may be just that, and is not told of. */
const CUTS: ReadonlySet<string> = new Set([
  "unknown-state",
  "open-choice",
  "duplicate-key",
  "no-kind",
  "missing-property",
  "wrong-type",
]);

/** Some way leads to every state, and out of every state that waits or covers the page. */
export const flowReach: Check = {
  ids: ["unreachable-state", "dead-end"],
  run: (documents, found) => [...deadEnds(documents, found), ...unreachedStates(documents, found)],
};

const deadEnds = ofEach(["flow"], (documents, flow) => endsOf(documents, flow));

/** Where a way ends too soon, what nothing leads to may be just what it should have led to. */
const unreachedStates = ofEachUnless(CUTS, ["flow"], (documents, flow) =>
  endsOf(documents, flow).length > 0
    ? []
    : firstUnreached(documents, flow, reachedStates(documents, flow)).map((state) => unreached(flow, state)),
);

function endsOf(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  const reached = reachedStates(documents, flow);
  return statesOf(flow).flatMap((state) => (reached.has(state.name) ? deadEnd(documents, flow, state) : []));
}

/** The states that nothing leads to; of those that lead to each other, where they start. */
function firstUnreached(documents: CheckedDocuments, flow: SourceDocument, reached: ReadonlySet<string>): NamedState[] {
  const onward = onwardIn(documents, flow);
  const unseen = statesOf(flow).filter(({ name }) => !reached.has(name));
  const targets = new Set(unseen.flatMap(({ name }) => onward(name).filter((to) => to !== name)));
  const ledTo = unseen.filter(({ name }) => targets.has(name));
  const starts = unseen.filter(({ name }) => !targets.has(name));
  const told = reachedFrom(
    starts.map(({ name }) => name),
    onward,
  );
  // States that lead to each other in a ring have no start: the first of them is told.
  const [ring] = ledTo.filter(({ name }) => !told.has(name));
  return [...starts, ...(ring === undefined ? [] : [ring])];
}

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
  const ways = edgesFrom(documents, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  const around = [...eventsTaken(documents, flow), ...eventsTakenAround(documents, flow)];
  const isOpen = isWait ? ways.some((way) => leadsOn(way, name)) : ways.length > 0;
  if (isOpen || around.length > 0) return [];
  const message = isWait
    ? `state "${name}" waits for nothing, so it never ends`
    : `nobody gets out of state "${name}": it covers the page, takes no event, and nothing happens in time`;
  const hint = isWait ? `add "on", "at" or "after"` : `take "DISMISS", give its screen a control, or add "after"`;
  return [{ check: "dead-end", file: flow.path, spot: { path, part: "key" }, message, hint }];
}

/** Whether a wait comes to something by a way: a way that leads back to it and does nothing else starts it anew. */
function leadsOn({ transition }: Edge, wait: string): boolean {
  const others = membersOf(transition).filter(([key]) => key !== "time" && key !== "if");
  return others.some(([key, value]) => key !== "to" || value !== wait);
}

/** Whether a state's screen lies over a page and offers nothing itself; one that is opened over a page can be dismissed. */
function isModal(documents: CheckedDocuments, flow: SourceDocument, state: unknown): boolean {
  const screen = screenOf(documents, flow, state);
  const isOver = ["dialog", "panel"].includes(String(member(state, "as"))) && !runsOverPage(documents, flow);
  return isOver && screen !== undefined && sentEvents(documents, screen).length === 0;
}
