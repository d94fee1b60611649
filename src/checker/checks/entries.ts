import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import { usesOfFlow } from "../uses/flow-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** Every entry state has an address. */
export const entries: Check = {
  ids: ["unused-entry"],
  run: ofEach(["flow"], (context, flow) => unusedEntries(context, flow)),
};

function unusedEntries(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const named = usesOfFlow(context, flow).map((use) => (use.by === "route" ? use.value.state : undefined));
  return listStates(flow)
    .filter(({ name, state }) => state.entry === true && !named.includes(name))
    .map(({ name, path }) => ({
      spot: { path: [...path, "entry"], part: "key" },
      message: `no route leads to state "${name}", so nothing starts there`,
      hint: `name it as "state" of a route with this flow, or remove "entry"`,
    }));
}
