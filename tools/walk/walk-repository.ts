import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { toWalkedFlow } from "./documents-to-walk.ts";
import { walkOne } from "./walk-one.ts";
import type { WalkResult } from "./walk-result.ts";
import { type WalkChoice, type WalkTask, walkTasks } from "./walk-tasks.ts";

/** Called after each walk with the number of finished walks. */
export type WalkProgress = (done: number, all: number, last: WalkResult) => void;

/** Fewer walks finish sooner than a second thread starts. */
const FEW = 8;

/** Walks all chosen flows, on all processors when there are many. */
export async function walkRepository(
  context: CheckContext,
  choice: WalkChoice,
  progress: WalkProgress,
): Promise<WalkResult[]> {
  const tasks = walkTasks(context, choice);
  if (tasks.length > FEW) return inThreads(tasks, progress);
  return tasks.map((task, index) => {
    const result = walkOne(toWalkedFlow(context, task), task.alsoFor);
    progress(index + 1, tasks.length, result);
    return result;
  });
}

/** Each thread takes the next walk when it has finished one. */
async function inThreads(tasks: readonly WalkTask[], progress: WalkProgress): Promise<WalkResult[]> {
  const results = new Map<WalkTask, WalkResult>();
  const waiting = [...tasks];
  const threads = Math.min(availableParallelism(), tasks.length);
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("./walk-thread.mjs", import.meta.url));
      let task = waiting.shift();
      const next = () =>
        task === undefined ? void worker.terminate().then(() => resolve()) : worker.postMessage(task);
      worker.on("error", reject);
      worker.on("message", (result: WalkResult) => {
        if (task !== undefined) results.set(task, result);
        progress(results.size, tasks.length, result);
        task = waiting.shift();
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, run));
  return tasks.flatMap((task) => results.get(task) ?? []);
}
