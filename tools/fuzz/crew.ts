import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Batch } from "./batches.ts";

/** What a worker tells of the batch that it is at. */
export type Told =
  | { readonly kind: "progress"; readonly done: number; readonly accepted: number }
  | { readonly kind: "done"; readonly accepted: number; readonly faults: readonly string[] };

/** How far all workers together have come. */
export interface Tally {
  readonly done: number;
  readonly accepted: number;
  readonly faults: readonly string[];
}

/** Longer than any 25 changes take on a busy machine. */
const HANGS_AFTER = 180_000;

/**
 * Tries batches in as many processes as there are to be. A process that says nothing for three minutes hangs: it is
 * ended, which is a fault of its batch, as is one that ends by itself; the rest goes on in another.
 */
export async function tryAll(batches: readonly Batch[], workers: number, tell: (tally: Tally) => void): Promise<Tally> {
  const pending = [...batches];
  const running = new Map<number, Tally>();
  let tried: Tally = { done: 0, accepted: 0, faults: [] };
  const all = () => [tried, ...running.values()].reduce(sum);
  const one = async (id: number) => {
    let child: ChildProcess | undefined;
    for (let batch = pending.shift(); batch !== undefined; batch = pending.shift()) {
      child = child?.connected ? child : fork(fileURLToPath(new URL("worker.ts", import.meta.url)));
      const found = await outcomeOf(child, batch, (done, accepted) => {
        running.set(id, { done, accepted, faults: [] });
        tell(all());
      });
      running.delete(id);
      tried = sum(tried, found);
    }
    if (child?.connected) child.disconnect();
  };
  await Promise.all(Array.from({ length: workers }, (_, id) => one(id)));
  return tried;
}

const sum = (one: Tally, other: Tally): Tally => ({
  done: one.done + other.done,
  accepted: one.accepted + other.accepted,
  faults: [...one.faults, ...other.faults],
});

function outcomeOf(child: ChildProcess, batch: Batch, tell: (done: number, accepted: number) => void): Promise<Tally> {
  let reached = { done: 0, accepted: 0 };
  return new Promise((resolve) => {
    const settle = (tally: Tally) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(tally);
    };
    const stopped = (how: string) => {
      const from = batch.seed + reached.done;
      settle({ ...reached, faults: [`slice ${batch.slice}, one of the seeds from ${from}: the checker ${how}`] });
    };
    const timer = setTimeout(() => {
      stopped("hangs");
      child.kill("SIGKILL");
    }, HANGS_AFTER);
    child.on("exit", (code, signal) => stopped(`ends the process (${code ?? signal})`));
    child.on("message", (told: Told) => {
      timer.refresh();
      if (told.kind === "done") return settle({ done: batch.count, accepted: told.accepted, faults: told.faults });
      reached = told;
      tell(told.done, told.accepted);
    });
    child.send(batch);
  });
}
