import { describe, expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const NOON = Date.parse("2026-01-01T12:00:00Z");
const at = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString();

/** A clock over a device's clock and a monotonic one, both of which the test moves. */
function createClock(deviceTime = NOON) {
  const time = { device: deviceTime, elapsed: 5_000 };
  const clock = createServerClock({ now: () => time.device, elapsed: () => time.elapsed });
  return { clock, time };
}

describe("the server's clock", () => {
  test("starts from the device's time and runs on by the monotonic clock, whatever the device's clock does", () => {
    const { clock, time } = createClock();
    expect(clock.now()).toBe(NOON);
    time.elapsed += 1_500;
    time.device -= 3_600_000;
    expect(clock.now()).toBe(NOON + 1_500);
  });

  test("learns from a reply how far the device is behind", () => {
    const { clock, time } = createClock();
    clock.learn(at(3_600), 200);
    expect(clock.now()).toBe(NOON + 3_600_000);
    time.elapsed += 1_000;
    expect(clock.now()).toBe(NOON + 3_601_000);
  });

  test("learns from a reply how far the device is ahead, allowing for the second cut off and the way back", () => {
    const { clock } = createClock();
    clock.learn(at(-3_600), 200);
    expect(clock.now()).toBe(NOON - 3_600_000 + 999 + 200);
  });

  test("is left alone while the reply agrees with it", () => {
    const { clock, time } = createClock();
    time.elapsed += 700;
    clock.learn(at(0), 0);
    expect(clock.now()).toBe(NOON + 700);
    time.elapsed += 1_000;
    clock.learn(at(1), 900);
    expect(clock.now()).toBe(NOON + 1_700);
  });

  test.each([null, "", "soon", "-5", "Thu, 99 Foo 2026 12:00:00 GMT"])(
    "is left alone by a header that is no date: %s",
    (header) => {
      const { clock } = createClock();
      clock.learn(header);
      expect(clock.now()).toBe(NOON);
    },
  );
});
