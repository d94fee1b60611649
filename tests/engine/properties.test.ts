import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SYSTEM_EVENTS } from "../../src/engine/flows/event-names.ts";
import { type FlowSet, resume, type Snapshot, send, storable, view } from "../../src/engine/index.ts";
import { anyFlows, FAILURES, SECRET } from "./any-flow.ts";
import { compile, context, RUNS, TIMEOUT_MS, walk } from "./any-run.ts";
import { anyTimedEvents } from "./any-timed-event.ts";
import { expectValid } from "./snapshot-validity.ts";
import { Tally } from "./tally.ts";

/** A resumed run repeats every pending call unchanged, and no timer is overdue. */
const isSafe = ({ pending, timers }: Snapshot, now: number) =>
  Object.values(pending).every(
    ({ isUnsafe, key, answer, isRefused }) => !isRefused && (!isUnsafe || key !== undefined || answer !== undefined),
  ) && Object.values(timers).every((due) => due > now);

describe("any flows and any events", { timeout: TIMEOUT_MS }, () => {
  const tally = new Tally();

  test("give a valid snapshot, or leave the previous one unchanged", () => {
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        const set = compile(flows);
        for (const { before, event, result } of walk(flows, set, timedEvents)) {
          tally.step(flows, event, before.snapshot, result);
          if (result.ok && result.snapshot !== before.snapshot)
            expect(result.snapshot.rev).toBe(before.snapshot.rev + 1);
          else expect(result.snapshot).toBe(before.snapshot);
          expectValid(flows, result.snapshot);
          expectShown(set, result.snapshot);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test("cover every kind of state, event, effect and failure", () => {
    expect([...tally.states.keys()].sort()).toEqual(["call", "calls", "choose", "final", "flow", "screen", "wait"]);
    expect([...tally.events.keys()].sort()).toEqual([
      "back",
      "done",
      "failed",
      "goto",
      "refused",
      "screen",
      "system",
      "timer",
    ]);
    expect([...tally.effects.keys()].sort()).toEqual(ALL_EFFECTS);
    expect([...tally.systemEvents.keys()].sort()).toEqual([...SYSTEM_EVENTS].sort());
    expect([...tally.failures.keys()].sort()).toEqual([...FAILURES].sort());
    expect([...tally.errors.keys()].filter((kind) => kind !== "too-deep").sort()).toEqual(["endless", "no-step"]);
    expect(Math.min(tally.overlays, ...tally.states.values(), ...tally.events.values())).toBeGreaterThan(10);
    expect(Math.min(tally.rests, ...tally.failures.values(), ...tally.errors.values())).toBeGreaterThan(2);
  });

  test("give the same snapshots and effects for the same events", () => {
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        const once = [...walk(flows, compile(flows), timedEvents)];
        expect([...walk(flows, compile(flows), timedEvents)]).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });

  test("never change an earlier snapshot", () => {
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        const steps = [...walk(flows, compile(flows), timedEvents)].map(({ before: { snapshot } }) => ({
          snapshot,
          text: JSON.stringify(snapshot),
        }));
        for (const { snapshot, text } of steps) expect(JSON.stringify(snapshot)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

const ALL_EFFECTS = [
  "abort",
  "call",
  "cancelTimer",
  "emit",
  "ended",
  "goBack",
  "navigate",
  "openExternal",
  "refreshSession",
  "setLocale",
  "signIn",
  "signOut",
  "store",
  "timer",
  "track",
];

describe("storing, reading and resuming between any two steps", { timeout: TIMEOUT_MS }, () => {
  test("changes nothing without sensitive data, lost calls or overdue timers", () => {
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        const set = compile(flows, []);
        for (const { before, event, result, now } of walk(flows, set, timedEvents)) {
          if (!isSafe(before.snapshot, before.now)) continue;
          const stored = JSON.parse(JSON.stringify(storable(set, before.snapshot)));
          const resumed = resume(set, stored, { context, now: before.now });
          expect(resumed).toMatchObject({ ok: true, snapshot: before.snapshot });
          expect(send(set, resumed.snapshot, event, { context, now })).toEqual(result);
        }
      }),
      RUNS,
    );
  });

  test("with flows that changed in between gives a valid snapshot of the new flows, or refuses and changes nothing", () => {
    let taken = 0;
    fc.assert(
      fc.property(anyFlows(), anyFlows(), anyTimedEvents, (flows, others, timedEvents) => {
        const [set, changed] = [compile(flows), compile(others)];
        for (const { result, now } of walk(flows, set, timedEvents)) {
          const stored: Snapshot = JSON.parse(JSON.stringify(storable(set, result.snapshot)));
          const resumed = resume(changed, stored, { context, now });
          if (!resumed.ok) expect(resumed.snapshot).toBe(stored);
          else if (stored.ended === undefined) {
            taken += 1;
            expectValid(others, resumed.snapshot);
          }
        }
      }),
      RUNS,
    );
    expect(taken).toBeGreaterThan(20);
  });

  test("never stores a sensitive value or one made from it, and resumes to a valid snapshot", () => {
    let stripped = 0;
    const refusals = new Set<string>();
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        const set = compile(flows);
        for (const { result, now } of walk(flows, set, timedEvents)) {
          const stored = JSON.stringify(storable(set, result.snapshot));
          if (JSON.stringify(result.snapshot).includes(SECRET)) stripped += 1;
          expect(stored).not.toContain(SECRET);
          const resumed = resume(set, JSON.parse(stored), { context, now });
          if (resumed.ok) expectValid(flows, resumed.snapshot);
          else refusals.add(resumed.error.kind);
        }
      }),
      RUNS,
    );
    expect(stripped).toBeGreaterThan(100);
    expect(["lost-values", "no-screen", "endless", "no-step", "too-deep"]).toEqual(
      expect.arrayContaining([...refusals]),
    );
  });
});

/** The view agrees with the path. */
function expectShown(set: FlowSet, snapshot: Snapshot) {
  const runView = view(set, snapshot, context);
  expect(runView.index).toBe(snapshot.path.length - 1);
  expect(runView.dialog).toEqual(runView.overlays.at(-1));
  const shown = runView.dialog ?? runView.page;
  if (snapshot.path.length > 0 && !runView.isWaiting) expect(shown?.visit).toBe(snapshot.path.at(-1)?.at.visit);
}
