import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { statesOf } from "../uses/flow-links.ts";
import { usesOfFlow } from "../uses/flow-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** A state that an address may start at is named by an address. */
export const entries: Check = {
  ids: ["unused-entry"],
  run: ofEach(["flow"], (documents, flow) => unusedEntries(documents, flow)),
};

function unusedEntries(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  const named = usesOfFlow(documents, flow).map((use) => (use.by === "route" ? member(use.value, "state") : undefined));
  return statesOf(flow)
    .filter(({ name, state }) => member(state, "entry") === true && !named.includes(name))
    .map(({ name, path }) => ({
      check: "unused-entry",
      file: flow.path,
      spot: { path: [...path, "entry"], part: "key" },
      message: `no route leads to state "${name}", so nothing starts there`,
      hint: `name it as "state" of a route with this flow, or take "entry" out`,
    }));
}
