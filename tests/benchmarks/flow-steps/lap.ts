import type { Flow } from "../../../src/engine/generated/flow.ts";
import type { Rule } from "../../../src/engine/generated/rule.ts";

export const STATES = 100;

/** The two guards and the change of data that every state of every contestant has. */
export const isHalted: Rule = {
  and: [{ "===": [{ var: "data.kind" }, "halted"] }, { ">": [{ var: "data.laps" }, 9] }],
};
export const isOpen: Rule = { "<": [{ var: "data.steps" }, 1_000_000_000] };
export const oneMore: Rule = { "+": [{ var: "data.steps" }, 1] };

export const stateName = (at: number): string => `state-${at % STATES}`;

/** The data that every contestant begins with. */
export const firstData = { kind: "running", laps: 0, steps: 0 };

/** A flow of 100 screens in a ring, each left by one event with two alternatives. */
export const lapFlow: Flow = {
  id: "lap",
  formatVersion: 2,
  summary: "A ring of screens.",
  data: {
    properties: {
      kind: { type: "string", default: firstData.kind },
      laps: { type: "integer", default: firstData.laps },
      steps: { type: "integer", default: firstData.steps },
    },
  },
  start: stateName(0),
  failed: { "*": { show: "lap.failed" } },
  states: Object.fromEntries(
    Array.from({ length: STATES }, (_, at) => [
      stateName(at),
      {
        screen: stateName(at),
        on: {
          NEXT: [
            { if: isHalted, to: stateName(0) },
            { if: isOpen, set: { steps: oneMore }, to: stateName(at + 1) },
          ],
        },
      },
    ]),
  ),
};
