import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { listOperations } from "../uses/call-operations.ts";
import { edgesFrom, isStaying } from "../uses/flow-edges.ts";
import { leadingTo, onwardIn, reachedFrom, stateKind } from "../uses/flow-graph.ts";
import { type DraftState, listStates, type NamedState, stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A point of no return comes after all steps that can be repeated: no transition leads back before it, no later call
 * can be refused.
 */
export const pointOfNoReturn: Check = {
  ids: ["early-point-of-no-return"],
  run: ofEach(["flow"], (context, flow) =>
    listStates(flow)
      .filter(({ state }) => state.pointOfNoReturn === true)
      .flatMap((state) => tooEarly(context, flow, state)),
  ),
};

function tooEarly(context: CheckContext, flow: FlowDocument, state: NamedState): FoundHere[] {
  const why = returned(context, flow, state) ?? triedAgain(context, flow, state);
  if (why === undefined) return [];
  return [
    {
      spot: { path: [...state.path, "pointOfNoReturn"], part: "key" },
      message: `state "${state.name}" is a point of no return, and ${why}`,
      hint: "put it on the screen after which nothing can be retried",
    },
  ];
}

/** Whether the flow itself leads back to a screen before the point. */
function returned(context: CheckContext, flow: FlowDocument, { name }: NamedState): string | undefined {
  const onward = onwardIn(context, flow);
  const screens = listStates(flow).filter((one) => one.name !== name && stateKind(one.state) === "screen");
  const after = reachedFrom(onward(name), onward);
  const leading = leadingTo(context, flow, name);
  const before = screens.find((one) => after.has(one.name) && leading.has(one.name));
  return before && `the flow leads from it back to "${before.name}", which comes before it`;
}

/** An unsafe call right after the point can be refused, and only earlier answers could correct that. */
function triedAgain(context: CheckContext, flow: FlowDocument, { name }: NamedState): string | undefined {
  if (name === flow.value.start) return undefined;
  const next = onwardIn(context, flow)(name);
  const calls = listStates(flow).filter((one) => next.includes(one.name));
  const refused = calls.find((one) => changesSomething(context, one.state) && returnsTo(context, flow, one, name));
  return refused && `when call "${refused.state.call}" fails, the customer returns to it and cannot go back`;
}

function changesSomething(context: CheckContext, state: DraftState): boolean {
  const call = context.index.find("call", String(state.call));
  return listOperations(context, call).some(({ operation }) => operation.isUnsafe);
}

/** Whether a failure of the call stays on the screen on view, or leads to it. */
function returnsTo(context: CheckContext, flow: FlowDocument, { name }: NamedState, screen: string): boolean {
  const common = takesAll(flow, name) ? [] : edgesFrom(context, flow);
  const failures = [...edgesFrom(context, flow, name), ...common].filter(({ cause }) => cause === "failed");
  return failures.some(({ transition }) => isStaying(transition) || transition.to === screen);
}

/** Whether a state handles every failure itself. */
const takesAll = (flow: FlowDocument, name: string) => Object.hasOwn(stateNamed(flow, name)?.failed ?? {}, "*");
