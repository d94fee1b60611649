import { objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { TransitionOrList } from "../../engine/generated/flow.ts";
import { parseDuration, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, edgeTargets } from "../uses/flow-edges.ts";
import { reachedFrom, stateKind } from "../uses/flow-graph.ts";
import { type DraftState, listStates, stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A wait takes some time, and a polling call is sent more than once. */
export const pauses: Check = {
  ids: ["no-pause"],
  run: ofEach(["flow"], (context, flow) =>
    listStates(flow).flatMap(({ name, state, path }) => [
      ...instantTimers(flow, name, state, path),
      ...hastyCycles(context, flow, name),
      ...hastyPolls(name, state.poll, [...path, "poll"]),
    ]),
  ),
};

/** A timer that is due at once is no wait. A screen may have one before a call: the call keeps the screen on view. */
function instantTimers(flow: FlowDocument, name: string, state: DraftState, path: JsonPath): FoundHere[] {
  return objectEntries(state.after)
    .filter(([duration, transition]) => parseDuration(duration) === 0 && !goesOnToCall(flow, state, transition))
    .map(([duration]) => ({
      spot: { path: [...path, "after", duration], part: "key" as const },
      message: `state "${name}" has a wait of no duration: ${duration}`,
      hint: `give it a duration, or decide at once with "choose"`,
    }));
}

/** Shorter pauses are not seen: what they repeat keeps a browser busy. */
const SHORTEST_MS = 1_000;

/** Timers of less than a second, or of now, that lead back to their state without anything that takes longer. */
function hastyCycles(context: CheckContext, flow: FlowDocument, name: string): FoundHere[] {
  return edgesFrom(context, flow, name).flatMap((edge): FoundHere[] => {
    if (!isHasty(flow, edge) || !edgeTargets(edge, flow).some((target) => leadsTo(context, flow, target, name)))
      return [];
    const isAfter = edge.cause === "after";
    const message = `state "${name}" comes back to itself after less than a second${isAfter ? `: ${edge.name}` : ""}`;
    const hint = "let the wait last a second or more, or leave the state";
    return [{ spot: isAfter ? { path: edge.path.slice(0, 4), part: "key" } : { path: edge.path }, message, hint }];
  });
}

function isHasty(flow: FlowDocument, { cause, name, transition, from }: Edge): boolean {
  if (cause === "at") return isSoon("time" in transition ? transition.time : undefined);
  const pause = cause === "after" ? parseDuration(String(name)) : undefined;
  if (pause === undefined || pause >= SHORTEST_MS) return false;
  // A wait of no duration is a finding already, unless a call comes next.
  return pause > 0 || stateKind(stateNamed(flow, String(from))) === "screen";
}

/** Whether a rule gives the present time, or one less than a second after it. */
function isSoon(rule: unknown): boolean {
  const { node } = readRule(rule);
  if (node.kind !== "apply" || node.operator.name !== "plus") return isNow(node);
  const [time, duration] = node.args;
  const added = duration?.kind === "literal" ? parseDuration(String(duration.value)) : undefined;
  return time !== undefined && isNow(time) && added !== undefined && added < SHORTEST_MS;
}

const isNow = (node: RuleNode) => node.kind === "path" && node.text === "now";

/** Whether a state leads to another by itself, through states that decide, call or pause for less than a second. */
function leadsTo(context: CheckContext, flow: FlowDocument, from: string, to: string): boolean {
  const onward = (name: string) => {
    const isCall = CALLS.has(stateKind(stateNamed(flow, name)));
    return [...edgesFrom(context, flow, name), ...(isCall ? edgesFrom(context, flow) : [])]
      .filter((edge) => edge.cause === "choose" || (isCall && endsCall(edge)) || isHasty(flow, edge))
      .flatMap((edge) => edgeTargets(edge, flow));
  };
  return reachedFrom([from], onward).has(to);
}

/** Whether an edge follows the end of its state's call. */
const endsCall = ({ cause, isOfOverlay }: Edge) => (cause === "done" || cause === "failed") && !isOfOverlay;

/** Whether a screen always proceeds to a call. */
function goesOnToCall(flow: FlowDocument, state: DraftState, transition: Draft<TransitionOrList>): boolean {
  const targets = [transition].flat().map(({ to }) => stateNamed(flow, String(to)));
  return stateKind(state) === "screen" && targets.every((target) => CALLS.has(stateKind(target)));
}

const CALLS = new Set<unknown>(["call", "calls"]);

function hastyPolls(name: string, poll: DraftState["poll"], path: JsonPath): FoundHere[] {
  const [every, lasts] = [parseDuration(poll?.every ?? ""), parseDuration(poll?.for ?? "")];
  if (every === undefined || lasts === undefined) return [];
  const problem = (key: string, message: string, hint: string): FoundHere[] => [
    { spot: { path: [...path, key] }, message, hint },
  ];
  if (every === 0) return problem("every", `state "${name}" polls without a pause`, `give "every" a duration`);
  if (every < SHORTEST_MS) {
    const message = `state "${name}" polls more than once a second: ${poll?.every}`;
    return problem("every", message, "let the pause last a second or more");
  }
  if (lasts >= every) return [];
  const message = `state "${name}" never polls: "for" is shorter than "every"`;
  return problem("for", message, `let "for" last several times "every", or remove "poll"`);
}
