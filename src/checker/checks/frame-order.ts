import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Of the dialogs of a frame's flows one is shown, the first's in their order: whoever is told that their session is
 * over must not be told first that the network is gone, nor anything else before either (design, 5.22).
 */
export const frameOrder: Check = {
  ids: ["frame-order"],
  run: ofEach(["routes"], (context, routes) =>
    objectEntries(member(routes.value, "frames")).flatMap(([name, frame]) =>
      disorder(context, routes, name, arrayElements(member(frame, "runs"))),
    ),
  ),
};

/** What goes before what: each rank with the events that make a flow speak. */
const RANKS: readonly { readonly claim: string; readonly events: readonly string[] }[] = [
  { claim: "that the session is over", events: ["session.expired", "session.ending"] },
  { claim: "that the network is gone", events: ["network.offline", "network.weak"] },
];

function disorder(context: CheckContext, routes: SourceDocument, frame: string, runs: readonly unknown[]): Problem[] {
  const ranks = runs.map((name) => findRank(context, context.index.find("flow", String(name))));
  return ranks.flatMap((rank, index): Problem[] => {
    const before = ranks.findIndex((other, at) => at < index && other > rank);
    const claim = RANKS[rank]?.claim;
    if (before < 0 || claim === undefined) return [];
    const message = `"${runs[index]}" reports ${claim}, and is listed after "${runs[before]}", whose dialog would hide it`;
    const hint = "the order is: the session, the network, the rest";
    return [
      { check: "frame-order", file: routes.path, spot: { path: ["frames", frame, "runs", index] }, message, hint },
    ];
  });
}

/** The first rank of whose events one leads to a dialog or panel. */
function findRank(context: CheckContext, flow: SourceDocument | undefined): number {
  const speaks = (events: readonly string[]) =>
    flow !== undefined &&
    listEdges(context, flow).some(
      (edge) => events.includes(edge.name ?? "") && edgeTargets(edge, flow).some((state) => isOver(flow, state)),
    );
  const rank = RANKS.findIndex(({ events }) => speaks(events));
  return rank < 0 ? RANKS.length : rank;
}

function isOver({ value }: SourceDocument, state: string): boolean {
  return ["dialog", "panel"].includes(String(member(member(member(value, "states"), state), "as")));
}
