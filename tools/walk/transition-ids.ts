import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName } from "../../src/checker/read/source-document.ts";
import { listEdges } from "../../src/checker/uses/flow-edges.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import type { TakenTransition } from "../../src/engine/index.ts";

/** The name of a transition: its flow and its place there, where the index of a first or only transition is left out. */
export const toTransitionId = ({ flow, at }: TakenTransition): string => `${flow}#${at.replaceAll(/\/0(?=\/|$)/g, "")}`;

/** The name of the transition at a place of a flow. */
export const transitionIdAt = (flow: FlowDocument, path: JsonPath): string =>
  toTransitionId({ flow: fullName(flow), at: `/${path.join("/")}` });

/** A step of a flow as a transition: from the document's `next` to the state of the step. */
export interface StepTransition {
  readonly transitionId: string;
  readonly step: unknown;
}

/** The steps of a flow, where some transition leads to the next of them. */
export const stepTransitions = (flow: FlowDocument): readonly StepTransition[] =>
  arrayElements(member(flow.value, "steps")).map((step, index) => ({
    transitionId: transitionIdAt(flow, ["steps", index]),
    step,
  }));

/** The names of all transitions of a flow, its steps among them. */
export const listTransitionIds = (context: CheckContext, flow: FlowDocument): readonly string[] => [
  ...listEdges(context, flow).map(({ path }) => transitionIdAt(flow, path)),
  ...stepTransitions(flow).map(({ transitionId }) => transitionId),
];
