import { parentPort } from "node:worker_threads";
import { documentsToWalk, toWalkedFlow } from "./documents-to-walk.ts";
import { walkOne } from "./walk-one.ts";
import type { WalkTask } from "./walk-tasks.ts";

const context = documentsToWalk();

parentPort?.on("message", (task: WalkTask) =>
  parentPort?.postMessage(walkOne(toWalkedFlow(context, task), task.alsoFor)),
);
