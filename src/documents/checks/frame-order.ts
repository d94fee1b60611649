import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { edgesOf, targetsOf } from "../uses/flow-edges.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Of the dialogs of a frame's flows one is shown, the first's in their order: whoever is told that their session is
 * over must not be told first that the network is gone, nor anything else before either (design, 5.22).
 */
export const frameOrder: Check = {
  ids: ["frame-order"],
  run: ofEach(["routes"], (documents, routes) =>
    membersOf(member(routes.value, "frames")).flatMap(([name, frame]) =>
      disorder(documents, routes, name, elementsOf(member(frame, "runs"))),
    ),
  ),
};

/** What goes before what: each rank with the events that make a flow speak. */
const RANKS: readonly { readonly says: string; readonly events: readonly string[] }[] = [
  { says: "that the session is over", events: ["session.expired", "session.ending"] },
  { says: "that the network is gone", events: ["network.offline", "network.weak"] },
];

function disorder(
  documents: CheckedDocuments,
  routes: SourceDocument,
  frame: string,
  runs: readonly unknown[],
): Problem[] {
  const ranks = runs.map((name) => rankOf(documents, documents.index.find("flow", String(name))));
  return ranks.flatMap((rank, index): Problem[] => {
    const before = ranks.findIndex((other, at) => at < index && other > rank);
    const says = RANKS[rank]?.says;
    if (before < 0 || says === undefined) return [];
    const message = `"${runs[index]}" says ${says}, and stands after "${runs[before]}", whose dialog would hide it`;
    const hint = "the order is: the session, the network, the rest";
    return [
      { check: "frame-order", file: routes.path, spot: { path: ["frames", frame, "runs", index] }, message, hint },
    ];
  });
}

/** The first rank of whose events one leads to a dialog or panel. */
function rankOf(documents: CheckedDocuments, flow: SourceDocument | undefined): number {
  const speaks = (events: readonly string[]) =>
    flow !== undefined &&
    edgesOf(documents, flow).some(
      (edge) => events.includes(edge.name ?? "") && targetsOf(edge, flow).some((state) => isOver(flow, state)),
    );
  const rank = RANKS.findIndex(({ events }) => speaks(events));
  return rank < 0 ? RANKS.length : rank;
}

function isOver({ value }: SourceDocument, state: string): boolean {
  return ["dialog", "panel"].includes(String(member(member(member(value, "states"), state), "as")));
}
