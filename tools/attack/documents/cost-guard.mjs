import { parentPort, workerData } from "node:worker_threads";

const EVERY_MS = 100;

/**
 * Where the processor time was when a check began.
 * @type {NodeJS.CpuUsage | undefined}
 */
let begun;
parentPort?.on("message", (/** @type {"begun" | "done"} */ what) => {
  begun = what === "begun" ? process.cpuUsage() : undefined;
});

/** Ends the process when a check exceeds its processor time, because the check itself blocks its thread. */
setInterval(() => {
  if (begun === undefined) return;
  const { user, system } = process.cpuUsage(begun);
  if ((user + system) / 1000 > workerData) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
