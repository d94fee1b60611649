import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type EngineCase, type Expectation, type Observation, observe } from "./engine-case.ts";

const folder = new URL("./cases/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

/** The lines of the engine's semantics (design, section 5) that a run's events can show; 20 is about tabs. */
const LINES = Array.from({ length: 23 }, (_, index) => index + 1).filter((line) => line !== 20);

test("every line of the semantics has a case", () => {
  const lines = new Set(files.map((file) => Number(file.slice(0, 2))));
  expect(LINES.filter((line) => !lines.has(line))).toEqual([]);
});

describe("the engine's cases", () => {
  for (const file of files) {
    const engineCase: EngineCase = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    test(`${file}: ${engineCase.name}`, () => {
      const observations = observe(engineCase);
      expect(engineCase.expects, "one expectation for the start and for each event").toHaveLength(observations.length);
      engineCase.expects.forEach((expectation, index) => {
        const step = index === 0 ? "start" : `event ${index}: ${JSON.stringify(engineCase.events[index - 1])}`;
        check(expectation, observations[index] ?? never(), step);
      });
    });
  }
});

/** Exact for the subject of a step, partial for the view, the snapshot and each effect. */
function check(
  { accepts = {}, offers = [], effects, picture, snapshot, ...exact }: Expectation,
  observed: Observation,
  step: string,
) {
  expect(observed.error, `${step}, error`).toBe(exact.error);
  for (const [key, expected] of Object.entries(exact))
    expect(Reflect.get(observed, key), `${step}, ${key}`).toEqual(expected);
  if (picture !== undefined) expect(observed.picture, `${step}, picture`).toMatchObject(picture);
  if (snapshot !== undefined) expect(observed.snapshot, `${step}, snapshot`).toMatchObject(snapshot);
  if (effects !== undefined) {
    expect(observed.effects, `${step}, effects`).toHaveLength(effects.length);
    expect(observed.effects, `${step}, effects`).toMatchObject(effects);
  }
  for (const [name, isAccepted] of Object.entries(accepts)) {
    expect(observed.accepts(name), `${step}, accepts ${name}`).toBe(isAccepted);
  }
  for (const { isAccepted, ...event } of offers) {
    expect(observed.accepts(event), `${step}, accepts ${JSON.stringify(event)}`).toBe(isAccepted);
  }
}

function never(): never {
  throw new Error("fewer observations than expectations");
}
