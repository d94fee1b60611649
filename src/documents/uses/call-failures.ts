import type { CheckedDocuments } from "../checked-documents.ts";
import { elementsOf, member, membersOf } from "../json.ts";

/** Failures that any call can have (design, section 4). `expired` is the host's. */
export const COMMON_FAILURES = ["offline", "timeout", "server", "conflict", "invalid", "unknown"];

/** The failures of a state's call, or of all its calls; undefined where one of them is not there. */
export function failuresOfState(documents: CheckedDocuments, state: unknown): string[] | undefined {
  const failures = callsOf(state).map((call) => failuresOfCall(documents, call));
  return failures.includes(undefined) ? undefined : [...new Set(failures.flatMap((names) => names ?? []))];
}

/** The failures of all calls of a flow that are there. */
export function failuresOfFlow(documents: CheckedDocuments, flow: unknown): string[] {
  const states = membersOf(member(flow, "states"));
  const failures = states.flatMap(([, state]) => failuresOfState(documents, state) ?? []);
  return [...new Set([...COMMON_FAILURES, ...failures])];
}

/** The failures that the calls of a state name themselves; where a state names the way, those of that way only. */
export function ownFailures({ index }: CheckedDocuments, state: unknown): string[] {
  const made = [state, ...membersOf(member(state, "calls")).map(([, call]) => call)];
  return made.flatMap((one) => {
    const call = index.find("call", String(member(one, "call")));
    const fails = member(member(member(call?.value, "ways"), String(member(one, "way"))), "fails");
    const isNamed = typeof member(one, "way") === "string";
    const told = isNamed ? membersOf(fails).map(([name]) => name) : undefined;
    return elementsOf(member(call?.value, "failures"))
      .filter((name) => typeof name === "string")
      .filter((name) => told?.includes(name) ?? true);
  });
}

function failuresOfCall({ index }: CheckedDocuments, callId: unknown): string[] | undefined {
  const call = index.find("call", String(callId));
  const own = elementsOf(member(call?.value, "failures")).filter((name) => typeof name === "string");
  return call && [...own, ...COMMON_FAILURES, "*"];
}

/** The ids of the calls that a state makes. */
const callsOf = (state: unknown): unknown[] =>
  [member(state, "call"), ...membersOf(member(state, "calls")).map(([, call]) => member(call, "call"))].filter(
    (call) => call !== undefined,
  );
