import { beforeEach, describe, expect, it } from "vitest";
import { FakeTimers } from "../test-support/fake-browser.ts";
import { createSessionEnding, readExpiry } from "./session-ending.ts";

const MINUTE = 60_000;

let time: FakeTimers;
let token: string | undefined;
let emitted: string[];
let emittedValues: unknown[];

/** A token as a back end gives it, valid until then. */
function jwt(until: number): string {
  const payload = Buffer.from(JSON.stringify({ sub: "fern", exp: until / 1000 })).toString("base64url");
  return `Bearer eyJhbGciOiJIUzI1NiJ9.${payload}.x`;
}

function watching(ending = { token: "pass", before: "PT1M" }) {
  return createSessionEnding({
    ending,
    timers: time,
    now: () => time.now,
    token: (name) => (name === "pass" ? token : undefined),
    emit(name, values) {
      emitted.push(name);
      emittedValues.push(values);
    },
    expired() {
      token = undefined;
      emitted.push("over");
    },
  });
}

beforeEach(() => {
  time = new FakeTimers();
  token = jwt(time.now + 30 * MINUTE);
  emitted = [];
  emittedValues = [];
});

describe("the end of a session", () => {
  it("is announced once, a minute ahead, and happens on time", () => {
    const ending = watching();
    ending.refresh();
    time.pass(29 * MINUTE - 1);
    const over = { name: "session.ending", with: { endsAt: new Date(time.now + MINUTE + 1).toISOString() } };
    expect([emitted, ending.condition()]).toEqual([[], undefined]);
    time.pass(1);
    ending.refresh();
    expect([emitted, ending.condition()]).toEqual([["session.ending"], over]);
    time.pass(MINUTE);
    expect(emitted).toEqual(["session.ending", "over"]);
    expect(emittedValues).toEqual([over.with]);
  });

  it("moves with a new token, and is announced again before it", () => {
    const ending = watching();
    ending.refresh();
    time.pass(29 * MINUTE);
    token = jwt(time.now + 30 * MINUTE);
    ending.refresh();
    time.pass(28 * MINUTE);
    expect([emitted, ending.condition()]).toEqual([["session.ending"], undefined]);
    time.pass(MINUTE);
    expect(emitted).toEqual(["session.ending", "session.ending"]);
  });

  it("that passed while the computer slept happens at the next check", () => {
    const ending = watching();
    ending.refresh();
    time.sleep(31 * MINUTE);
    ending.refresh();
    expect(emitted).toEqual(["over"]);
  });

  it("is not awaited once nobody is signed in", () => {
    const ending = watching();
    ending.refresh();
    token = undefined;
    ending.refresh();
    time.pass(31 * MINUTE);
    expect(emitted).toEqual([]);
  });

  it("is unknown if the document names no token, or the token has no end", () => {
    token = "t_Qw8sZ0";
    watching().refresh();
    token = jwt(time.now);
    watching({ token: "other", before: "PT1M" }).refresh();
    expect(emitted).toEqual([]);
  });
});

describe("when a token expires", () => {
  it.each(["", "t_1", "a.b.c", "Bearer a.b", `a.${btoa("[1]")}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    "is unknown for %j",
    (text) => expect(readExpiry(text)).toBeUndefined(),
  );

  it("is the instant of its claim", () => {
    expect(readExpiry(jwt(1_800_000_000_000))).toBe(1_800_000_000_000);
    expect(readExpiry(jwt(1_800_000_000_000).slice("Bearer ".length))).toBe(1_800_000_000_000);
  });
});
