import type { Context, Snapshot } from "../engine/index.ts";
import type { JourneySet } from "./journey-set.ts";
import { type OneTimeEffect, Run, type RunHost } from "./run.ts";

/** What every run needs of the portal. */
export interface RunFactoryHost extends Pick<RunHost, "caller" | "timers" | "now" | "keep" | "takes"> {
  context(set: JourneySet): Context;
  /** What a run shows may have changed. */
  changed(run: Run): void;
  perform(run: Run, effect: OneTimeEffect): void;
  /** A step could not be made. */
  broken(run: Run, error: unknown): void;
}

/** A run that is about to begin. */
export interface NewRun {
  readonly id: string;
  /** `journey/id`. */
  readonly flow: string;
  readonly set: JourneySet;
  /** Writes the snapshot; before any effect leaves. */
  store(snapshot: Snapshot): void;
}

/** Makes runs, and knows the moment in which they begin. */
export interface RunFactory {
  create(of: NewRun): Run;
  moment(set: JourneySet): { readonly context: Context; readonly now: number };
}

/** The runs of a portal. */
export function createRunFactory(host: RunFactoryHost): RunFactory {
  return {
    create({ id, flow, set, store }) {
      const run: Run = new Run({
        ...{ id, flow, set },
        host: {
          ...{ caller: host.caller, timers: host.timers, store },
          now: () => host.now(),
          context: () => host.context(set),
          changed: () => host.changed(run),
          perform: (effect) => host.perform(run, effect),
          keep: (tokens) => host.keep(tokens),
          takes: (failure, note) => host.takes(failure, note),
          broken: (error) => host.broken(run, error),
        },
      });
      return run;
    },
    moment: (set) => ({ context: host.context(set), now: host.now() }),
  };
}
