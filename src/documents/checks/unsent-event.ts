import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { causePath, type Edge, edgesOf } from "../uses/flow-edges.ts";
import { type NamedState, screenOf, statesOf } from "../uses/flow-links.ts";
import { flowsInside, runsOverPage } from "../uses/flow-uses.ts";
import { sentEvents } from "../uses/sent-events.ts";
import { withStandIns } from "../uses/stand-ins.ts";
import { toldEvents } from "../uses/told-events.ts";
import { type Check, ofEach } from "./check.ts";

/** What takes a dialog or panel away: its close button, Escape, Back. */
const DISMISSALS = ["DISMISS", "CLOSE"];

/** Every event that a state or flow takes can happen there: a screen sends it, an address, another flow, or the portal. */
export const unsentEvent: Check = {
  ids: ["unsent-event"],
  run: ofEach(["flow"], (documents, flow) =>
    edgesOf(documents, flow)
      .filter(({ cause, name, isOfOverlay }) => cause === "on" && !isOfOverlay && name?.includes(".") === false)
      .flatMap((edge) => unsent(documents, flow, edge)),
  ),
};

function unsent(documents: CheckedDocuments, flow: SourceDocument, edge: Edge): Problem[] {
  const { from, name = "" } = edge;
  const sent = eventsSent(documents, flow, from);
  if (sent === undefined || sent.has(name)) return [];
  const where = from === undefined ? `nothing in flow "${flow.id}"` : `nothing in state "${from}"`;
  return [
    {
      check: "unsent-event",
      file: flow.path,
      spot: { path: causePath(edge), part: "key" },
      message: `${where} sends "${name}"`,
      hint: suggest(name, sent, "events that are sent") ?? "no control sends anything here",
    },
  ];
}

/** All that can happen in a state, or in any state; undefined where a screen is not there, so that nobody knows. */
function eventsSent(
  documents: CheckedDocuments,
  flow: SourceDocument,
  from: string | undefined,
): ReadonlySet<string> | undefined {
  const told = toldEvents(documents).filter(({ heardBy }) => heardBy.has(flow));
  const holders = from === undefined ? [flow, ...flowsInside(documents, flow)] : [flow];
  const states = holders.flatMap((holder) =>
    statesOf(holder)
      .filter(({ name }) => from === undefined || name === from)
      .map((state) => sentIn(documents, holder, state)),
  );
  if (states.includes(undefined)) return undefined;
  return new Set([...states.flatMap((names) => names ?? []), ...told.map(({ name }) => name)]);
}

function sentIn(documents: CheckedDocuments, flow: SourceDocument, { state }: NamedState): string[] | undefined {
  if (member(state, "screen") === undefined) return [];
  const screen = screenOf(documents, flow, state);
  if (screen === undefined) return undefined;
  const as = member(state, "as");
  const isOver = as === "dialog" || as === "panel" || runsOverPage(documents, flow);
  const sent = withStandIns(documents, "screen", screen).flatMap((one) => sentEvents(documents, one));
  return [...sent.map(({ name }) => name), ...(isOver ? DISMISSALS : [])];
}
