import { describe, expect, test } from "vitest";
import { anySignal, followSignals, stopReason, timeLimit } from "./stop-signal.ts";
import { createTestTimers } from "./test-support/test-timers.ts";
import { pause } from "./timers.ts";

describe.each([
  ["the browser's", anySignal],
  ["our own", followSignals],
])("any of several signals, by %s", (_, any) => {
  test("stops with the reason of the first signal", () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = any([first.signal, second.signal]);
    expect(signal.aborted).toBe(false);
    second.abort("timeout");
    first.abort("deadline");
    expect(signal.aborted).toBe(true);
    expect(stopReason(signal)).toBe("timeout");
  });

  test("is stopped if one signal already is", () => {
    const { signal } = any([new AbortController().signal, AbortSignal.abort("deadline")]);
    expect(signal.aborted).toBe(true);
    expect(stopReason(signal)).toBe("deadline");
  });
});

test("does not follow the signals after its release", () => {
  const controller = new AbortController();
  const { signal, release } = followSignals([controller.signal]);
  release();
  controller.abort();
  expect(signal.aborted).toBe(false);
});

test("a reason from outside means that the call was cancelled", () => {
  expect(stopReason(AbortSignal.abort())).toBe("cancelled");
});

test("a time limit stops after its time, unless it was released", () => {
  const { timers, fire } = createTestTimers(10, 20);
  const [short, long] = [timeLimit(10, "timeout", timers), timeLimit(20, "deadline", timers)];
  long.release();
  fire(10);
  fire(20);
  expect([short.signal.aborted, long.signal.aborted]).toEqual([true, false]);
  expect(stopReason(short.signal)).toBe("timeout");
});

describe("a pause", () => {
  test("ends when its time is over", async () => {
    const { timers, fire, waiting } = createTestTimers(10);
    const paused = pause(10, new AbortController().signal, timers);
    fire(10);
    await expect(paused).resolves.toBeUndefined();
    expect(waiting.size).toBe(0);
  });

  test("ends at once and clears its timer when it is stopped, also beforehand", async () => {
    const { timers, waiting } = createTestTimers(10);
    await expect(pause(10, AbortSignal.abort(), timers)).resolves.toBeUndefined();
    const controller = new AbortController();
    const paused = pause(10, controller.signal, timers);
    controller.abort();
    await expect(paused).resolves.toBeUndefined();
    expect(waiting.size).toBe(0);
  });
});
