export type { Caller, CallOutcome, CallRequest } from "./caller.ts";
export { createCaller } from "./caller.ts";
export type { ReportedProblem } from "./reported-problem.ts";
export { createServerClock } from "./server-clock.ts";
