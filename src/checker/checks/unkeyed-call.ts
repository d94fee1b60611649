import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isUnkeyed, listOperations } from "../uses/call-operations.ts";
import { edgeTargets, listEdges } from "../uses/flow-edges.ts";
import { reachedFrom, stateKind } from "../uses/flow-graph.ts";
import { listStates, type NamedState } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** What changes something is sent again by itself only under a key, by which the server does it once. */
export const unkeyedCall: Check = {
  ids: ["unkeyed-call"],
  run: ofEach(["call", "flow"], (context, document) =>
    document.kind === "call"
      ? sentAgain(context, document)
      : listStates(document).flatMap((state) => askedAgain(context, document, state)),
  ),
};

/** Operations that the contract lets the caller retry. */
function sentAgain(context: CheckContext, call: SourceDocument): Problem[] {
  return listOperations(context, call)
    .filter(({ operation }) => isUnkeyed(operation) && operation.retry.times > 0)
    .map(({ variant, operation: { id, retry } }) =>
      problem(
        call,
        ["ways", variant, "operation"],
        `operation "${id}" changes something and has no key, and the contract allows it to be sent ${retry.times + 1} times`,
        `say "keyHeader" in its "x-call", or "retry" with 0 "times"`,
      ),
    );
}

/** Calls that a flow itself makes again. */
function askedAgain(context: CheckContext, flow: SourceDocument, { name, state, path }: NamedState): Problem[] {
  return listCalls(state).flatMap(({ call, at }) => {
    const unkeyed = listOperations(context, context.index.find("call", call)).find(({ operation }) =>
      isUnkeyed(operation),
    );
    const why = unkeyed && repetition(context, flow, name, state);
    if (unkeyed === undefined || why === undefined) return [];
    const message = `call "${call}" changes something and has no key (operation "${unkeyed.operation.id}"), and ${why}`;
    const hint = `let the customer retry, or use an operation whose "x-call" has a "keyHeader"`;
    return [problem(flow, [...path, ...at], message, hint)];
  });
}

function listCalls(state: unknown): { call: string; at: JsonPath }[] {
  const single = member(state, "call");
  const several = objectEntries(member(state, "calls")).map(([name, one]) => ({
    call: String(member(one, "call")),
    at: ["calls", name, "call"],
  }));
  return typeof single === "string" ? [{ call: single, at: ["call"] }] : several;
}

function repetition(context: CheckContext, flow: SourceDocument, name: string, state: unknown): string | undefined {
  if (member(state, "poll") !== undefined) return `"poll" repeats it`;
  if (objectEntries(member(state, "calls")).length > 1)
    return "a retry repeats all calls of the state, also those that succeeded";
  return comesBackUnseen(context, flow, name) ? "the flow returns to it automatically after a failure" : undefined;
}

/** Whether a failure leads back to the call without a customer having done anything. */
function comesBackUnseen(context: CheckContext, flow: SourceDocument, name: string): boolean {
  const edges = listEdges(context, flow).filter(({ cause, isOfOverlay }) => cause !== "on" && !isOfOverlay);
  const states = member(flow.value, "states");
  const onward = (from: string) =>
    edges.filter((edge) => edge.from === from).flatMap((edge) => edgeTargets(edge, flow));
  const failures = edges.filter(({ cause, from }) => cause === "failed" && (from === name || from === undefined));
  const begun = failures.flatMap((edge) => edgeTargets(edge, flow));
  const unseen = (from: string) => (isByItself(member(states, from)) && from !== name ? onward(from) : []);
  return reachedFrom(begun, unseen).has(name);
}

/** States that go on without anybody: a screen does so only by its own instants, and shows what happened. */
const isByItself = (state: unknown) => !["screen", "final"].includes(stateKind(state) ?? "final");

function problem(document: SourceDocument, path: JsonPath, message: string, hint: string): Problem {
  return { check: "unkeyed-call", file: document.path, spot: { path }, message, hint };
}
