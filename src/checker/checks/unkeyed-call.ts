import { objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { CallDocument, FlowDocument } from "../read/source-document.ts";
import { isUnkeyed, listOperations } from "../uses/call-operations.ts";
import { edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { reachedFrom, stateKind } from "../uses/flow-graph.ts";
import { type DraftState, listCalls, listStates, type NamedState, stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** An unsafe call is repeated automatically only with an idempotency key. */
export const unkeyedCall: Check = {
  ids: ["unkeyed-call"],
  run: ofEach(["call", "flow"], (context, document) =>
    document.kind === "call"
      ? sentAgain(context, document)
      : listStates(document).flatMap((state) => askedAgain(context, document, state)),
  ),
};

/** Operations that the contract lets the caller retry. */
function sentAgain(context: CheckContext, call: CallDocument): FoundHere[] {
  return listOperations(context, call)
    .filter(({ operation }) => isUnkeyed(operation) && operation.retry.times > 0)
    .map(({ variant, operation: { id, retry } }) =>
      problem(
        ["variants", variant, "operation"],
        `operation "${id}" changes something and has no key, and the contract allows it to be sent ${retry.times + 1} times`,
        `say "keyHeader" in its "x-call", or "retry" with 0 "times"`,
      ),
    );
}

/** Calls that a flow itself repeats. */
function askedAgain(context: CheckContext, flow: FlowDocument, { name, state, path }: NamedState): FoundHere[] {
  return listCalls(state).flatMap(({ call, at }) => {
    const unkeyed = listOperations(context, context.index.find("call", call)).find(({ operation }) =>
      isUnkeyed(operation),
    );
    const why = unkeyed && repetition(context, flow, name, state);
    if (unkeyed === undefined || why === undefined) return [];
    const message = `call "${call}" changes something and has no key (operation "${unkeyed.operation.id}"), and ${why}`;
    const hint = `let the customer retry, or use an operation whose "x-call" has a "keyHeader"`;
    return [problem([...path, ...at, "call"], message, hint)];
  });
}

function repetition(context: CheckContext, flow: FlowDocument, name: string, state: DraftState): string | undefined {
  if (state.poll !== undefined) return `"poll" repeats it`;
  if (objectKeys(state.calls).length > 1) return "a retry repeats all calls of the state, also those that succeeded";
  return comesBackUnseen(context, flow, name) ? "the flow returns to it automatically after a failure" : undefined;
}

/** Whether a failure leads back to the call without an action of the customer. */
function comesBackUnseen(context: CheckContext, flow: FlowDocument, name: string): boolean {
  const edges = listEdges(context, flow).filter(({ cause, isOfOverlay }) => cause !== "on" && !isOfOverlay);
  const onward = (from: string) =>
    edges.filter((edge) => edge.from === from).flatMap((edge) => edgeTargets(edge, flow));
  const failures = edges.filter(({ cause, from }) => cause === "failed" && (from === name || from === undefined));
  const begun = failures.flatMap((edge) => edgeTargets(edge, flow));
  const unseen = (from: string) => (isByItself(stateNamed(flow, from)) && from !== name ? onward(from) : []);
  return reachedFrom(begun, unseen).has(name);
}

/** States that proceed by themselves: a screen does so only by its timers, and shows the result. */
const isByItself = (state: DraftState | undefined) => !["screen", "final"].includes(stateKind(state) ?? "final");

function problem(path: JsonPath, message: string, hint: string): FoundHere {
  return { spot: { path }, message, hint };
}
