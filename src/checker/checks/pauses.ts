import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { parseDuration } from "../../engine/index.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { stateKind } from "../uses/flow-graph.ts";
import { listStates } from "../uses/flow-links.ts";
import type { Check } from "./check.ts";

/** What waits takes some time, and what is asked again is asked more than once. */
export const pauses: Check = {
  ids: ["no-pause"],
  run: ({ index }) =>
    index
      .of("flow")
      .flatMap((flow) =>
        listStates(flow).flatMap(({ name, state, path }) => [
          ...instantTimers(flow, name, state, path),
          ...hastyPolls(flow, name, member(state, "poll"), [...path, "poll"]),
        ]),
      ),
};

/** A timer that is due when it is set is no wait. A screen may be shown so while a call follows: the call keeps it on view. */
function instantTimers(flow: SourceDocument, name: string, state: unknown, path: JsonPath): Problem[] {
  return objectEntries(member(state, "after"))
    .filter(([duration, transition]) => durationMs(duration) === 0 && !goesOnToCall(flow, state, transition))
    .map(([duration]) => ({
      check: "no-pause",
      file: flow.path,
      spot: { path: [...path, "after", duration], part: "key" as const },
      message: `state "${name}" has a wait of no duration: ${duration}`,
      hint: `give it a duration, or decide at once with "choose"`,
    }));
}

/** Whether a screen goes on to a call, whatever holds. */
function goesOnToCall({ value }: SourceDocument, state: unknown, transition: unknown): boolean {
  const targets = [transition].flat().map((one) => member(member(value, "states"), String(member(one, "to"))));
  return stateKind(state) === "screen" && targets.every((target) => CALLS.has(stateKind(target)));
}

const CALLS = new Set<unknown>(["call", "calls"]);

function hastyPolls(flow: SourceDocument, name: string, poll: unknown, path: JsonPath): Problem[] {
  const [every, lasts] = [durationMs(member(poll, "every")), durationMs(member(poll, "for"))];
  if (every === undefined || lasts === undefined) return [];
  const problem = (key: string, message: string, hint: string): Problem[] => [
    { check: "no-pause", file: flow.path, spot: { path: [...path, key] }, message, hint },
  ];
  if (every === 0) return problem("every", `state "${name}" polls without a pause`, `give "every" a duration`);
  if (lasts >= every) return [];
  const message = `state "${name}" never polls: "for" is shorter than "every"`;
  return problem("for", message, `let "for" last several times "every", or remove "poll"`);
}

/** In milliseconds; undefined for what is no duration. */
function durationMs(duration: unknown): number | undefined {
  return typeof duration === "string" ? parseDuration(duration) : undefined;
}
