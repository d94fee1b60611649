import type { Fault } from "./faults.ts";

/** How a call can fail. */
export interface FailureMode {
  readonly name: string;
  /** The sandbox's fault; when absent, the browser refuses the connection itself. */
  readonly fault?: Fault;
  /** What a browser reports of such a request: its status, type and Retry-After, or its error. */
  readonly shows: RegExp;
  /** A failure that only waiting resolves, or that has no cause to report, needs no code for support. */
  readonly needsNoCode?: true;
}

const LOST = /^net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|SOCKET_NOT_CONNECTED)/;
/** An operation that runs first may take longer than the portal's short timeout on a slow machine. */
const LOST_LATE =
  /^net::ERR_(EMPTY_RESPONSE|CONNECTION_|SOCKET_NOT_CONNECTED|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|ABORTED)/;

/**
 * The twelve failure modes. Seconds and timeouts are short, as in a quickened release (`tools/serve/quick-release.ts`).
 */
export const failureModes: readonly FailureMode[] = [
  { name: "refused", shows: /^net::ERR_CONNECTION_REFUSED/ },
  { name: "reset before", fault: { kind: "cutBefore" }, shows: LOST },
  { name: "reset after commit", fault: { kind: "cutAfter" }, shows: LOST_LATE },
  { name: "hang", fault: { kind: "hang" }, shows: /^net::ERR_ABORTED/ },
  { name: "trickle", fault: { kind: "trickle", ms: 1500 }, shows: /^net::ERR_ABORTED/ },
  { name: "cut body", fault: { kind: "cutBody" }, shows: LOST_LATE },
  { name: "500", fault: { kind: "status", status: 500 }, shows: /^500/ },
  { name: "503 Retry-After", fault: { kind: "status", status: 503, retryAfter: 1 }, shows: /^503 .*retry-after: 1/ },
  { name: "429 Retry-After", fault: { kind: "status", status: 429, retryAfter: 1 }, shows: /^429 .*retry-after: 1/ },
  { name: "jwt expired", fault: { kind: "expired" }, shows: /^401 application\/json/, needsNoCode: true },
  { name: "200 HTML", fault: { kind: "html" }, shows: /^200 text\/html/ },
  { name: "200 other shape", fault: { kind: "shape" }, shows: /^200 application\/json/ },
];
