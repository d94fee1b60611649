import type { Operation } from "../documents/operation.ts";
import type { Attempt, Send } from "./attempt.ts";
import type { PreparedRequest } from "./request.ts";
import { type HeaderSource, requestHeaders } from "./request-headers.ts";
import { retryAfter, retryDelay } from "./retry.ts";
import type { ServerClock } from "./server-clock.ts";
import { timeLimit } from "./stop-signal.ts";
import { pause, type Timers } from "./timers.ts";
import { type DeclaredFailure, judgeReply, judgeSilence, type Verdict } from "./verdict.ts";

/** What all exchanges share. */
export interface Exchanges {
  readonly send: Send;
  readonly timers: Timers;
  readonly clock: ServerClock;
  readonly random: () => number;
  readonly isOnline: () => boolean;
}

/** One request that is about to go out. */
export interface Outgoing {
  readonly operation: Operation;
  readonly request: PreparedRequest;
  readonly headers: HeaderSource;
  readonly declared: DeclaredFailure;
  readonly signal: AbortSignal;
}

/** Sends a request, again where that is safe and may help, until there is a verdict or the deadline is near. */
export async function exchange(outgoing: Outgoing, of: Exchanges): Promise<Verdict> {
  const { operation, signal } = outgoing;
  const start = of.timers.elapsed();
  const deadline = timeLimit(operation.deadlineMs, "deadline", of.timers);
  try {
    for (let tries = 1; ; tries += 1) {
      if (signal.aborted) return { kind: "cancelled" };
      const { verdict, retryAfterMs } = await tryOnce(outgoing, [signal, deadline.signal], of);
      const mayTryAgain = verdict.kind === "failure" && verdict.isTransient && isRepeatable(outgoing);
      const delay = mayTryAgain ? retryDelay(operation.retry, { tries, retryAfterMs, random: of.random }) : undefined;
      const left = start + operation.deadlineMs - of.timers.elapsed();
      if (delay === undefined || delay >= left) return verdict;
      await pause(delay, signal, of.timers);
    }
  } finally {
    deadline.release();
  }
}

/** Whether it may be sent again: it changes nothing, or it carries the key by which the server does it once. */
function isRepeatable({ operation, headers }: Outgoing): boolean {
  return !operation.isUnsafe || (operation.keyHeader !== undefined && headers.key !== undefined);
}

async function tryOnce(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges) {
  const { operation, declared } = outgoing;
  const wasOnline = of.isOnline();
  const attempt = await sendInTime(outgoing, stops, of);
  if (attempt.kind !== "reply") {
    return { verdict: judgeSilence(operation, attempt, { wasOnline, isOnline: of.isOnline() }) };
  }
  const retryAfterMs = retryAfter(attempt.headers.get("retry-after"), of.clock.now());
  return { verdict: judgeReply(operation, attempt, declared), retryAfterMs };
}

/** Sends; once more when the server refused the request for its time, which its reply has corrected by then. */
async function sendInTime(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges): Promise<Attempt> {
  const attempt = await sendOnce(outgoing, stops, of);
  return isRefusedForItsTime(attempt) ? sendOnce(outgoing, stops, of) : attempt;
}

async function sendOnce(outgoing: Outgoing, stops: readonly AbortSignal[], of: Exchanges): Promise<Attempt> {
  const { operation, request } = outgoing;
  const sent = await requestHeaders(request, operation, { ...outgoing.headers, timestamp: of.clock.now() });
  const start = of.timers.elapsed();
  const attempt = await of.send({ ...request, sent }, { timeoutMs: operation.timeoutMs, stops });
  // Of another server's clock nothing is learnt, nor from a reply that came long after.
  if (attempt.kind === "reply" && !operation.isAddressed)
    of.clock.learn(attempt.headers.get("date"), of.timers.elapsed() - start);
  return attempt;
}

function isRefusedForItsTime(attempt: Attempt): boolean {
  return attempt.kind === "reply" && attempt.status === 401 && /"code"\s*:\s*"TIMESTAMP"/.test(attempt.text);
}
