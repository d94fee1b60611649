import { beforeEach, expect, it, vi } from "vitest";
import type { ServerReply } from "../contract/server.ts";
import { guess } from "./guessing.ts";
import { secondsToWait } from "./replies.ts";

const DATE = "Fri, 20 Nov 2026 10:00:00 GMT";
const reply = (status: number, body: object): ServerReply => ({
  ...{ status, body, text: JSON.stringify(body), correlationId: "", sent: { path: "/", init: {} } },
  headers: new Headers({ date: DATE }),
});
const wrong = reply(400, { code: "WRONG_CODE" });
const mismatch = reply(400, { code: "NATIONAL_ID_MISMATCH" });
const locked = reply(405, { code: "LOCKED", retryAt: "2026-11-20T10:15:00.000Z" });
const endless = reply(405, { code: "LOCKED" });

/** The outcome of one round of guesses, after which the time is over. */
const outcome = (replies: readonly ServerReply[]) =>
  guess(async () => {
    vi.advanceTimersByTime(10_000);
    return replies;
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => vi.useRealTimers();
});

it.each([
  ["five wrong codes and then a lock with its end", [wrong, wrong, wrong, wrong, wrong, locked], true],
  ["six wrong codes", Array(6).fill(wrong), false],
  ["six wrong ends of a national ID", Array(6).fill(mismatch), false],
  ["a right guess", [wrong, reply(200, {})], false],
  ["a lock without its end", [wrong, endless], false],
  ["a wait without its end", [wrong, reply(429, { code: "TOO_SOON" })], false],
])("judges %s", async (_what, replies, isHeld) => {
  expect((await outcome(replies)).isHeld).toBe(isHeld);
});

it("names refusals without an end", async () => {
  expect((await outcome([endless])).seen).toBe(
    "0 guesses evaluated in 10 s, 1 refused as locked, 1 refused without an end",
  );
});

it("reads how long a refusal lasts by the server's clock", () => {
  expect([secondsToWait(locked), secondsToWait(endless), secondsToWait(wrong)]).toEqual([900, undefined, undefined]);
});
