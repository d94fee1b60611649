import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import type { Flow } from "../../src/engine/generated/flow.ts";
import type { Snapshot } from "../../src/engine/index.ts";

const schema: object = JSON.parse(readFileSync(new URL("./snapshot.schema.json", import.meta.url), "utf8"));
const isSnapshot = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
const SIZE_LIMIT = 256 * 1024;

/** Whether a run is at a screen or a wait, without a pending call. */
export const isAtRest = ({ left, path, ended, pending }: Snapshot) =>
  left === undefined && path.length > 0 && ended === undefined && Object.keys(pending).length === 0;

/** Checks a snapshot against its schema and against rules that a schema cannot express. */
export function expectValid(flows: Readonly<Record<string, Flow>>, snapshot: Snapshot): void {
  const text = JSON.stringify(snapshot);
  expect(JSON.parse(text)).toEqual(snapshot);
  expect(text.length).toBeLessThanOrEqual(SIZE_LIMIT);
  isSnapshot(snapshot);
  expect(isSnapshot.errors ?? []).toEqual([]);
  expectPlace(flows, snapshot);
  expectLayers(snapshot);
  const places = snapshot.path
    .slice(snapshot.floor)
    .map(({ at: { visit: _visit, ...place } }) => JSON.stringify(place));
  expect(new Set(places).size).toBe(places.length);
  expect(snapshot.floor).toBeLessThanOrEqual(Math.max(0, snapshot.path.length - 1));
}

/** The active flows agree with the path, the calls and the timers. */
function expectPlace(flows: Readonly<Record<string, Flow>>, snapshot: Snapshot): void {
  const { frames, path, pending, timers, ended } = snapshot;
  for (const { flow, state } of frames) expect(Object.keys(flows[flow]?.states ?? {})).toContain(state);
  const active = frames.at(-1);
  const state = flows[active?.flow ?? ""]?.states[active?.state ?? ""] ?? {};
  const calls = Object.values(pending);
  if (ended !== undefined) {
    expect([calls, Object.keys(timers)]).toEqual([[], []]);
  } else if (isAtRest(snapshot)) {
    expect("screen" in state || "wait" in state).toBe(true);
    expect(path.at(-1)?.at.state).toBe(active?.state);
    expect(path.at(-1)?.at.flows).toEqual(frames.map(({ flow }) => flow));
  } else if ("call" in state) expect(calls).toHaveLength(1);
  else
    expect("calls" in state && calls.some(({ answer, failure }) => answer === undefined && failure === undefined)).toBe(
      true,
    );
  const resting = calls.flatMap(({ poll }) => poll?.timer ?? []);
  expect(Object.keys(timers).filter((token) => token.startsWith("poll"))).toEqual(resting);
}

/** Every overlay lies over a screen on the path, below its own. */
function expectLayers({ frames, path }: Snapshot): void {
  for (const [depth, { open }] of frames.entries()) {
    if (open === undefined) continue;
    expect(open.by).toBeLessThan(depth);
    expect(open.over).toBeLessThan(path.length);
  }
  for (const [index, { at }] of path.entries()) if (at.over !== undefined) expect(at.over).toBeLessThan(index);
}
