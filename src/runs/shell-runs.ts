import { type SystemEventName, start } from "../engine/index.ts";
import type { FrameRuns } from "./navigation/route-documents.ts";
import type { PortalParts } from "./portal-parts.ts";
import type { JourneySet } from "./release/journey-set.ts";
import { stepMoment } from "./run/context.ts";
import { meetsNeeds } from "./run/needs.ts";
import { Run, type RunParts } from "./run/run.ts";

/** A system event for the present situation. */
export interface Condition {
  readonly name: SystemEventName;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The dependencies of shell runs: the portal's parts, and those of each run. */
type ShellRunsParts = RunParts &
  Pick<PortalParts, "problems" | "release" | "setState"> & {
    /** The system events for the present situation; a new run receives them. */
    conditions(): readonly Condition[];
  };

const START = { kind: "start", input: {} } as const;

/**
 * The runs of the frame on view: notices, menus, dialogs of the shell. They continue from frame to frame. They are not
 * stored, so that a reload begins them anew.
 */
export class ShellRuns {
  readonly #parts: ShellRunsParts;
  readonly #runs = new Map<string, Run>();
  readonly #unannounced: Condition[] = [];
  #frame: FrameRuns | undefined;

  constructor(parts: ShellRunsParts) {
    this.#parts = parts;
  }

  /** Runs the flows of a frame, and no others. */
  enter(frame: FrameRuns): void {
    this.#frame = frame;
    this.refresh();
  }

  /** Begins the flows whose needs are met by now, and ends the others. */
  refresh(): void {
    const { flows = [], set } = this.#frame ?? {};
    const isWanted = (flow: string) =>
      flows.includes(flow) && meetsNeeds(set?.flowDocs[flow]?.requires ?? [], this.#parts.state());
    for (const [flow, run] of this.#runs) if (!isWanted(flow)) this.#end(run);
    for (const flow of flows) if (set !== undefined && isWanted(flow)) this.#keep(flow, set);
    if (this.#runs.size > 0) for (const one of this.#unannounced.splice(0)) this.emit(one.name, one.with);
    this.#show();
  }

  /** Sends a system event to all of them. */
  emit(name: string, values: Readonly<Record<string, unknown>> = {}): void {
    for (const run of [...this.#runs.values()]) run.send({ kind: "system", name, with: values });
  }

  /** Sends them an event that must not be lost: while none runs, the event waits for the next frame. */
  announce(name: SystemEventName, values: Condition["with"] = {}): void {
    if (this.#runs.size > 0) this.emit(name, values);
    else this.#unannounced.push({ name, with: values });
  }

  find(runId: string): Run | undefined {
    return [...this.#runs.values()].find(({ id }) => id === runId);
  }

  has(run: Run): boolean {
    return this.#runs.get(run.flow) === run;
  }

  /** The view of a run may have changed. */
  changed(run: Run): void {
    if (this.has(run)) this.#show();
  }

  /** A run ended by itself; it begins again with the next frame. */
  ended(run: Run): void {
    this.#end(run);
    this.#show();
  }

  /** The page is on view again. */
  wake(): void {
    for (const run of this.#runs.values()) run.wake();
  }

  close(): void {
    for (const run of [...this.#runs.values()]) this.#end(run);
    this.#frame = undefined;
  }

  #keep(flow: string, set: JourneySet): void {
    const run = this.#runs.get(flow);
    if (run === undefined) this.#start(flow, set);
    else run.replaceSet(set);
  }

  #start(flow: string, set: JourneySet): void {
    const { release, problems } = this.#parts;
    if (set.flowDocs[flow] === undefined) {
      problems.reportError(new Error("A frame runs a flow that is not there."), `shell ${flow}`);
      return;
    }
    // They are not stored, so the id need not be new.
    const run = new Run({ id: `@shell ${flow}`, flow, set, store: () => {} }, this.#parts);
    this.#runs.set(flow, run);
    const of = { flow, run: run.id, release: release.hash, input: {} };
    run.begin(() => start(set.flows, { ...of, ...stepMoment(this.#parts, { flow, set }, {}) }), START);
    if (run.view() === undefined) this.#end(run);
    else for (const condition of this.#parts.conditions()) run.send({ kind: "system", ...condition });
  }

  #end(run: Run): void {
    run.dispose();
    if (this.has(run)) this.#runs.delete(run.flow);
  }

  #show(): void {
    const { state, setState } = this.#parts;
    const shown = (this.#frame?.flows ?? []).flatMap((flow) => {
      const run = this.#runs.get(flow);
      const view = run?.view();
      if (run === undefined || view === undefined || view.ended !== undefined) return [];
      const known = state().shell[flow];
      const isSame = known?.view === view && known.runId === run.id;
      return [[flow, isSame ? known : { runId: run.id, view, journey: run.set.docs }] as const];
    });
    const before = Object.entries(state().shell);
    const isSame =
      before.length === shown.length &&
      shown.every(([flow, one], at) => before[at]?.[0] === flow && before[at]?.[1] === one);
    if (!isSame) setState({ shell: Object.fromEntries(shown) });
  }
}
