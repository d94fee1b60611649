import {
  type RunEvent,
  resume,
  type ShownNotice,
  type Snapshot,
  type StepResult,
  start,
  storable,
} from "../../engine/index.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { StoredRun } from "../storage/stored-run.ts";
import { stepMoment } from "./context.ts";
import { isOver } from "./is-over.ts";
import { Run, type RunParts } from "./run.ts";
import { findRunAt, findStoredRun, type RunFound, standingAddresses } from "./run-at-address.ts";
import { isAnotherKey, runKey } from "./run-key.ts";
import type { RunWanted } from "./run-wanted.ts";

/** The dependencies of live runs: the portal's parts, the parts of each run, and the listeners. */
type LiveRunsParts = RunParts &
  Pick<PortalParts, "newId" | "release" | "releases" | "stored"> & {
    /** The customer's id while signed in. */
    subject(): string | undefined;
    /** Called when a run is left for good: its drafts are deleted. */
    discarded(runId: string): void;
    /** Called when the present history entry names a run that is neither live nor stored. */
    missing(): void;
    /** This tab no longer walks the run. */
    released(runId: string): void;
  };

/** The main runs in memory, at most one for each flow and key: the one on view, and suspended ones. */
export class LiveRuns {
  readonly #parts: LiveRunsParts;
  /** By id; the last opened one is last. */
  readonly #runs = new Map<string, Run>();
  readonly #inputs = new Map<string, string>();
  readonly #keys = new Map<string, string | undefined>();
  /** By id, the memory of runs when the session was over, including data that may not be stored. */
  readonly #aside = new Map<string, Snapshot>();

  constructor(parts: LiveRunsParts) {
    this.#parts = parts;
  }

  /**
   * The flow's run of the wanted key: the live one, else the stored one resumed, else a new one. Without a wanted key,
   * an own input starts a new run; a run that has a key then stays. Throws a PortalError when the run cannot be
   * started.
   */
  open(wanted: RunWanted): Run {
    const key = this.#resolveKey(wanted, wanted.input);
    const live = this.#findLive(wanted, key);
    if (live !== undefined) {
      if (live.view() !== undefined && !this.#isAnother(live.id, wanted)) return this.#takeLast(live, wanted);
      if (this.#keys.get(live.id) === undefined) this.discard(live);
    }
    const stored = this.#findStored(wanted, key);
    if (stored === undefined && live === undefined && wanted.entryRun !== undefined) this.#parts.missing();
    if (stored === undefined) return this.#start(wanted);
    if (!this.#isAnother(stored.snapshot.run, wanted)) return this.#resume(stored, wanted);
    if (stored.key === undefined) this.#parts.stored.remove(stored.snapshot.run);
    return this.#start(wanted);
  }

  /** A new run beside one that another tab walks. */
  openAnew(wanted: RunWanted): Run {
    return this.#start(wanted);
  }

  /** The run that `open` would continue; undefined when it would start a new one. */
  findRunId(wanted: RunWanted): string | undefined {
    const key = this.#resolveKey(wanted, wanted.input);
    const live = this.#findLive(wanted, key);
    if (live?.view() !== undefined && !this.#isAnother(live.id, wanted)) return live.id;
    const stored = this.#findStored(wanted, key)?.snapshot.run;
    return stored === live?.id || stored === undefined || this.#isAnother(stored, wanted) ? undefined : stored;
  }

  /**
   * The release for the wanted run, when it is another: the one on which the run began, else the newest. While runs
   * wait for their customer to sign in again, the release stays.
   */
  releaseFor(wanted: RunWanted): string | undefined {
    if (this.findRunId(wanted) !== undefined) return undefined;
    const other = this.#parts.stored.findOther(this.#isWanted(wanted), this.#parts.subject());
    if (other !== undefined && !this.#isAnother(other.snapshot.run, wanted)) return other.snapshot.release;
    const { release, releases } = this.#parts;
    const newest = releases?.newest ?? release.hash;
    return release.hash === newest || this.#aside.size > 0 ? undefined : newest;
  }

  /** The run of this customer, or of a visitor, whose nonce has this value; also one that began on another release. */
  findByNonce(name: string, value: string): RunFound | undefined {
    const isIt = (snapshot: Snapshot | undefined) => snapshot?.nonces?.[name] === value;
    const live = [...this.#runs.values()].find(({ snapshot }) => isIt(snapshot));
    return live ?? findStoredRun(({ snapshot }) => isIt(snapshot), this.#parts.stored, this.#parts.subject());
  }

  find(runId: string): Run | undefined {
    return this.#runs.get(runId);
  }

  /** The run that stood at an address inside a journey: that of the history entry, else the last one opened. */
  findAt(address: string, entryRun: string | undefined): RunFound | undefined {
    const { stored, subject } = this.#parts;
    return findRunAt({ address, entryRun, subject: subject() }, [...this.#runs.values()], stored);
  }

  /** Sends the event to all of them, including suspended ones. */
  sendToAll(event: RunEvent): void {
    for (const run of [...this.#runs.values()]) run.send(event);
  }

  /** Ends a run for good and deletes its snapshot and drafts. */
  discard(run: Run): void {
    run.dispose();
    this.#forget(run.id);
    this.#parts.discarded(run.id);
    this.#parts.stored.remove(run.id);
  }

  /** Gives up a run; its stored data stays, for the tab that continues it. */
  release(runId: string): void {
    this.#runs.get(runId)?.dispose();
    this.#forget(runId);
  }

  /** Whether the storage has the run as it is here: no other tab advanced it. */
  isNewest(run: Run): boolean {
    const stored = this.#parts.stored.find(({ snapshot }) => snapshot.run === run.id, this.#parts.subject());
    return stored === undefined || stored.snapshot.rev <= (run.snapshot?.rev ?? 0);
  }

  /** Gives up all runs; their stored data stays. */
  close(): void {
    this.forgetAside();
    for (const runId of [...this.#runs.keys()]) this.release(runId);
  }

  /** Sets all runs aside until their customer is back: they then continue with their whole memory. */
  setAside(): void {
    const all = [...this.#runs.values()].flatMap(({ id, snapshot }) => (snapshot ? [[id, snapshot] as const] : []));
    this.close();
    for (const [runId, snapshot] of all) this.#aside.set(runId, snapshot);
  }

  /** Drops the runs that were set aside. */
  forgetAside(): void {
    this.#aside.clear();
  }

  #forget(runId: string): void {
    this.#parts.released(runId);
    this.#runs.delete(runId);
    this.#inputs.delete(runId);
    this.#keys.delete(runId);
  }

  #takeLast(run: Run, { set }: RunWanted): Run {
    run.replaceSet(set);
    this.#runs.delete(run.id);
    this.#runs.set(run.id, run);
    return run;
  }

  /** The history entry's run counts whatever its key: it may have another now than at that address. */
  #findLive({ flow, run: wanted, entryRun }: RunWanted, key: string | undefined): Run | undefined {
    if (wanted !== undefined) return this.#runs.get(wanted);
    const runs = [...this.#runs.values()].filter((run) => run.flow === flow);
    const fits = (run: Run) => !isAnotherKey(key, this.#keys.get(run.id)) && !this.#parts.stored.isLeft(run.id);
    return runs.find(({ id }) => id === entryRun) ?? runs.findLast(fits);
  }

  #findStored(wanted: RunWanted, key: string | undefined): StoredRun | undefined {
    return this.#parts.stored.find(this.#isWanted(wanted, key), this.#parts.subject());
  }

  #isWanted(wanted: RunWanted, key = this.#resolveKey(wanted, wanted.input)): (run: StoredRun) => boolean {
    if (wanted.run !== undefined) return ({ snapshot }) => snapshot.run === wanted.run;
    const { flow, entryRun } = wanted;
    const isDone = ({ isLeft, snapshot: { run } }: StoredRun) => isLeft === true && run !== entryRun;
    return (run) => run.flow === flow && !isAnotherKey(key, run.key) && !isDone(run);
  }

  #start(wanted: RunWanted, show?: ShownNotice): Run {
    const { flow, set, input } = wanted;
    const run = this.#create(`${flow}~${this.#parts.newId()}`, wanted);
    this.#inputs.set(run.id, JSON.stringify(input));
    const of = { flow, run: run.id, release: this.#parts.release.hash, input, show };
    const moment = () => stepMoment(this.#parts, wanted, input);
    run.begin(() => start(set.flows, { ...of, ...moment() }), { kind: "start", input });
    if (run.view() !== undefined) return run;
    this.discard(run);
    throw new PortalError(`The flow "${flow}" could not be started.`);
  }

  /** The stored run, resumed; if that fails, a new one with the stored run's notice. */
  #resume({ snapshot: stored, key }: StoredRun, wanted: RunWanted): Run {
    const aside = this.#aside.get(stored.run);
    this.#aside.delete(stored.run);
    const snapshot = aside?.rev === stored.rev ? aside : stored;
    const run = this.#create(snapshot.run, wanted);
    this.#keys.set(run.id, key);
    const moment = () => stepMoment(this.#parts, wanted, snapshot.frames[0]?.data ?? {});
    let result: StepResult | undefined;
    const first = () => {
      result = resume(wanted.set.flows, snapshot, moment());
      return result;
    };
    run.begin(first, { kind: "resume" });
    if (run.view() !== undefined) return run;
    this.discard(run);
    return this.#start(wanted, result?.ok === false ? result.error.show : undefined);
  }

  #create(id: string, wanted: RunWanted): Run {
    const { flow, set } = wanted;
    const store = (snapshot: Snapshot) => this.#store({ ...wanted, set: run.set }, snapshot);
    const run: Run = new Run({ id, flow, set, store }, this.#parts);
    this.#runs.set(id, run);
    return run;
  }

  #store(wanted: RunWanted, whole: Snapshot): void {
    const subject = this.#parts.subject();
    const whose = subject === undefined ? {} : { subject };
    const snapshot = storable(wanted.set.flows, whole);
    const key = this.#resolveKey(wanted, snapshot.frames[0]?.data ?? {});
    this.#keys.set(snapshot.run, key);
    const named = key === undefined ? {} : { key };
    const addresses = standingAddresses(wanted.set, whole);
    const stood = addresses.length === 0 ? {} : { addresses };
    const over = isOver(wanted.set, whole) ? { isOver: true } : {};
    this.#parts.stored.save({ format: 1, flow: wanted.flow, ...named, ...whose, ...stood, ...over, snapshot });
  }

  #resolveKey({ flow, set }: RunWanted, data: Readonly<Record<string, unknown>>): string | undefined {
    return runKey(set.flowDocs[flow], data);
  }

  /** Whether the wanted run is another: by its input, unless a key or the history entry names the run. */
  #isAnother(runId: string, { input, entryRun, flow, set, run }: RunWanted): boolean {
    const isNamed = run === runId || entryRun === runId || runKey(set.flowDocs[flow], input) !== undefined;
    if (isNamed || Object.keys(input).length === 0) return false;
    return this.#inputs.get(runId) !== JSON.stringify(input);
  }
}
