import type { Programme } from "../../documents/generated/programme.ts";
import type { Context, Snapshot } from "../../engine/index.ts";
import type { JourneySet } from "../release/journey-set.ts";
import { Run } from "./run.ts";
import type { OneTimeEffect, RunDependencies } from "./run-dependencies.ts";
import type { WalkedFlow } from "./run-programme.ts";

type Values = Readonly<Record<string, unknown>>;

/** What every run needs of the portal. */
export interface RunFactoryDependencies
  extends Pick<RunDependencies, "caller" | "timers" | "now" | "keep" | "takes" | "watch"> {
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
export function createRunFactory(dependencies: RunFactoryDependencies): RunFactory {
  const resolveProgramme = ({ flow, set }: Pick<NewRun, "flow" | "set">, data: Values) =>
    dependencies.programme({ flow: set.flowDocs[flow], data });
  const resolveContext = (of: Pick<NewRun, "flow" | "set">, data: Values) =>
    dependencies.context(of.set, resolveProgramme(of, data));
  return {
    create({ id, flow, set, store }) {
      const run: Run = new Run({
        ...{ id, flow, set },
        dependencies: {
          ...{ caller: dependencies.caller, timers: dependencies.timers, watch: dependencies.watch, store },
          now: () => dependencies.now(),
          context: (data) => resolveContext(run, data),
          programme: (data) => resolveProgramme(run, data),
          changed: () => dependencies.changed(run),
          perform: (effect) => dependencies.perform(run, effect),
          keep: (tokens) => dependencies.keep(tokens),
          takes: (failure, note) => dependencies.takes(failure, note),
          broken: (error) => dependencies.broken(run, error),
        },
      });
      return run;
    },
    moment: (of, data) => ({ context: resolveContext(of, data), now: dependencies.now() }),
  };
}
