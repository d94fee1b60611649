import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { isOverlay } from "../uses/flow-graph.ts";
import { stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Of the dialogs of a frame's flows, the portal shows the one of the first flow. A customer whose session is over must
 * see that dialog before the one about the network or any other (design, 5.22).
 */
export const frameOrder: Check = {
  ids: ["frame-order"],
  run: ofEach(["routes"], (context, routes) =>
    objectEntries(routes.value.frames).flatMap(([name, { runs = [] }]) => disorder(context, name, runs)),
  ),
};

/** The order of dialogs: each rank with the events that open them. */
const RANKS: readonly { readonly claim: string; readonly events: readonly string[] }[] = [
  { claim: "that the session is over", events: ["session.expired", "session.ending"] },
  { claim: "that the network is gone", events: ["network.offline", "network.weak"] },
];

function disorder(context: CheckContext, frame: string, runs: readonly string[]): FoundHere[] {
  const ranks = runs.map((name) => findRank(context, context.index.find("flow", name)));
  return ranks.flatMap((rank, index): FoundHere[] => {
    const before = ranks.findIndex((other, at) => at < index && other > rank);
    const claim = RANKS[rank]?.claim;
    if (before < 0 || claim === undefined) return [];
    const message = `"${runs[index]}" reports ${claim}, and is listed after "${runs[before]}", whose dialog would hide it`;
    const hint = "the order is: the session, the network, the rest";
    return [{ spot: { path: ["frames", frame, "runs", index] }, message, hint }];
  });
}

/** The first rank with an event that leads to a dialog or panel. */
function findRank(context: CheckContext, flow: FlowDocument | undefined): number {
  const speaks = (events: readonly string[]) =>
    flow !== undefined &&
    listEdges(context, flow).some(
      (edge) =>
        events.includes(edge.name ?? "") && edgeTargets(edge, flow).some((state) => isOverlay(stateNamed(flow, state))),
    );
  const rank = RANKS.findIndex(({ events }) => speaks(events));
  return rank < 0 ? RANKS.length : rank;
}
