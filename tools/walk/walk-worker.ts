import { parentPort } from "node:worker_threads";
import { documentsToWalk, taskOf } from "./documents-to-walk.ts";
import { walkOne } from "./walk-one.ts";
import type { WalkTask } from "./walk-tasks.ts";

const checked = documentsToWalk();

parentPort?.on("message", (task: WalkTask) => parentPort?.postMessage(walkOne(taskOf(checked, task), task.alsoFor)));
