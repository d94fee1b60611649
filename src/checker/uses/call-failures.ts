import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";

/** Failures that any call can have (design, section 4). `expired` is the host's. */
export const COMMON_FAILURES = ["offline", "timeout", "server", "conflict", "invalid", "unknown"];

/** The failures of a state's call, or of all its calls; undefined where one of them is not there. */
export function failuresOfState(context: CheckContext, state: unknown): string[] | undefined {
  const failures = listCallIds(state).map((call) => failuresOfCall(context, call));
  return failures.includes(undefined) ? undefined : [...new Set(failures.flatMap((names) => names ?? []))];
}

/** The failures of all calls of a flow that are there. */
export function failuresOfFlow(context: CheckContext, flow: unknown): string[] {
  const states = objectEntries(member(flow, "states"));
  const failures = states.flatMap(([, state]) => failuresOfState(context, state) ?? []);
  return [...new Set([...COMMON_FAILURES, ...failures])];
}

/** The failures that the calls of a state name themselves; where a state names the way, those of that way only. */
export function ownFailures({ index }: CheckContext, state: unknown): string[] {
  const made = [state, ...objectEntries(member(state, "calls")).map(([, call]) => call)];
  return made.flatMap((one) => {
    const call = index.find("call", String(member(one, "call")));
    const fails = member(member(member(call?.value, "ways"), String(member(one, "way"))), "fails");
    const isNamed = typeof member(one, "way") === "string";
    const declaredByVariant = isNamed ? objectEntries(fails).map(([name]) => name) : undefined;
    return arrayElements(member(call?.value, "failures"))
      .filter((name) => typeof name === "string")
      .filter((name) => declaredByVariant?.includes(name) ?? true);
  });
}

function failuresOfCall({ index }: CheckContext, callId: unknown): string[] | undefined {
  const call = index.find("call", String(callId));
  const own = arrayElements(member(call?.value, "failures")).filter((name) => typeof name === "string");
  return call && [...own, ...COMMON_FAILURES, "*"];
}

/** The ids of the calls that a state makes. */
const listCallIds = (state: unknown): unknown[] =>
  [member(state, "call"), ...objectEntries(member(state, "calls")).map(([, call]) => member(call, "call"))].filter(
    (call) => call !== undefined,
  );
