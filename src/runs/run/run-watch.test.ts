import { expect, test } from "vitest";
import type { Snapshot } from "../../engine/index.ts";
import { findWatch, WATCH, type WatchedStep } from "./run-watch.ts";

test("nobody watches unless a function was put there before", () => {
  expect(findWatch({})).toBeUndefined();
  expect(findWatch({ [WATCH]: "text" })).toBeUndefined();
});

test("who watches hears of each step", () => {
  const received: WatchedStep[] = [];
  const watch = findWatch({ [WATCH]: (step: WatchedStep) => received.push(step) });
  const context = { id: "c", hash: "h", values: { client: {}, session: {}, storage: {}, locale: "en", settings: {} } };
  const after: Snapshot = {
    ...{ format: 1, release: "1", run: "r", rev: 1, context: { id: "c", hash: "h" }, frames: [], path: [], floor: 0 },
    ...{ visit: 1, pending: {}, timers: {} },
  };
  const step: WatchedStep = {
    run: "r",
    flow: "a/b",
    cause: { kind: "resume" },
    before: undefined,
    after,
    context,
    now: 1,
  };
  watch?.(step);
  expect(received).toEqual([step]);
});
