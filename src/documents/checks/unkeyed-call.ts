import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isUnkeyed, operationsOf } from "../uses/call-operations.ts";
import { edgesOf, targetsOf } from "../uses/flow-edges.ts";
import { kindOf, reachedFrom } from "../uses/flow-graph.ts";
import { type NamedState, statesOf } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** What changes something is sent again by itself only under a key, by which the server does it once. */
export const unkeyedCall: Check = {
  ids: ["unkeyed-call"],
  run: ofEach(["call", "flow"], (documents, document) =>
    document.kind === "call"
      ? sentAgain(documents, document)
      : statesOf(document).flatMap((state) => askedAgain(documents, document, state)),
  ),
};

/** Operations that the contract lets the caller retry. */
function sentAgain(documents: CheckedDocuments, call: SourceDocument): Problem[] {
  return operationsOf(documents, call)
    .filter(({ operation }) => isUnkeyed(operation) && operation.retry.times > 0)
    .map(({ way, operation: { id, retry } }) =>
      problem(
        call,
        ["ways", way, "operation"],
        `operation "${id}" changes something and has no key, and the contract lets it be sent ${retry.times + 1} times`,
        `say "keyHeader" in its "x-call", or "retry" with 0 "times"`,
      ),
    );
}

/** Calls that a flow itself makes again. */
function askedAgain(documents: CheckedDocuments, flow: SourceDocument, { name, state, path }: NamedState): Problem[] {
  return callsOf(state).flatMap(({ call, at }) => {
    const unkeyed = operationsOf(documents, documents.index.find("call", call)).find(({ operation }) =>
      isUnkeyed(operation),
    );
    const why = unkeyed && repetition(documents, flow, name, state);
    if (unkeyed === undefined || why === undefined) return [];
    const message = `call "${call}" changes something and has no key (operation "${unkeyed.operation.id}"), and ${why}`;
    const hint = `let the customer ask again, or take an operation whose "x-call" has a "keyHeader"`;
    return [problem(flow, [...path, ...at], message, hint)];
  });
}

function callsOf(state: unknown): { call: string; at: JsonPath }[] {
  const single = member(state, "call");
  const several = membersOf(member(state, "calls")).map(([name, one]) => ({
    call: String(member(one, "call")),
    at: ["calls", name, "call"],
  }));
  return typeof single === "string" ? [{ call: single, at: ["call"] }] : several;
}

function repetition(
  documents: CheckedDocuments,
  flow: SourceDocument,
  name: string,
  state: unknown,
): string | undefined {
  if (member(state, "poll") !== undefined) return `"poll" asks it again and again`;
  if (membersOf(member(state, "calls")).length > 1)
    return "a second try asks for all calls of the state again, also for those that were answered";
  return comesBackUnseen(documents, flow, name) ? "the flow leads from its failure back to it by itself" : undefined;
}

/** Whether a failure leads back to the call without a customer having done anything. */
function comesBackUnseen(documents: CheckedDocuments, flow: SourceDocument, name: string): boolean {
  const edges = edgesOf(documents, flow).filter(({ cause, isOfOverlay }) => cause !== "on" && !isOfOverlay);
  const states = member(flow.value, "states");
  const onward = (from: string) => edges.filter((edge) => edge.from === from).flatMap((edge) => targetsOf(edge, flow));
  const failures = edges.filter(({ cause, from }) => cause === "failed" && (from === name || from === undefined));
  const begun = failures.flatMap((edge) => targetsOf(edge, flow));
  const unseen = (from: string) => (isByItself(member(states, from)) && from !== name ? onward(from) : []);
  return reachedFrom(begun, unseen).has(name);
}

/** States that go on without anybody: a screen does so only by its own instants, and shows what happened. */
const isByItself = (state: unknown) => !["screen", "final"].includes(kindOf(state) ?? "final");

function problem(document: SourceDocument, path: JsonPath, message: string, hint: string): Problem {
  return { check: "unkeyed-call", file: document.path, spot: { path }, message, hint };
}
