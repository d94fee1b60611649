import { expect, test } from "vitest";
import type { Flow } from "../../engine/generated/flow.ts";
import { withCommonFailures } from "./common-failures.ts";

const failures = { offline: "errors.offline", "*": "errors.unexpected" };
const isFirst = { "===": [{ var: "data.tries" }, 0] } as const;

const completeFailed = (failed: Flow["failed"]) => {
  const states = { asking: { call: "kettle.boil", done: {} } };
  const flow = { id: "tea", formatVersion: 2, summary: "Tea.", start: "asking", states } as const;
  return withCommonFailures(failed === undefined ? flow : { ...flow, failed }, failures).failed;
};

test("a flow without failure handlers takes those of the routes", () => {
  expect(completeFailed(undefined)).toEqual({
    offline: { show: "errors.offline" },
    "*": { show: "errors.unexpected" },
  });
});

test("a flow's own handler, by name or `*`, comes before that of the routes", () => {
  expect(completeFailed({ dry: { to: "asking" }, offline: { to: "asking" } })).toEqual({
    dry: { to: "asking" },
    offline: { to: "asking" },
    "*": { show: "errors.unexpected" },
  });
  expect(completeFailed({ "*": { show: "tea.failed" } })).toEqual({ "*": { show: "tea.failed" } });
});

test("a handler with a condition leaves the other cases to the routes", () => {
  expect(completeFailed({ offline: { if: isFirst, to: "asking" }, "*": { if: isFirst, show: "tea.failed" } })).toEqual({
    offline: [{ if: isFirst, to: "asking" }, { if: isFirst, show: "tea.failed" }, { show: "errors.offline" }],
    "*": [{ if: isFirst, show: "tea.failed" }, { show: "errors.unexpected" }],
  });
});

test("a flow without calls has no failures", () => {
  const flow = { id: "tea", formatVersion: 2, summary: "Tea.", start: "on", states: { on: { wait: {} } } } as const;
  expect(withCommonFailures(flow, failures)).toBe(flow);
});
