import { DISMISSALS } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { emittedEvents } from "../uses/emitted-events.ts";
import { causePath, type Edge, listEdges } from "../uses/flow-edges.ts";
import { isOverlay, stateKind } from "../uses/flow-graph.ts";
import { findScreen, listStates, type NamedState } from "../uses/flow-links.ts";
import { flowsInside, runsOverPage } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type Check, ofEach } from "./check.ts";

/** Every event that a state or flow handles can occur there: from a screen, an address, another flow, or the portal. */
export const unsentEvent: Check = {
  ids: ["unsent-event"],
  run: ofEach(["flow"], (context, flow) =>
    listEdges(context, flow)
      .filter(({ cause, name, isOfOverlay }) => cause === "on" && !isOfOverlay && name?.includes(".") === false)
      .flatMap((edge) => unsent(context, flow, edge)),
  ),
};

function unsent(context: CheckContext, flow: FlowDocument, edge: Edge): FoundHere[] {
  const { from, name = "" } = edge;
  const sent = eventsSent(context, flow, from);
  if (sent === undefined || sent.has(name)) return [];
  const where = from === undefined ? `nothing in flow "${flow.id}"` : `nothing in state "${from}"`;
  return [
    {
      spot: { path: causePath(edge), part: "key" },
      message: `${where} sends "${name}"`,
      hint: suggest(name, sent, "events that are sent") ?? "no control sends an event here",
    },
  ];
}

/** All events that can occur in a state, or in any state; undefined when a screen is absent and the answer unknown. */
function eventsSent(
  context: CheckContext,
  flow: FlowDocument,
  from: string | undefined,
): ReadonlySet<string> | undefined {
  const emitted = emittedEvents(context).filter(({ receivers }) => receivers.has(flow));
  const holders = from === undefined ? [flow, ...flowsInside(context, flow)] : [flow];
  const states = holders.flatMap((holder) =>
    listStates(holder)
      .filter(({ name }) => from === undefined || name === from)
      .map((state) => sentIn(context, holder, state)),
  );
  if (states.includes(undefined)) return undefined;
  return new Set([...states.flatMap((names) => names ?? []), ...emitted.map(({ name }) => name)]);
}

function sentIn(context: CheckContext, flow: FlowDocument, { state }: NamedState): string[] | undefined {
  if (stateKind(state) !== "screen") return [];
  const screen = findScreen(context, flow, state);
  if (screen === undefined) return undefined;
  const isOver = isOverlay(state) || runsOverPage(context, flow);
  const sent = withSubstitutes(context, "screen", screen).flatMap((one) => sentEvents(context, one));
  return [...sent.map(({ name }) => name), ...(isOver ? DISMISSALS : [])];
}
