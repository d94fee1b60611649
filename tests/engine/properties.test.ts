import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SYSTEM_EVENTS } from "../../src/engine/flows/event-names.ts";
import {
  type Context,
  compileFlows,
  type FlowSet,
  type RunEvent,
  resume,
  type Snapshot,
  type StepResult,
  send,
  start,
  storable,
  view,
} from "../../src/engine/index.ts";
import { anyFlows, FAILURES, SECRET } from "./any-flow.ts";
import { anyTimedEvents, type TimedEvent } from "./any-timed-event.ts";
import { expectValid, isAtRest } from "./snapshot-validity.ts";
import { Tally } from "./tally.ts";

const context: Context = {
  id: "context",
  hash: "1",
  values: { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} },
};
const START_TIME = Date.parse("2026-01-01T00:00:00Z");

type Flows = Parameters<typeof compileFlows>[0]["flows"];

function compile(flows: Flows, sensitive: readonly string[] = ["password"]): FlowSet {
  const forms = { "case/login": { sensitive } };
  return compileFlows({ flows, forms, unsafeCalls: ["unsafe.put", "keyed.put"], keyedCalls: ["keyed.put"] });
}

/** Every step of a run: the snapshot before and its time, what happened, the result and its time. */
function* walk(flows: Flows, set: FlowSet, timedEvents: readonly TimedEvent[]) {
  let now = START_TIME;
  let { snapshot } = start(set, { flow: "case/main", run: "run", release: "release", context, now });
  for (const { event: makeEvent, later } of timedEvents) {
    const before = { snapshot, now };
    now += later;
    const event = makeEvent(snapshot, flows);
    const result: StepResult = send(set, snapshot, event, { context, now });
    yield { before, event, result, now };
    snapshot = result.snapshot;
  }
}

/** Nothing is under way that a resumed run does not ask for as it was, and no timer is overdue. */
const isSafe = ({ pending, timers }: Snapshot, now: number) =>
  Object.values(pending).every(
    ({ isUnsafe, key, answer, isRefused }) => !isRefused && (!isUnsafe || key !== undefined || answer !== undefined),
  ) && Object.values(timers).every((due) => due > now);

const RUNS = { numRuns: 100 };
const TIMEOUT_MS = 120_000;

describe("any flows and any events", { timeout: TIMEOUT_MS }, () => {
  const tally = new Tally();

  test("give a valid snapshot, or leave the one before as it was", () => {
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

  test("met every kind of state, event, effect and failure", () => {
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

  test("keep a snapshot unchanged once it was given", () => {
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
  "go",
  "goBack",
  "leave",
  "refreshSession",
  "setLocale",
  "signIn",
  "signOut",
  "store",
  "timer",
  "track",
];

describe("storing, reading and resuming between any two steps", { timeout: TIMEOUT_MS }, () => {
  test("changes nothing where nothing is sensitive, no call is lost and no timer overdue", () => {
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

  test("under flows that changed since gives a valid snapshot of the new flows, or refuses and changes nothing", () => {
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

  test("never stores a sensitive value or what was made of it, and resumes to a valid snapshot", () => {
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

describe("Back", { timeout: TIMEOUT_MS }, () => {
  test("restores the flows and the data of the screen as it was left", () => {
    let backs = 0;
    fc.assert(
      fc.property(anyFlows({ lasting: false }), anyTimedEvents, (flows, timedEvents) => {
        for (const { restored, asLeft } of backSteps(flows, compile(flows), timedEvents)) {
          backs += 1;
          expect(restored).toEqual(asLeft);
        }
      }),
      RUNS,
    );
    expect(backs).toBeGreaterThan(5);
  });

  test("keeps lasting data of the flows that are still under way", () => {
    let backs = 0;
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        for (const { before, event, result } of walk(flows, compile(flows), timedEvents)) {
          if (event.kind !== "back" || isOver(before.snapshot) || result.snapshot === before.snapshot) continue;
          backs += 1;
          expect(result.snapshot.frames[0]?.data.tries).toEqual(before.snapshot.frames[0]?.data.tries);
        }
      }),
      RUNS,
    );
    expect(backs).toBeGreaterThan(5);
  });

  test("over a page lets the page be as it is, in the same visit, where the overlay does not say otherwise", () => {
    let closed = 0;
    fc.assert(
      fc.property(anyFlows(), anyTimedEvents, (flows, timedEvents) => {
        for (const { before, event, result } of walk(flows, compile(flows), timedEvents)) {
          const { snapshot } = before;
          const over = snapshot.path.at(-1)?.at.over;
          if (event.kind !== "back" || over === undefined || takesDismiss(flows, snapshot)) continue;
          if (result.snapshot === snapshot) continue;
          closed += 1;
          expect(result.snapshot.path.map(({ at }) => at)).toEqual(
            snapshot.path.slice(0, over + 1).map(({ at }) => at),
          );
          expect(result.snapshot.frames.map(({ data }) => data)).toEqual(
            snapshot.frames.slice(0, result.snapshot.frames.length).map(({ data }) => data),
          );
        }
      }),
      RUNS,
    );
    expect(closed).toBeGreaterThan(5);
  });
});

const isOver = ({ frames }: Snapshot) => frames.some(({ open }) => open !== undefined);

function takesDismiss(flows: Flows, { frames, path }: Snapshot): boolean {
  const at = path.at(-1)?.at;
  const state = flows[at?.flows.at(-1) ?? ""]?.states[at?.state ?? ""];
  const own = state !== undefined && "on" in state ? (state.on ?? {}) : {};
  return Object.hasOwn(own, "DISMISS") || frames.some(({ flow }) => Object.hasOwn(flows[flow]?.on ?? {}, "DISMISS"));
}

/**
 * The frames after each Back, and those with which the screen that came back had been left. A page over which a flow
 * was opened is left out until it is on view again: opening it may have changed it.
 */
function* backSteps(flows: Flows, set: FlowSet, timedEvents: readonly TimedEvent[]) {
  let rests: (Snapshot["frames"] | undefined)[] = [];
  for (const { before, event, result } of walk(flows, set, timedEvents)) {
    const { snapshot: was } = before;
    if (isAtRest(was)) rests = [...rests.slice(0, was.path.length - 1), was.frames];
    const { snapshot } = result;
    for (const { open } of snapshot.frames) if (open !== undefined) rests[open.over] = undefined;
    const asLeft = rests[snapshot.path.length - 1];
    if (undoes(was, event) && snapshot !== was && asLeft !== undefined) yield { restored: snapshot.frames, asLeft };
  }
}

/** Whether it goes back to an earlier screen, not only out of an overlay. */
function undoes(snapshot: Snapshot, event: RunEvent): boolean {
  if (event.kind === "goto") return event.index !== snapshot.path.at(-1)?.at.over;
  return event.kind === "back" && !isOver(snapshot);
}

/** What is shown agrees with the path. */
function expectShown(set: FlowSet, snapshot: Snapshot) {
  const runView = view(set, snapshot, context);
  expect(runView.index).toBe(snapshot.path.length - 1);
  expect(runView.dialog).toEqual(runView.overlays.at(-1));
  const shown = runView.dialog ?? runView.page;
  if (snapshot.path.length > 0 && !runView.isWaiting) expect(shown?.visit).toBe(snapshot.path.at(-1)?.at.visit);
}
