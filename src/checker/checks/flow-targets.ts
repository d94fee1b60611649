import type { CheckContext } from "../check-context.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { outputsByOutcome } from "../uses/flow-links.ts";
import { flowAround, flowOfRoute, flowOfScenarios } from "../uses/reference-occurrences.ts";
import type { Reference } from "../uses/references.ts";
import type { Target } from "./reference-target.ts";

type FlowNames = Omit<Target, "names"> & { readonly of: (flow: FlowDocument) => Iterable<string> };

const inputs: FlowNames = {
  check: "unknown-input",
  noun: "an input of this flow",
  plural: "inputs",
  of: ({ value }) => value.input ?? [],
};
const outcomes: FlowNames = {
  check: "unknown-outcome",
  noun: "an outcome of this flow",
  plural: "outcomes",
  of: (flow) => ["*", ...outputsByOutcome(flow).keys()],
};

type FindFlow = (reference: Reference, context: CheckContext) => FlowDocument | undefined;

/** A member of a flow that the name refers to from elsewhere. */
function flowTarget({ of, ...target }: FlowNames, findFlow: FindFlow): Target {
  return {
    ...target,
    names(reference, context) {
      const flow = findFlow(reference, context);
      return flow && of(flow);
    },
  };
}

const flowWalked: FindFlow = ({ document }, context) => flowOfScenarios(document, context);

/** Names of a flow's members in a document other than the flow. */
export const flowTargets: Readonly<Record<string, Target>> = {
  "flow-input": flowTarget(inputs, flowAround),
  "route-input": flowTarget(inputs, flowOfRoute),
  "scenario-input": flowTarget(inputs, flowWalked),
  outcome: flowTarget(outcomes, flowAround),
  "route-outcome": flowTarget(outcomes, flowOfRoute),
  "scenario-outcome": flowTarget({ ...outcomes, of: (flow) => outputsByOutcome(flow).keys() }, flowWalked),
};
