import { describe, expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const NOON = Date.parse("2026-01-01T12:00:00Z");
const at = (seconds: number) => new Date(NOON + seconds * 1000).toUTCString();

/** A clock over a device's clock and a monotonic one, which the test sets. */
function createClock(deviceTime = NOON) {
  const time = { device: deviceTime, elapsed: 5_000 };
  const clock = createServerClock({ now: () => time.device, elapsed: () => time.elapsed });
  return { clock, time };
}

describe("the server's clock", () => {
  test("starts from the device's time and continues by the monotonic clock, whatever the device's clock does", () => {
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

  test("learns from a reply how far the device is ahead, allowing for the truncated second and the time of transport", () => {
    const { clock } = createClock();
    clock.learn(at(-3_600), 200);
    expect(clock.now()).toBe(NOON - 3_600_000 + 999 + 200);
  });

  test("keeps its time while the reply agrees with it", () => {
    const { clock, time } = createClock();
    time.elapsed += 700;
    clock.learn(at(0), 0);
    expect(clock.now()).toBe(NOON + 700);
    time.elapsed += 1_000;
    clock.learn(at(1), 900);
    expect(clock.now()).toBe(NOON + 1_700);
  });

  test.each([null, "", "soon", "-5", "Thu, 99 Foo 2026 12:00:00 GMT"])(
    "ignores a header that is no date: %s",
    (header) => {
      const { clock } = createClock();
      clock.learn(header);
      expect(clock.now()).toBe(NOON);
    },
  );

  test("counts the time for which a computer slept and its monotonic clock stopped", () => {
    const { clock, time } = createClock();
    clock.learn(at(86_400), 0);
    time.device += 600_000;
    time.elapsed += 2_000;
    clock.wake();
    expect(clock.now()).toBe(NOON + 86_400_000 + 600_000);
    clock.wake();
    expect(clock.now()).toBe(NOON + 86_400_000 + 600_000);
  });

  test("does not treat a device clock that was set back, or corrected a little, as sleep", () => {
    const { clock, time } = createClock();
    time.device -= 86_400_000;
    clock.wake();
    time.device += 900;
    clock.wake();
    expect(clock.now()).toBe(NOON);
  });

  test("learns that there was no sleep when somebody set the clock", () => {
    const { clock, time } = createClock();
    time.device += 86_400_000;
    clock.wake();
    clock.learn(at(1), 0);
    expect(clock.now()).toBe(NOON + 1_999);
  });

  test.each([86_400, -86_400])("is right at once after the page is loaded again, with the device %i s off", (off) => {
    let storedMilliseconds: number | undefined;
    const storedOffset = {
      get: () => storedMilliseconds,
      set(milliseconds: number) {
        storedMilliseconds = milliseconds;
      },
    };
    const time = { device: NOON - off * 1000, elapsed: 100 };
    const open = () =>
      createServerClock({ now: () => time.device, elapsed: () => time.elapsed, storedOffset: storedOffset });
    open().learn(at(0), 0);
    time.device += 60_000;
    time.elapsed = 7;
    expect(Math.abs(open().now() - (NOON + 60_000))).toBeLessThan(1000);
  });
});
