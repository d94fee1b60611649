import type { Flow } from "../../src/engine/generated/flow.ts";
import type { Effect, RunEvent, Snapshot, StepResult } from "../../src/engine/index.ts";

import { CHOSEN } from "./any-flow.ts";

type Flows = Readonly<Record<string, Flow>>;

/** Counts what occurred in generated runs, so that a test can say that it saw everything. */
export class Tally {
  readonly states = new Map<string, number>();
  /** Events that changed something. */
  readonly events = new Map<string, number>();
  readonly effects = new Map<string, number>();
  readonly systemEvents = new Map<string, number>();
  readonly failures = new Map<string, number>();
  readonly errors = new Map<string, number>();
  overlays = 0;
  rests = 0;

  step(flows: Flows, event: RunEvent, before: Snapshot, result: StepResult): void {
    if (!result.ok) count(this.errors, result.error.kind);
    else if (result.snapshot !== before) this.#taken(flows, event, result);
  }

  #taken(flows: Flows, event: RunEvent, { snapshot, effects }: StepResult & { ok: true }): void {
    count(this.events, event.kind);
    if (event.kind === "system") count(this.systemEvents, event.name);
    if (event.kind === "failed") count(this.failures, event.failure.name);
    for (const effect of effects) this.#asked(effect);
    for (const { flow, state, open } of snapshot.frames) {
      count(this.states, Object.keys(flows[flow]?.states[state] ?? {}).find((key) => KINDS.includes(key)) ?? "none");
      if (open !== undefined) this.overlays += 1;
    }
    if (snapshot.ended !== undefined) count(this.states, "final");
    if (Object.values(snapshot.pending).some(({ poll }) => poll?.timer !== undefined)) this.rests += 1;
  }

  #asked(effect: Effect): void {
    count(this.effects, effect.kind);
    if (effect.kind === "track" && effect.event === CHOSEN.track.event) count(this.states, "choose");
  }
}

const KINDS: readonly string[] = ["screen", "wait", "call", "calls", "flow", "choose", "final"];

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
