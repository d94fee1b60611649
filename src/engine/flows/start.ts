import type { JsonObject } from "../rules/value.ts";
import { goTo, pushFlow } from "./enter.ts";
import type { FlowSet } from "./flow-set.ts";
import type { ShownNotice, Snapshot } from "./snapshot.ts";
import { type Moment, openStep, runStep, type StepResult } from "./step.ts";

/** The parameters that start a run. */
export interface StartOptions extends Moment {
  /** The flow's `journey/id`. */
  readonly flow: string;
  readonly run: string;
  readonly release: string;
  readonly subject?: string;
  /** Only the names that the flow lists as its input are taken. */
  readonly input?: JsonObject;
  /** The notice of the previous run for the first screen. */
  readonly show?: ShownNotice | undefined;
}

/** Starts a run. On failure, the snapshot is that of a run which has not begun. */
export function start(flows: FlowSet, options: StartOptions): StepResult {
  return runStep(openStep(flows, unbegun(options), options), (step) => {
    goTo(step, 0, pushFlow(step, options.flow, options.input ?? {}));
  });
}

function unbegun({ run, release, subject, context, show }: StartOptions): Snapshot {
  return {
    format: 1,
    release,
    run,
    rev: 0,
    ...(subject === undefined ? {} : { subject }),
    context: { id: context.id, hash: context.hash },
    frames: [],
    path: [],
    floor: 0,
    visit: 0,
    pending: {},
    timers: {},
    ...(show === undefined ? {} : { show: { ...show, visit: 1 } }),
  };
}
