import type { Programme } from "../documents/generated/programme.ts";
import type { Context, Snapshot } from "../engine/index.ts";
import type { JourneySet } from "./journey-set.ts";
import { Run } from "./run.ts";
import type { OneTimeEffect, RunHost } from "./run-host.ts";
import type { WalkedFlow } from "./run-programme.ts";

type Values = Readonly<Record<string, unknown>>;

/** What every run needs of the portal. */
export interface RunFactoryHost extends Pick<RunHost, "caller" | "timers" | "now" | "keep" | "takes" | "watch"> {
  context(set: JourneySet, programme: Programme | undefined): Context;
  /** The programme that a flow names for itself. */
  programme(of: WalkedFlow): Programme | undefined;
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
  /** With what the flow begins to remember, or remembers already. */
  moment(of: Pick<NewRun, "flow" | "set">, data: Values): { readonly context: Context; readonly now: number };
}

/** The runs of a portal. */
export function createRunFactory(host: RunFactoryHost): RunFactory {
  const programmeOf = ({ flow, set }: Pick<NewRun, "flow" | "set">, data: Values) =>
    host.programme({ flow: set.flowDocs[flow], data });
  const contextOf = (of: Pick<NewRun, "flow" | "set">, data: Values) => host.context(of.set, programmeOf(of, data));
  return {
    create({ id, flow, set, store }) {
      const run: Run = new Run({
        ...{ id, flow, set },
        host: {
          ...{ caller: host.caller, timers: host.timers, watch: host.watch, store },
          now: () => host.now(),
          context: (data) => contextOf(run, data),
          programme: (data) => programmeOf(run, data),
          changed: () => host.changed(run),
          perform: (effect) => host.perform(run, effect),
          keep: (tokens) => host.keep(tokens),
          takes: (failure, note) => host.takes(failure, note),
          broken: (error) => host.broken(run, error),
        },
      });
      return run;
    },
    moment: (of, data) => ({ context: contextOf(of, data), now: host.now() }),
  };
}
