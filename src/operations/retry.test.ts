import { describe, expect, test } from "vitest";
import { retryAfter, retryDelay } from "./retry.ts";

const exponential = { times: 5, delayMs: 1000, backoff: "exponential", maxDelayMs: 30_000 } as const;
const constant = { ...exponential, backoff: "constant" } as const;

describe("the delay before the next try", () => {
  test.each([
    [exponential, 1, 1000],
    [exponential, 5, 16_000],
    [{ ...exponential, maxDelayMs: 7000 }, 5, 7000],
    [constant, 1, 1000],
    [constant, 5, 1000],
    [constant, 6, undefined],
    [{ ...constant, times: 0 }, 1, undefined],
  ])("under %o after try %i is at most %s", (policy, tries, delay) => {
    expect(retryDelay(policy, { tries, random: () => 1 })).toBe(delay);
  });

  test("is random, but at least half of that", () => {
    expect(retryDelay(constant, { tries: 1, random: () => 0 })).toBe(500);
    expect(retryDelay(constant, { tries: 1, random: () => 0.5 })).toBe(750);
  });

  test("spreads 1,000 clients after an outage of 30 seconds: none too early, the peak at most twice the mean", () => {
    const random = seededRandom(7);
    const outageMs = 30_000;
    const returns = Array.from({ length: 1000 }, () => {
      const failedAt = random() * outageMs;
      const retryAfterMs = outageMs - failedAt;
      const delay = retryDelay(exponential, { tries: 1, retryAfterMs, random }) ?? 0;
      return { at: failedAt + delay, isTooEarly: delay < retryAfterMs };
    });
    expect(returns.filter(({ isTooEarly }) => isTooEarly)).toEqual([]);
    const perSecond = new Map<number, number>();
    for (const { at } of returns) {
      const second = Math.floor((at - outageMs) / 1000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    }
    const mean = returns.length / perSecond.size;
    expect(perSecond.size).toBeGreaterThanOrEqual(30);
    expect(Math.max(...perSecond.values())).toBeLessThanOrEqual(2 * mean);
  });

  test("is at least what the server requests, without an extra try", () => {
    expect(retryDelay(constant, { tries: 5, retryAfterMs: 60_000, random: () => 0 })).toBe(60_000);
    expect(retryDelay(constant, { tries: 6, retryAfterMs: 0, random: () => 0 })).toBeUndefined();
  });
});

/** Repeatable pseudo-random numbers from 0 to 1 (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Thu, 01 Jan 2026 12:00:30 GMT", 30_000],
  ["Thu, 01 Jan 2026 11:00:00 GMT", 0],
  ["-5", undefined],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After %j means %s ms", (header, expected) => {
  expect(retryAfter(header, Date.parse("2026-01-01T12:00:00Z"))).toBe(expected);
});
