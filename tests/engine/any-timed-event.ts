import fc from "fast-check";
import { SYSTEM_EVENTS } from "../../src/engine/flows/event-names.ts";
import type { Flow } from "../../src/engine/generated/flow.ts";
import type { RunEvent, Snapshot } from "../../src/engine/index.ts";
import { EVENTS, FAILURES, SECRET } from "./any-flow.ts";

type Flows = Readonly<Record<string, Flow>>;

/** An event without the parts of a snapshot (its visit, its token), and the time since the one before. */
export interface TimedEvent {
  readonly event: (snapshot: Snapshot, flows: Flows) => RunEvent;
  readonly later: number;
}

const form = { id: "login", values: { email: "a@b.c", password: SECRET } };

function screenEvent(name: string, { path }: Snapshot, n: number): RunEvent {
  const visit = path.at(-1)?.at.visit ?? 0;
  return { kind: "screen", name, visit, with: { n }, ...(n % 2 === 0 ? { form } : {}) };
}

/** Every event for which the documents have an edge now, by kind; no kind is empty. */
function enabledEdges(snapshot: Snapshot, flows: Flows, n: number): RunEvent[][] {
  const { path, frames, pending, timers } = snapshot;
  const place = path.at(-1)?.at;
  const state = flows[place?.flows.at(-1) ?? ""]?.states[place?.state ?? ""] ?? {};
  const named = [
    ...Object.keys("on" in state ? (state.on ?? {}) : {}),
    ...frames.flatMap(({ flow }) => Object.keys(flows[flow]?.on ?? {})),
  ];
  const events = named.map(
    (name): RunEvent => (name.includes(".") ? { kind: "system", name } : screenEvent(name, snapshot, n)),
  );
  const answers = Object.keys(pending).map((token): RunEvent => ({ kind: "done", token, result: { id: n } }));
  const failures = Object.keys(pending).flatMap((token) =>
    FAILURES.map((name): RunEvent => ({ kind: "failed", token, failure: { name, fields: { u: "wrong" } } })),
  );
  const refusals = Object.keys(pending).map((token): RunEvent => ({ kind: "refused", token }));
  const clocks = Object.keys(timers).map((token): RunEvent => ({ kind: "timer", token }));
  const backs: RunEvent[] = path.length > 1 ? [{ kind: "back" }] : [];
  return [events, answers, answers, failures, failures, refusals, clocks, backs].filter((kind) => kind.length > 0);
}

const enabled = fc
  .record({ which: fc.noBias(fc.nat(1000)), n: fc.noBias(fc.nat(9)) })
  .map(({ which, n }): TimedEvent["event"] => (snapshot, flows) => {
    const kinds = enabledEdges(snapshot, flows, n);
    const edges = kinds[which % kinds.length] ?? [];
    return edges[Math.floor(which / kinds.length) % edges.length] ?? { kind: "back" };
  });

const anything: fc.Arbitrary<TimedEvent["event"]> = fc.oneof(
  fc.constant<TimedEvent["event"]>(() => ({ kind: "back" })),
  fc
    .record({ name: fc.constantFrom(...EVENTS), n: fc.nat(9), isLate: fc.boolean() })
    .map(({ name, n, isLate }): TimedEvent["event"] => (snapshot) => {
      const event = screenEvent(name, snapshot, n);
      return isLate && n === 0 && event.kind === "screen" ? { ...event, visit: event.visit - 1 } : event;
    }),
  fc.nat(20).map((rev): TimedEvent["event"] => () => ({ kind: "done", token: `call-${rev}`, result: { id: 7 } })),
  fc.nat(20).map((rev): TimedEvent["event"] => () => ({ kind: "timer", token: `timer-${rev}-0-0` })),
  fc.integer({ min: -1, max: 4 }).map((index): TimedEvent["event"] => () => ({ kind: "goto", index })),
  fc.constantFrom(...SYSTEM_EVENTS).map((name): TimedEvent["event"] => () => ({ kind: "system", name })),
);

/** The events of a run, in order: half are drawn from the edges that exist at the time. */
export const anyTimedEvents = fc.array(
  fc.record({ event: fc.oneof(enabled, anything), later: fc.constantFrom(0, 0, 1_000, 90_000, 3_700_000) }),
  { minLength: 1, maxLength: 30, size: "max" },
);
