import type { Fault } from "../../../tools/sandbox/faults.ts";

/** A way in which a call can fail. */
export interface WayToFail {
  readonly name: string;
  /** What the sandbox does; without it the browser refuses the connection itself. */
  readonly fault?: Fault;
  /** A failure that the customer can only wait out or that is nobody's fault needs no code for support. */
  readonly needsNoCode?: true;
}

/** The twelve ways. Seconds and times are short, as the served release's are (`quick-release.ts`). */
export const waysToFail: readonly WayToFail[] = [
  { name: "refused" },
  { name: "reset before", fault: { kind: "cutBefore" } },
  { name: "reset after commit", fault: { kind: "cutAfter" } },
  { name: "hang", fault: { kind: "hang" } },
  { name: "trickle", fault: { kind: "trickle", ms: 400 } },
  { name: "cut body", fault: { kind: "cutBody" } },
  { name: "500", fault: { kind: "status", status: 500 } },
  { name: "503 Retry-After", fault: { kind: "status", status: 503, retryAfter: 1 } },
  { name: "429 Retry-After", fault: { kind: "status", status: 429, retryAfter: 1 } },
  { name: "jwt expired", fault: { kind: "expired" }, needsNoCode: true },
  { name: "200 HTML", fault: { kind: "html" } },
  { name: "200 other shape", fault: { kind: "shape" } },
];
