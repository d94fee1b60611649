import { type Context, compileFlows, type FlowSet, type StepResult, send, start } from "../../src/engine/index.ts";
import type { TimedEvent } from "./any-timed-event.ts";

/** The context of a run beside its own data. */
export const context: Context = {
  id: "context",
  hash: "1",
  values: { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} },
};
const START_TIME = Date.parse("2026-01-01T00:00:00Z");

export type Flows = Parameters<typeof compileFlows>[0]["flows"];

/** The flows, compiled; `sensitive` names fields of the one form. */
export function compile(flows: Flows, sensitive: readonly string[] = ["password"]): FlowSet {
  const forms = { "case/login": { sensitive } };
  return compileFlows({ flows, forms, unsafeCalls: ["unsafe.put", "keyed.put"], keyedCalls: ["keyed.put"] });
}

/** Every step of a run: the snapshot before and its time, the event, the result and its time. */
export function* walk(flows: Flows, set: FlowSet, timedEvents: readonly TimedEvent[]) {
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

/** How often a property is tried. */
export const RUNS = { numRuns: 100 };

/** For all runs of a property, on a slow machine. */
export const TIMEOUT_MS = 120_000;
