import type { Operation } from "../documents/operation.ts";
import type { Attempt, Send } from "./attempt.ts";
import { type Connection, untilOnline } from "./connection.ts";
import type { PreparedRequest } from "./request.ts";
import { type HeaderSource, requestHeaders } from "./request-headers.ts";
import { retryAfter, retryDelay } from "./retry.ts";
import type { ServerClock } from "./server-clock.ts";
import { timeLimit } from "./stop-signal.ts";
import { pause, type Timers } from "./timers.ts";
import {
  type DeclaredFailure,
  isUnauthorised,
  judgeAfter,
  judgeReply,
  judgeSilence,
  UNKNOWN,
  type Verdict,
} from "./verdict.ts";

/** The parts that all exchanges share. */
export interface Exchanges {
  readonly send: Send;
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly random: () => number;
  readonly connection: Connection;
  /** Called when a call waits for the network. */
  readonly waits: () => void;
}

/** One request that is about to go out. */
export interface Outgoing {
  readonly operation: Operation;
  readonly request: PreparedRequest;
  readonly headers: HeaderSource;
  readonly declared: DeclaredFailure;
  readonly signal: AbortSignal;
  /** Whether a page that is gone sent it before, so that its effect may have happened. */
  readonly isRepeated: boolean;
  /** Whether it continues when its page is closed. */
  readonly outlivesPage: boolean;
}

/**
 * Sends a request, and retries it when that is safe and may help, until there is a verdict or the deadline is near. A
 * repeatable request waits for the network while that is missing, and is sent as soon as it returns.
 */
export async function exchange(outgoing: Outgoing, of: Exchanges): Promise<Verdict> {
  const { operation, signal } = outgoing;
  const endsAt = of.timers.elapsed() + operation.deadlineMs;
  const deadline = timeLimit(operation.deadlineMs, "deadline", of.timers);
  const stops = [signal, deadline.signal];
  let verdict: Verdict = outgoing.isRepeated ? UNKNOWN : { kind: "cancelled" };
  let tries: number | undefined = 1;
  try {
    while (tries !== undefined && !signal.aborted) {
      const { verdict: latest, retryAfterMs } = await tryOnce(outgoing, stops, of);
      verdict = judgeAfter(verdict, latest);
      const mayTryAgain = verdict.kind === "failure" && verdict.isTransient && isRepeatable(outgoing);
      tries = mayTryAgain ? await nextTry(outgoing, of, { tries, retryAfterMs, stops, endsAt }) : undefined;
    }
    return signal.aborted ? { kind: "cancelled" } : verdict;
  } finally {
    deadline.release();
  }
}

/** The state of an exchange after a try. */
interface Course {
  readonly tries: number;
  readonly retryAfterMs: number | undefined;
  readonly stops: readonly AbortSignal[];
  /** On the monotonic clock. */
  readonly endsAt: number;
}

/** Waits until the next try may be sent and returns its number; `undefined` when absent. */
async function nextTry({ operation, signal }: Outgoing, of: Exchanges, course: Course): Promise<number | undefined> {
  const { tries, retryAfterMs, stops, endsAt } = course;
  const { connection, timers, random } = of;
  if (!connection.isOnline() && operation.retry.times > 0) {
    of.waits();
    await untilOnline(connection, stops);
    return connection.isOnline() ? tries : undefined;
  }
  const delay = retryDelay(operation.retry, { tries, retryAfterMs, random });
  if (delay === undefined || delay >= endsAt - timers.elapsed()) return undefined;
  // A pause that the server asked for is kept in full.
  await pause(delay, signal, timers, retryAfterMs === undefined ? connection.onOnline : undefined);
  return tries + 1;
}

/** Whether it may be sent again: it is safe, or it carries an idempotency key. */
function isRepeatable({ operation, headers }: Outgoing): boolean {
  return !operation.isUnsafe || (operation.keyHeader !== undefined && headers.key !== undefined);
}

async function tryOnce(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges) {
  const { operation, declared } = outgoing;
  const wasOnline = of.connection.isOnline();
  const attempt = await sendInTime(outgoing, stops, of);
  if (attempt.kind !== "reply") {
    return { verdict: judgeSilence(operation, attempt, { wasOnline, isOnline: of.connection.isOnline() }) };
  }
  const retryAfterMs = retryAfter(attempt.headers.get("retry-after"), of.clock.now());
  return { verdict: judgeReply(operation, attempt, declared), retryAfterMs };
}

/**
 * Sends; once more, with a new signature, when the server refused the request for its time, which its reply has
 * corrected by now, or as a repetition (browsers repeat requests after a broken connection), and may accept another.
 */
async function sendInTime(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges): Promise<Attempt> {
  const attempt = await sendOnce(outgoing, stops, of);
  const isRefused = isRefusedFor("TIMESTAMP", attempt) || (isRefusedFor("REPLAYED", attempt) && isRepeatable(outgoing));
  return isRefused ? sendOnce(outgoing, stops, of) : attempt;
}

async function sendOnce(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges): Promise<Attempt> {
  const { operation, request, outlivesPage } = outgoing;
  const sent = await requestHeaders(request, operation, { ...outgoing.headers, timestamp: of.clock.now() });
  const start = of.timers.elapsed();
  const attempt = await of.send({ ...request, sent }, { timeoutMs: operation.timeoutMs, stops, outlivesPage });
  // Another server's clock is ignored, and so is a reply that came long after.
  if (attempt.kind === "reply" && !operation.isAddressed)
    of.clock.learn(attempt.headers.get("date"), of.timers.elapsed() - start);
  return attempt;
}

const isRefusedFor = (code: string, attempt: Attempt): boolean =>
  attempt.kind === "reply" && isUnauthorised(attempt, code);
