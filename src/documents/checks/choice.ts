import type { CheckedDocuments } from "../checked-documents.ts";
import { type Problem, pointerOf } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Edge, edgesOf } from "../uses/flow-edges.ts";
import type { Check } from "./check.ts";

/**
 * A state that decides always finds a way on: its last branch has no condition. Of any list of which the first that
 * holds is taken, only the last has none.
 */
export const choice: Check = {
  ids: ["open-choice", "unreachable-branch"],
  run: (documents) =>
    documents.index.of("flow").flatMap((flow) => {
      const lists = branchLists(documents, flow);
      return [...lists.values()].flatMap((branches) => [...openChoice(flow, branches), ...hidden(flow, branches)]);
    }),
};

const isConditional = ({ transition }: Edge) => member(transition, "if") !== undefined;

/** Lists of which the first that holds is taken; what happens at several instants happens at each. */
function branchLists(documents: CheckedDocuments, flow: SourceDocument): Map<string, Edge[]> {
  const lists = new Map<string, Edge[]>();
  for (const edge of edgesOf(documents, flow)) {
    if (typeof edge.path.at(-1) !== "number" || edge.cause === "at") continue;
    const list = pointerOf(edge.path.slice(0, -1));
    lists.set(list, [...(lists.get(list) ?? []), edge]);
  }
  return lists;
}

function openChoice(flow: SourceDocument, branches: readonly Edge[]): Problem[] {
  const last = branches.at(-1);
  if (last?.cause !== "choose" || !isConditional(last)) return [];
  const message = `state "${last.from}" has no way on when none of its conditions holds`;
  const hint = `end "choose" with a branch without "if"`;
  return [{ check: "open-choice", file: flow.path, spot: { path: last.path }, message, hint }];
}

function hidden(flow: SourceDocument, branches: readonly Edge[]): Problem[] {
  return branches
    .slice(0, -1)
    .filter((branch) => !isConditional(branch))
    .map(({ from, path }) => {
      const whose = from === undefined ? `flow "${flow.id}"` : `state "${from}"`;
      const message = `this branch of ${whose} has no condition, so those after it are never taken`;
      return { check: "unreachable-branch", file: flow.path, spot: { path }, message };
    });
}
