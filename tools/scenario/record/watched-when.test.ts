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

test("an answer names the pending call", () => {
  const call = { call: "code.check" };
  expect(when({ kind: "done", token: "t1", result: { id: 1 } }, call)).toEqual({
    answers: "code.check",
    reply: { id: 1 },
  });
  expect(when({ kind: "failed", token: "t1", failure: { name: "locked", status: 405 } }, call)).toEqual({
    answers: "code.check",
    fails: "locked",
    error: { status: 405 },
  });
});

test("a timer becomes the time until it is due; a reload, Back and an opened address are steps too", () => {
  expect(when({ kind: "timer", token: "t" })).toEqual({ after: "PT5M" });
  expect(when({ kind: "resume" })).toEqual({ reload: true });
  expect(when({ kind: "back" })).toEqual({ back: true });
  expect(when({ kind: "arrive", address: "request-review" })).toEqual({ arrives: "request-review" });
});

test("the portal's own steps are not recorded, and an unsupported step is refused", () => {
  expect(when({ kind: "system", name: "context.changed" })).toBeUndefined();
  expect(() => when({ kind: "goto", index: 0 })).toThrow("several pages at once");
});
