import { beforeEach, describe, expect, it } from "vitest";
import { createSessionEnding, expiryOf } from "./session-ending.ts";
import { InventedTime } from "./test-support/invented-browser.ts";

const MINUTE = 60_000;

let time: InventedTime;
let token: string | undefined;
let told: string[];
let said: unknown[];

/** A token as a back end gives it, which is good until then. */
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
    tell(name, values) {
      told.push(name);
      said.push(values);
    },
    expired() {
      token = undefined;
      told.push("over");
    },
  });
}

beforeEach(() => {
  time = new InventedTime();
  token = jwt(time.now + 30 * MINUTE);
  told = [];
  said = [];
});

describe("the end of a session", () => {
  it("is told once, a minute ahead, and takes place on time", () => {
    const ending = watching();
    ending.look();
    time.pass(29 * MINUTE - 1);
    const over = { name: "session.ending", with: { endsAt: new Date(time.now + MINUTE + 1).toISOString() } };
    expect([told, ending.condition()]).toEqual([[], undefined]);
    time.pass(1);
    ending.look();
    expect([told, ending.condition()]).toEqual([["session.ending"], over]);
    time.pass(MINUTE);
    expect(told).toEqual(["session.ending", "over"]);
    expect(said).toEqual([over.with]);
  });

  it("moves with a new token, and is told again before that", () => {
    const ending = watching();
    ending.look();
    time.pass(29 * MINUTE);
    token = jwt(time.now + 30 * MINUTE);
    ending.look();
    time.pass(28 * MINUTE);
    expect([told, ending.condition()]).toEqual([["session.ending"], undefined]);
    time.pass(MINUTE);
    expect(told).toEqual(["session.ending", "session.ending"]);
  });

  it("that came while the computer slept takes place when it is looked at again", () => {
    const ending = watching();
    ending.look();
    time.sleep(31 * MINUTE);
    ending.look();
    expect(told).toEqual(["over"]);
  });

  it("is not waited for once nobody is signed in", () => {
    const ending = watching();
    ending.look();
    token = undefined;
    ending.look();
    time.pass(31 * MINUTE);
    expect(told).toEqual([]);
  });

  it("is not known where the document names none, or the token says none", () => {
    token = "t_Qw8sZ0";
    watching().look();
    token = jwt(time.now);
    watching({ token: "other", before: "PT1M" }).look();
    expect(told).toEqual([]);
  });
});

describe("when a token expires", () => {
  it.each(["", "t_1", "a.b.c", "Bearer a.b", `a.${btoa("[1]")}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    "is not known of %j",
    (text) => expect(expiryOf(text)).toBeUndefined(),
  );

  it("is the instant of its claim", () => {
    expect(expiryOf(jwt(1_800_000_000_000))).toBe(1_800_000_000_000);
    expect(expiryOf(jwt(1_800_000_000_000).slice("Bearer ".length))).toBe(1_800_000_000_000);
  });
});
