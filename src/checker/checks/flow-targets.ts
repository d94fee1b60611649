import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { innerFlow, outputsByOutcome } from "../uses/flow-links.ts";
import { nameInJourney, type Reference } from "../uses/references.ts";
import type { Target } from "./reference-target.ts";

type FlowNames = Omit<Target, "names"> & { readonly of: (flow: SourceDocument) => Iterable<string> };

const inputs: FlowNames = {
  check: "unknown-input",
  noun: "an input of this flow",
  plural: "inputs",
  of: ({ value }) => arrayElements(member(value, "input")).filter((name) => typeof name === "string"),
};
const outcomes: FlowNames = {
  check: "unknown-outcome",
  noun: "an outcome of this flow",
  plural: "outcomes",
  of: (flow) => ["*", ...outputsByOutcome(flow).keys()],
};
const states: FlowNames = {
  check: "unknown-state",
  noun: "a state of this flow",
  plural: "states",
  of: ({ value }) => objectEntries(member(value, "states")).map(([name]) => name),
};

type FindFlow = (reference: Reference, context: CheckContext) => SourceDocument | undefined;

/** Something that a flow has which stands elsewhere than the name. */
function flowTarget({ of, ...target }: FlowNames, findFlow: FindFlow): Target {
  return {
    ...target,
    names(reference, context) {
      const flow = findFlow(reference, context);
      return flow && of(flow);
    },
  };
}

/** The flow that the state, or the overlay, around a name runs. */
function innerFlowAt({ document, path }: Reference, context: CheckContext) {
  return innerFlow(context, document, valueAt(document.value, path.slice(0, -2)));
}

/** The flow that scenarios walk. */
function flowOfScenarios({ document }: Reference, { index }: CheckContext) {
  return index.find("flow", nameInJourney(String(member(document.value, "flow")), document));
}

/** The flow of the route around a name. */
function flowOfRoute({ document, path }: Reference, { index }: CheckContext) {
  return index.find("flow", String(valueAt(document.value, [...path.slice(0, 2), "flow"])));
}

/** Names of what a flow has, where the flow is another than the document that names it. */
export const flowTargets: Readonly<Record<string, Target>> = {
  "flow-input": flowTarget(inputs, innerFlowAt),
  "route-input": flowTarget(inputs, flowOfRoute),
  "scenario-input": flowTarget(inputs, flowOfScenarios),
  outcome: flowTarget(outcomes, innerFlowAt),
  "route-outcome": flowTarget(outcomes, flowOfRoute),
  "scenario-outcome": flowTarget({ ...outcomes, of: (flow) => outputsByOutcome(flow).keys() }, flowOfScenarios),
  "route-state": flowTarget(states, flowOfRoute),
  "scenario-state": flowTarget(states, flowOfScenarios),
};
