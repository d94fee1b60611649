export type { Caller, CallerParts, CallOutcome, CallRequest } from "./caller.ts";
export { createCaller } from "./caller.ts";
export type { ReportedProblem } from "./reported-problem.ts";
export type { FileSource } from "./sent-file.ts";
export { createServerClock } from "./server-clock.ts";
export type { ReceivedFile } from "./verdict.ts";
