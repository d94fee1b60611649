import { expect, test } from "vitest";
import { SNAPSHOT_SIZE_LIMIT, type Snapshot } from "./snapshot.ts";
import { isSmallEnough } from "./snapshot-size.ts";

const empty: Snapshot = {
  format: 1,
  release: "r",
  run: "r",
  rev: 0,
  context: { id: "c", hash: "c" },
  frames: [],
  path: [],
  floor: 0,
  visit: 0,
  pending: {},
  timers: {},
};

const withData = (before: Snapshot, data: Record<string, unknown>): Snapshot => ({
  ...before,
  frames: [{ flow: "f", state: "s", data }],
});

/** The size of data that a snapshot can hold beside everything else. */
const ROOM = SNAPSHOT_SIZE_LIMIT - JSON.stringify(withData(empty, { text: "" })).length;

test.each([true, false])(
  "a snapshot may be as long as the limit, to the character (size known before: %s)",
  (isKnown) => {
    const before = { ...empty };
    if (isKnown) isSmallEnough(before, empty);
    expect(isSmallEnough(withData(before, { text: "x".repeat(ROOM) }), before)).toBe(true);
    expect(isSmallEnough(withData(before, { text: "x".repeat(ROOM + 1) }), before)).toBe(false);
  },
);

test("what each step adds counts, at any depth", () => {
  const text = "x".repeat(10_000);
  const place = { flows: ["f"], via: [], state: "s" };
  const grow: readonly ((before: Snapshot, at: number) => Snapshot)[] = [
    (before, at) => withData(before, { ...before.frames[0]?.data, [`text-${at}`]: text }),
    (before, at) => ({
      ...before,
      pending: { ...before.pending, [at]: { call: "c", input: { text }, isUnsafe: false } },
    }),
    (before, at) => ({
      ...before,
      path: [...before.path, { at: { ...place, visit: at }, undo: [{ flow: "f", state: "s", set: { text } }] }],
    }),
    (before, at) => ({ ...before, left: [...(before.left ?? []), { flow: "f", state: "s", data: { at, text } }] }),
  ];
  for (const next of grow) {
    let [snapshot, steps] = [empty, 0];
    for (let more = next(snapshot, 0); isSmallEnough(more, snapshot); more = next(snapshot, steps)) {
      snapshot = more;
      steps += 1;
    }
    expect(JSON.stringify(snapshot).length).toBeLessThanOrEqual(SNAPSHOT_SIZE_LIMIT);
    expect(JSON.stringify(next(snapshot, steps)).length).toBeGreaterThan(SNAPSHOT_SIZE_LIMIT);
  }
});

test("removed data frees room", () => {
  let snapshot = empty;
  for (let step = 0; step < 100; step += 1) {
    const next = withData(snapshot, { text: `${step} ${"x".repeat(100_000)}` });
    expect(isSmallEnough(next, snapshot)).toBe(true);
    snapshot = next;
  }
});
