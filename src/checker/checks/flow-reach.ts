import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, eventsTaken } from "../uses/flow-edges.ts";
import { isOverlay, onwardIn, reachedFrom, reachedStates, stateKind } from "../uses/flow-graph.ts";
import { type DraftState, findScreen, listStates, type NamedState } from "../uses/flow-links.ts";
import { eventsTakenAround, runsOverPage } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import { type Check, ofEach, ofEachUnless } from "./check.ts";

/** Ids of problems that leave a target unknown: an unreachable state may be that target, so it is not reported. */
const CUTS: ReadonlySet<string> = new Set([
  "unknown-state",
  "open-choice",
  "duplicate-key",
  "no-kind",
  "missing-property",
  "wrong-type",
]);

/** Every state is reachable, and every state that waits or covers the page can be left. */
export const flowReach: Check = {
  ids: ["unreachable-state", "dead-end"],
  run: (context, found) => [...deadEnds(context, found), ...unreachedStates(context, found)],
};

const deadEnds = ofEach(["flow"], (context, flow) => findDeadEnds(context, flow));

/** When a transition has no valid target, the unreachable states may be its intended targets. */
const unreachedStates = ofEachUnless(CUTS, ["flow"], (context, flow) =>
  findDeadEnds(context, flow).length > 0
    ? []
    : firstUnreached(context, flow, reachedStates(context, flow)).map((state) => unreached(flow, state)),
);

function findDeadEnds(context: CheckContext, flow: FlowDocument): Problem[] {
  const reached = reachedStates(context, flow);
  return listStates(flow).flatMap((state) => (reached.has(state.name) ? deadEnd(context, flow, state) : []));
}

/** The unreachable states; of a group that lead to each other, only the first. */
function firstUnreached(context: CheckContext, flow: FlowDocument, reached: ReadonlySet<string>): NamedState[] {
  const onward = onwardIn(context, flow);
  const unseen = listStates(flow).filter(({ name }) => !reached.has(name));
  const targets = new Set(unseen.flatMap(({ name }) => onward(name).filter((to) => to !== name)));
  const ledTo = unseen.filter(({ name }) => targets.has(name));
  const starts = unseen.filter(({ name }) => !targets.has(name));
  const reachable = reachedFrom(
    starts.map(({ name }) => name),
    onward,
  );
  // States that form a cycle have no start: the first of them is reported.
  const [ring] = ledTo.filter(({ name }) => !reachable.has(name));
  return [...starts, ...(ring === undefined ? [] : [ring])];
}

function unreached(flow: FlowDocument, { name, path }: NamedState): Problem {
  return {
    check: "unreachable-state",
    file: flow.path,
    spot: { path, part: "key" },
    message: `nothing leads to state "${name}"`,
    hint: "let a transition, a step or the start lead there, or delete it",
  };
}

function deadEnd(context: CheckContext, flow: FlowDocument, { name, state, path }: NamedState): Problem[] {
  const isWait = stateKind(state) === "wait";
  if (!isWait && !isModal(context, flow, state)) return [];
  const edges = edgesFrom(context, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  const around = [...eventsTaken(context, flow), ...eventsTakenAround(context, flow)];
  const isOpen = isWait ? edges.some((edge) => leadsOn(edge, name)) : edges.length > 0;
  if (isOpen || around.length > 0) return [];
  const message = isWait
    ? `state "${name}" has no event and no timer, so it never ends`
    : `the customer cannot leave state "${name}": it covers the page, takes no event and has no timer`;
  const hint = isWait ? `add "on", "at" or "after"` : `handle "DISMISS", give its screen a control, or add "after"`;
  return [{ check: "dead-end", file: flow.path, spot: { path, part: "key" }, message, hint }];
}

/** Whether a wait can make progress: a transition back to it that does nothing else only restarts it. */
function leadsOn({ transition }: Edge, wait: string): boolean {
  const others = objectEntries(transition).filter(([key]) => key !== "time" && key !== "if");
  return others.some(([key, value]) => key !== "to" || value !== wait);
}

/** Whether a state's screen lies over a page and has no control; one that is opened over a page can be dismissed. */
function isModal(context: CheckContext, flow: FlowDocument, state: DraftState): boolean {
  const screen = findScreen(context, flow, state);
  const isOver = isOverlay(state) && !runsOverPage(context, flow);
  return isOver && screen !== undefined && sentEvents(context, screen).length === 0;
}
