import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FlowSet, RunEvent, Snapshot } from "../../src/engine/index.ts";
import { anyFlows } from "./any-flow.ts";
import { compile, type Flows, RUNS, TIMEOUT_MS, walk } from "./any-run.ts";
import { anyTimedEvents, type TimedEvent } from "./any-timed-event.ts";
import { isAtRest } from "./snapshot-validity.ts";

describe("Back", { timeout: TIMEOUT_MS }, () => {
  test("restores the flows and the data of the screen as it was left", () => {
    let backs = 0;
    fc.assert(
      fc.property(anyFlows({ keptOnBack: false }), anyTimedEvents, (flows, timedEvents) => {
        for (const { restored, asLeft } of backSteps(flows, compile(flows), timedEvents)) {
          backs += 1;
          expect(restored).toEqual(asLeft);
        }
      }),
      RUNS,
    );
    expect(backs).toBeGreaterThan(5);
  });

  test("keeps data that is kept on Back of the flows that keep running", () => {
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

  test("over a page keeps the page's visit, unless the overlay says otherwise", () => {
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
