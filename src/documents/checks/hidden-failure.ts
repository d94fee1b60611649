import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { failuresOfState } from "../uses/call-failures.ts";
import { operationsOf } from "../uses/call-operations.ts";
import { type NamedState, statesOf } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A state that tells something of all failures leaves none untold for which the flow has words of its own, nor that the
 * house was not reached, of which the routes tell. One that goes on whatever happens takes them all, and means it.
 */
export const hiddenFailure: Check = {
  ids: ["hidden-failure"],
  run: ofEach(["flow"], (documents, flow) => statesOf(flow).flatMap((state) => hidden(documents, flow, state))),
};

const ALL = "*";

/** Failures before anybody answered: what a state says of answers is not true of them. */
const UNANSWERED = ["offline", "timeout"];

function hidden(documents: CheckedDocuments, flow: SourceDocument, { name, state, path }: NamedState): Problem[] {
  const own = member(state, "failed");
  if (!onlyTells(member(own, ALL))) return [];
  const routes = documents.index.find("routes", "routes")?.value;
  const possible = possibleFailures(documents, state);
  const told = (words: unknown) => membersOf(words).map(([failure]) => failure);
  const isHidden = (failure: string) =>
    failure !== ALL && possible.includes(failure) && member(own, failure) === undefined;
  const ofFlow = told(member(flow.value, "failed")).filter(isHidden);
  const ofRoutes = told(member(routes, "failures")).filter(
    (failure) => UNANSWERED.includes(failure) && isHidden(failure) && !ofFlow.includes(failure),
  );
  const [first] = [...ofFlow, ...ofRoutes];
  if (first === undefined) return [];
  const names = [...ofFlow, ...ofRoutes].map((failure) => `"${failure}"`).join(", ");
  const whose = ofFlow.includes(first)
    ? `flow "${flow.id}" has words of its own`
    : "the routes have words of their own";
  return [
    {
      check: "hidden-failure",
      file: flow.path,
      spot: { path: [...path, "failed", ALL], part: "key" },
      message: `"*" of state "${name}" hides ${names}, for which ${whose}`,
      hint: `say ${names} beside "*", or name the failures that are meant in its place`,
    },
  ];
}

/** Whether it always says something, and stays. */
function onlyTells(handler: unknown): boolean {
  const ways = [handler ?? []].flat();
  const isCertain = ways.some((way) => member(way, "if") === undefined);
  return isCertain && ways.every((way) => member(way, "show") !== undefined && member(way, "to") === undefined);
}

/** The failures that the state's calls can have; that nobody knows what was done, only what changes something. */
function possibleFailures(documents: CheckedDocuments, state: unknown): readonly string[] {
  const calls = [member(state, "call"), ...membersOf(member(state, "calls")).map(([, one]) => member(one, "call"))];
  const isUnsafe = calls.some((call) =>
    operationsOf(documents, documents.index.find("call", String(call))).some(({ operation }) => operation.isUnsafe),
  );
  return (failuresOfState(documents, state) ?? []).filter((failure) => failure !== "unknown" || isUnsafe);
}
