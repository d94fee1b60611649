import { member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import { usesOfFlow } from "../uses/flow-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** A state that an address may start at is named by an address. */
export const entries: Check = {
  ids: ["unused-entry"],
  run: ofEach(["flow"], (context, flow) => unusedEntries(context, flow)),
};

function unusedEntries(context: CheckContext, flow: SourceDocument): Problem[] {
  const named = usesOfFlow(context, flow).map((use) => (use.by === "route" ? member(use.value, "state") : undefined));
  return listStates(flow)
    .filter(({ name, state }) => member(state, "entry") === true && !named.includes(name))
    .map(({ name, path }) => ({
      check: "unused-entry",
      file: flow.path,
      spot: { path: [...path, "entry"], part: "key" },
      message: `no route leads to state "${name}", so nothing starts there`,
      hint: `name it as "state" of a route with this flow, or remove "entry"`,
    }));
}
