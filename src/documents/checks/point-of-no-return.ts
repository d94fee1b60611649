import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { operationsOf } from "../uses/call-operations.ts";
import { edgesFrom } from "../uses/flow-edges.ts";
import { kindOf, leadingTo, onwardIn, reachedFrom } from "../uses/flow-graph.ts";
import { type NamedState, statesOf } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A point of no return comes after all that can be tried again: nothing leads back before it, nothing after it can be refused. */
export const pointOfNoReturn: Check = {
  ids: ["early-point-of-no-return"],
  run: ofEach(["flow"], (documents, flow) =>
    statesOf(flow)
      .filter(({ state }) => member(state, "pointOfNoReturn") === true)
      .flatMap((state) => tooEarly(documents, flow, state)),
  ),
};

function tooEarly(documents: CheckedDocuments, flow: SourceDocument, state: NamedState): Problem[] {
  const why = returned(documents, flow, state) ?? triedAgain(documents, flow, state);
  if (why === undefined) return [];
  return [
    {
      check: "early-point-of-no-return",
      file: flow.path,
      spot: { path: [...state.path, "pointOfNoReturn"], part: "key" },
      message: `state "${state.name}" is a point of no return, and ${why}`,
      hint: "put it on the screen that comes when nothing can be tried again",
    },
  ];
}

/** The flow itself leads back to a screen from which one comes to the point. */
function returned(documents: CheckedDocuments, flow: SourceDocument, { name }: NamedState): string | undefined {
  const onward = onwardIn(documents, flow);
  const screens = statesOf(flow).filter((one) => one.name !== name && kindOf(one.state) === "screen");
  const after = reachedFrom(onward(name), onward);
  const leading = leadingTo(documents, flow, name);
  const before = screens.find((one) => after.has(one.name) && leading.has(one.name));
  return before && `the flow leads from it back to "${before.name}", which comes before it`;
}

/** A call right after the point that changes something can be refused, and then only what was said before it could be mended. */
function triedAgain(documents: CheckedDocuments, flow: SourceDocument, { name }: NamedState): string | undefined {
  if (name === member(flow.value, "start")) return undefined;
  const next = onwardIn(documents, flow)(name);
  const calls = statesOf(flow).filter((one) => next.includes(one.name));
  const refused = calls.find((one) => changesSomething(documents, one.state) && returnsTo(documents, flow, one, name));
  return refused && `when call "${String(member(refused.state, "call"))}" fails one returns to it, and cannot go back`;
}

function changesSomething(documents: CheckedDocuments, state: unknown): boolean {
  const call = documents.index.find("call", String(member(state, "call")));
  return operationsOf(documents, call).some(({ operation }) => operation.isUnsafe);
}

/** Whether a failure of the call stays with the screen on view, or leads to it. */
function returnsTo(documents: CheckedDocuments, flow: SourceDocument, { name }: NamedState, screen: string): boolean {
  const common = takesAll(flow, name) ? [] : edgesFrom(documents, flow);
  const failures = [...edgesFrom(documents, flow, name), ...common].filter(({ cause }) => cause === "failed");
  return failures.some(({ transition }) => [undefined, screen].includes(textOf(member(transition, "to"))));
}

/** Whether a state says itself what becomes of every failure. */
const takesAll = (flow: SourceDocument, name: string) =>
  membersOf(member(member(member(flow.value, "states"), name), "failed")).some(([failure]) => failure === "*");

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
