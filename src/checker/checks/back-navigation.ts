import { BACK, LEADING_AWAY } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument, ScreenDocument } from "../read/source-document.ts";
import { causePath, type Edge, edgesFrom, edgeTargets } from "../uses/flow-edges.ts";
import { leadingTo, reachedStates, stateKind } from "../uses/flow-graph.ts";
import { type DraftState, findScreen, listForms, listStates, type NamedState, stateNamed } from "../uses/flow-links.ts";
import { eventsTakenAround, runsOverPage, usesOfFlow } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A customer who entered something on one page can go back from the next, or leave it; after a point of no return,
 * neither.
 */
export const backNavigation: Check = {
  ids: ["no-way-back"],
  run: ofEach(["flow"], (context, flow) =>
    isOfPages(context, flow) ? listStates(flow).flatMap((state) => missingBackNavigation(context, flow, state)) : [],
  ),
};

/**
 * Whether a flow's screens are pages; in a frame they appear beside pages, and what lies over a page can be dismissed.
 */
function isOfPages(context: CheckContext, flow: FlowDocument): boolean {
  const isInPage = usesOfFlow(context, flow).some(({ by }) => by === "route" || by === "state");
  return isInPage && !runsOverPage(context, flow);
}

const isPage = (state: DraftState) => stateKind(state) === "screen" && (state.as ?? "page") === "page";

function missingBackNavigation(
  context: CheckContext,
  flow: FlowDocument,
  { name, state, path }: NamedState,
): FoundHere[] {
  const screen = findScreen(context, flow, state);
  const isFirst = flow.value.start === name;
  if (screen === undefined || !isPage(state) || isFirst || state.pointOfNoReturn === true) return [];
  const before = pagesBefore(context, flow, name);
  const [first] = before;
  if (first === undefined || leadsOut(context, flow, name, screen, before)) return [];
  return [
    {
      spot: { path: [...path, "screen"] },
      message: `screen "${screen.id}" is reached from "${first}" and has no control that leads back or out`,
      hint: `give it a control that sends "BACK", or set "pointOfNoReturn" if the customer must not go back`,
    },
  ];
}

/** The pages of the flow that lead to a state and on which the customer enters something. */
function pagesBefore(context: CheckContext, flow: FlowDocument, name: string): string[] {
  const reached = reachedStates(context, flow);
  const leading = leadingTo(context, flow, name, ({ isOfOverlay }) => !isOfOverlay);
  return listStates(flow)
    .filter((one) => one.name !== name && isPage(one.state) && reached.has(one.name))
    .filter((one) => asksSomething(context, flow, one.state))
    .filter((one) => leading.has(one.name))
    .map((one) => one.name);
}

function asksSomething(context: CheckContext, flow: FlowDocument, state: DraftState): boolean {
  const screen = findScreen(context, flow, state);
  return screen !== undefined && listForms(context, screen).length > 0;
}

function leadsOut(
  context: CheckContext,
  flow: FlowDocument,
  name: string,
  screen: ScreenDocument,
  before: readonly string[],
): boolean {
  const around = eventsTakenAround(context, flow);
  const edges = [...edgesFrom(context, flow, name), ...edgesFrom(context, flow)];
  return sentEvents(context, screen).some((sent) => {
    if (sent.name === BACK || around.has(sent.name)) return true;
    const caused = edges.filter((edge) => isCausedBy(edge, sent.name));
    const isAway = caused.some(({ transition }) => LEADING_AWAY.some((one) => transition.do?.[one]));
    const targets = caused.flatMap((edge) => edgeTargets(edge, flow));
    return isAway || targets.some((to) => before.includes(to) || stateKind(stateNamed(flow, to)) === "final");
  });
}

/** Whether an event causes an edge, or opens the flow over the page whose end causes it. */
function isCausedBy(edge: Edge, event: string): boolean {
  const [part, name] = causePath(edge).slice(-2);
  return part === "on" && name === event;
}
