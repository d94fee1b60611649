import { type ChildProcess, fork } from "node:child_process";
import type { Batch } from "./batches.ts";

/** A worker's report on its batch. */
export type WorkerMessage =
  | { readonly kind: "progress"; readonly done: number; readonly accepted: number }
  | { readonly kind: "done"; readonly accepted: number; readonly faults: readonly string[] };

/** The progress of all workers together. */
export interface Tally {
  readonly done: number;
  readonly accepted: number;
  readonly faults: readonly string[];
}

/** The workers. */
export interface Crew {
  /** The number of processes. */
  readonly workers: number;
  /** The program that each of them runs. It reports progress when it is ready for a batch, and after each file. */
  readonly program: string;
  /** The milliseconds of silence after which a process hangs. Three minutes when absent. */
  readonly hangsAfter?: number;
}

/** Longer than the changes of any file take on a busy machine. */
const HANGS_AFTER = 180_000;

/** A check leaves much garbage, which costs a fifth of its time in a small new space. */
const FORKED = {
  env: { ...process.env, NODE_ENV: "test" },
  execArgv: [...process.execArgv, "--max-semi-space-size=128"],
};

/**
 * Tries batches. Ends a hanging process, which is a fault of its batch, as is one that ends by itself; the rest of that
 * batch is skipped, and another process takes the other batches.
 */
export async function tryAll(
  batches: readonly Batch[],
  crew: Crew,
  onProgress: (tally: Tally) => void,
): Promise<Tally> {
  const pending = [...batches];
  const running = new Map<number, Tally>();
  let tried: Tally = { done: 0, accepted: 0, faults: [] };
  const all = () => [tried, ...running.values()].reduce(sum);
  const one = async (id: number) => {
    let child: ChildProcess | undefined;
    for (let batch = pending.shift(); batch !== undefined; batch = pending.shift()) {
      child = child?.connected && !child.killed ? child : fork(crew.program, FORKED);
      const found = await runBatch({ child, batch, hangsAfter: crew.hangsAfter ?? HANGS_AFTER }, (done, accepted) => {
        running.set(id, { done, accepted, faults: [] });
        onProgress(all());
      });
      running.delete(id);
      tried = sum(tried, found);
    }
    if (child?.connected) child.disconnect();
  };
  await Promise.all(Array.from({ length: crew.workers }, (_, id) => one(id)));
  return tried;
}

const sum = (one: Tally, other: Tally): Tally => ({
  done: one.done + other.done,
  accepted: one.accepted + other.accepted,
  faults: [...one.faults, ...other.faults],
});

interface Trial {
  readonly child: ChildProcess;
  readonly batch: Batch;
  readonly hangsAfter: number;
}

function runBatch(
  { child, batch, hangsAfter }: Trial,
  onProgress: (done: number, accepted: number) => void,
): Promise<Tally> {
  let reached = { done: 0, accepted: 0 };
  return new Promise((resolve) => {
    const settle = (tally: Tally) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(tally);
    };
    const stopped = (how: string) => {
      const from = batch.seeds[reached.done];
      settle({ ...reached, faults: [`slice ${batch.slice}, one of the seeds from ${from}: the checker ${how}`] });
    };
    const timer = setTimeout(() => {
      stopped("hangs");
      child.kill("SIGKILL");
    }, hangsAfter);
    child.on("exit", (code, signal) => stopped(`ends the process (${code ?? signal})`));
    child.on("message", (message: WorkerMessage) => {
      timer.refresh();
      if (message.kind === "done")
        return settle({ done: batch.seeds.length, accepted: message.accepted, faults: message.faults });
      reached = message;
      onProgress(message.done, message.accepted);
    });
    child.send(batch);
  });
}
