import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { JsonPath } from "../../src/documents/findings/problem.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { edgesOf } from "../../src/documents/uses/flow-edges.ts";
import type { TakenWay } from "../../src/engine/index.ts";

/** The name of a way: its flow and its place there, where the index of a first or only transition is left out. */
export const wayId = ({ flow, at }: TakenWay): string => `${flow}#${at.replaceAll(/\/0(?=\/|$)/g, "")}`;

/** The name of the way at a place of a flow. */
export const wayOf = (flow: SourceDocument, path: JsonPath): string =>
  wayId({ flow: fullName(flow), at: `/${path.join("/")}` });

/** A step of a flow as a way: from where `next` is said to the state of the step. */
export interface StepWay {
  readonly way: string;
  readonly step: unknown;
}

/** The steps of a flow, where some way leads to the next of them. */
export const stepWays = (flow: SourceDocument): readonly StepWay[] =>
  elementsOf(member(flow.value, "steps")).map((step, index) => ({ way: wayOf(flow, ["steps", index]), step }));

/** The names of all ways of a flow: its transitions, and its steps. */
export const waysOf = (checked: CheckedDocuments, flow: SourceDocument): readonly string[] => [
  ...edgesOf(checked, flow).map(({ path }) => wayOf(flow, path)),
  ...stepWays(flow).map(({ way }) => way),
];
