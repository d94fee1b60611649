import { expect, test } from "vitest";
import { toWhen, type WatchedCause, type WatchedStep } from "./watched-when.ts";

const recorder = {
  take() {},
  scenario: () => ({ given: { client: "c" } }),
  untilNextTimer: () => "PT5M",
  lines: () => [],
};
const when = (cause: WatchedCause, more: Partial<WatchedStep> = {}) =>
  toWhen({ run: "r", flow: "a/b", cause, session: {}, storage: {}, locale: "en", now: 0, ...more }, recorder);

test("a press comes with its values and the form that was submitted", () => {
  expect(when({ kind: "screen", name: "LOOK", visit: 3, with: { card: "fees" } })).toEqual({
    send: "LOOK",
    with: { card: "fees" },
  });
  const form = { id: "code", values: { digits: "1" } };
  expect(when({ kind: "screen", name: "SUBMIT", visit: 1, form })).toEqual({
    send: "SUBMIT",
    form: { code: { digits: "1" } },
  });
});

test("an answer is that of the call which was waited for", () => {
  const call = { call: "code.check" };
  expect(when({ kind: "done", token: "t1", result: { id: 1 } }, call)).toEqual({
    answers: "code.check",
    gives: { id: 1 },
  });
  expect(when({ kind: "failed", token: "t1", failure: { name: "locked", status: 405 } }, call)).toEqual({
    answers: "code.check",
    fails: "locked",
    error: { status: 405 },
  });
});

test("a timer is the time until it is due, and a page loaded anew, left or come to by its address is that", () => {
  expect(when({ kind: "timer", token: "t" })).toEqual({ after: "PT5M" });
  expect(when({ kind: "resume" })).toEqual({ reload: true });
  expect(when({ kind: "back" })).toEqual({ back: true });
  expect(when({ kind: "arrive", state: "review" })).toEqual({ arrives: "review" });
});

test("what the portal does by itself is no step, and what a scenario cannot say is told", () => {
  expect(when({ kind: "system", name: "context.changed" })).toBeUndefined();
  expect(() => when({ kind: "goto", index: 0 })).toThrow("gone back at once");
});
