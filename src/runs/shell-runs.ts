import { start } from "../engine/index.ts";
import type { Problems } from "./network/problems.ts";
import type { PortalState } from "./portal.ts";
import type { JourneySet } from "./release/journey-set.ts";
import type { Run } from "./run/run.ts";
import type { RunFactory } from "./run/run-factory.ts";

/** The flows of the shell that belong to a frame. */
export interface FrameRuns {
  /** `journey/id`, in the order in which their dialogs are shown. */
  readonly flows: readonly string[];
  readonly set: JourneySet;
}

/** A system event that says what is the case now, with what it tells. */
export interface Condition {
  readonly name: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** What shell runs need of the portal. */
export interface ShellRunsDependencies {
  readonly factory: RunFactory;
  readonly release: string;
  readonly problems: Problems;
  /** Whether what a flow needs is there. */
  meets(needs: readonly string[]): boolean;
  /** The system events that say what is the case now; a run that begins is told of them. */
  conditions(): readonly Condition[];
  state(): PortalState;
  setState(part: Partial<PortalState>): void;
}

/**
 * The runs of the frame on view: notices, menus, dialogs of the shell. They go on from frame to frame, and are not
 * stored: a reload begins them anew.
 */
export class ShellRuns {
  readonly #dependencies: ShellRunsDependencies;
  readonly #runs = new Map<string, Run>();
  readonly #unannounced: string[] = [];
  #frame: FrameRuns | undefined;

  constructor(dependencies: ShellRunsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Runs the flows of a frame, and no others. */
  enter(frame: FrameRuns): void {
    this.#frame = frame;
    this.refresh();
  }

  /** Looks again at what runs: begins what can begin by now, and ends what lacks what it needs. */
  refresh(): void {
    const { flows = [], set } = this.#frame ?? {};
    const isWanted = (flow: string) =>
      flows.includes(flow) && this.#dependencies.meets(set?.flowDocs[flow]?.needs ?? []);
    for (const [flow, run] of this.#runs) if (!isWanted(flow)) this.#end(run);
    for (const flow of flows) if (set !== undefined && isWanted(flow)) this.#keep(flow, set);
    if (this.#runs.size > 0) for (const name of this.#unannounced.splice(0)) this.emit(name);
    this.#show();
  }

  /** Tells all of them what happened. */
  emit(name: string, values: Readonly<Record<string, unknown>> = {}): void {
    for (const run of [...this.#runs.values()]) run.send({ kind: "system", name, with: values });
  }

  /** Tells them what must not be missed: where none runs yet, those of the next frame are told. */
  announce(name: string): void {
    if (this.#runs.size > 0) this.emit(name);
    else this.#unannounced.push(name);
  }

  find(runId: string): Run | undefined {
    return [...this.#runs.values()].find(({ id }) => id === runId);
  }

  has(run: Run): boolean {
    return this.#runs.get(run.flow) === run;
  }

  /** A run may show something else than before. */
  changed(run: Run): void {
    if (this.has(run)) this.#show();
  }

  /** A run came to its end by itself; it begins anew with the next frame. */
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
    const { factory, release, problems } = this.#dependencies;
    if (set.flowDocs[flow] === undefined) {
      problems.reportError(new Error("A frame runs a flow that is not there."), `shell ${flow}`);
      return;
    }
    // Nothing of them is stored, so the id need not be new.
    const run = factory.create({ id: `@shell ${flow}`, flow, set, store: () => {} });
    this.#runs.set(flow, run);
    const moment = () => factory.moment({ flow, set }, {});
    const cause = { kind: "start", input: {} } as const;
    run.begin(() => start(set.flows, { flow, run: run.id, release, input: {}, ...moment() }), cause);
    if (run.view() === undefined) this.#end(run);
    else for (const condition of this.#dependencies.conditions()) run.send({ kind: "system", ...condition });
  }

  #end(run: Run): void {
    run.dispose();
    if (this.has(run)) this.#runs.delete(run.flow);
  }

  #show(): void {
    const { state, setState } = this.#dependencies;
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
