import { createFetch } from "ofetch";
import { readFile, type WholeReply } from "./read-file.ts";
import type { PreparedRequest } from "./request.ts";
import type { FileSource, SentFile } from "./sent-file.ts";
import { anySignal, type StopReason, stopReason, timeLimit } from "./stop-signal.ts";
import type { Timers } from "./timers.ts";
import type { Upload } from "./upload.ts";

/** The end of one attempt: a whole reply, a failed connection, or a stop by us. */
export type Attempt =
  | ({ readonly kind: "reply" } & WholeReply)
  | { readonly kind: "broken" }
  | { readonly kind: "stopped"; readonly reason: StopReason };

/** A request with the headers of this attempt. */
type Sent = PreparedRequest & { readonly sent: Headers };

/** Sends one request, once. */
export type Send = (request: Sent, limits: SendLimits) => Promise<Attempt>;

/** When an attempt is stopped. */
interface SendLimits {
  readonly timeoutMs: number;
  readonly stops: readonly AbortSignal[];
  /** Whether it continues when its page is closed; then it cannot carry a file. */
  readonly outlivesPage: boolean;
}

/** The dependencies of sending. */
export interface Sender {
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  /** Absent in some environments: then files are sent without progress. */
  readonly createXhr: () => XMLHttpRequest | undefined;
  readonly files: FileSource | undefined;
}

/** Uploads a file, by code that only journeys with files load. */
const loadedUpload = async (xhr: XMLHttpRequest, of: Upload) => (await import("./upload.ts")).upload(xhr, of);

/** Creates the only function that sends requests. */
export function createSend(of: Sender): Send {
  const exchangeOnce = createExchangeOnce(of.fetch);
  return async (request, { timeoutMs, stops, outlivesPage }) => {
    const limit = timeLimit(timeoutMs, "timeout", of.timers);
    const stop = anySignal([...stops, limit.signal]);
    const { signal } = stop;
    try {
      const { file } = request;
      const xhr = file && of.createXhr();
      const moved = () => limit.restart();
      const reply =
        file === undefined || xhr === undefined
          ? await exchangeOnce(request, { signal, moved, keepalive: outlivesPage })
          : await loadedUpload(xhr, createUpload(request, file, { signal, files: of.files, moved }));
      return { kind: "reply", ...reply };
    } catch {
      return signal.aborted ? { kind: "stopped", reason: stopReason(signal) } : { kind: "broken" };
    } finally {
      limit.release();
      stop.release();
    }
  };
}

/**
 * A redirect is not followed, as it would carry tokens elsewhere. The options turn off ofetch's retries, status checks
 * and parsing: these would hide a cut or foreign reply.
 */
function createExchangeOnce(fetch: Sender["fetch"]) {
  const $fetch = createFetch({ fetch });
  const fixed = {
    retry: 0,
    ignoreResponseError: true,
    redirect: "manual",
    cache: "no-store",
  } as const;
  return async (
    { url, method, sent, body, file, replyFile }: Sent,
    { signal, moved, keepalive }: { signal: AbortSignal; moved: () => void; keepalive: boolean },
  ): Promise<WholeReply> => {
    const content = body ?? file?.bytes;
    const carried = content === undefined ? {} : { body: content };
    const sending = { ...fixed, ...carried, method, headers: sent, signal, ...(keepalive && { keepalive }) };
    if (replyFile !== undefined)
      return readFile(await $fetch.raw(url, { ...sending, responseType: "stream" }), replyFile, moved);
    const reply = await $fetch.raw(url, { ...sending, responseType: "text" });
    return { status: reply.status, text: reply._data ?? "", headers: reply.headers };
  };
}

/** A file upload that reports its progress. Each progress restarts the timeout: a slow network is not a dead one. */
function createUpload(
  { url, method, sent: headers }: Sent,
  { id, bytes }: SentFile,
  of: { signal: AbortSignal; files: FileSource | undefined; moved: () => void },
): Upload {
  // The last part is the server's reply.
  const reportProgress = (share: number) => of.files?.sending(id, Math.min(share, 0.99));
  reportProgress(0);
  const onProgress = (share: number) => {
    of.moved();
    reportProgress(share);
  };
  return { url, method, headers, bytes, signal: of.signal, onProgress };
}
