import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type DraftState, listCalls, listStates } from "./flow-links.ts";

/** Failures that any call can have (design, section 4). The host adds `expired`. */
export const COMMON_FAILURES = ["offline", "timeout", "server", "conflict", "invalid", "unknown"];

/** The failures of a state's call, or of all its calls; undefined when one of them is absent. */
export function failuresOfState(context: CheckContext, state: DraftState | undefined): string[] | undefined {
  const failures = listCalls(state).map(({ call }) => failuresOfCall(context, call));
  return failures.includes(undefined) ? undefined : [...new Set(failures.flatMap((names) => names ?? []))];
}

/** The failures of all existing calls of a flow. */
export function failuresOfFlow(context: CheckContext, flow: FlowDocument): string[] {
  const failures = listStates(flow).flatMap(({ state }) => failuresOfState(context, state) ?? []);
  return [...new Set([...COMMON_FAILURES, ...failures])];
}

/** The failures that the calls of a state declare; when a state names the variant, those of that variant only. */
export function ownFailures({ index }: CheckContext, state: DraftState): string[] {
  return listCalls(state).flatMap(({ call, variant }) => {
    const { failures = [], variants } = index.find("call", call)?.value ?? {};
    if (typeof variant !== "string") return failures;
    const declaredByVariant = objectKeys(variants?.[variant]?.failures);
    return failures.filter((name) => declaredByVariant.includes(name));
  });
}

/** The failures that a call can have, `*` for all of them; undefined when it is absent. */
export function failuresOfCall({ index }: CheckContext, callId: string): string[] | undefined {
  const call = index.find("call", callId);
  return call && [...(call.value.failures ?? []), ...COMMON_FAILURES, "*"];
}
