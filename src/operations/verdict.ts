import { isJsonObject, member, objectEntries } from "../documents/json.ts";
import type { Operation } from "../documents/operation.ts";
import type { Failure } from "../engine/index.ts";
import { fileNameIn } from "./file-name.ts";
import { isSuccess, type RawReply, readReply } from "./reply.ts";
import type { StopReason } from "./stop-signal.ts";

/** The meaning of an attempt. */
export type Verdict =
  | { readonly kind: "success"; readonly reply: unknown; readonly file?: ReceivedFile }
  | { readonly kind: "cancelled" }
  | FailureVerdict;

/** A file with which an operation replied. */
export interface ReceivedFile {
  readonly bytes: Blob;
  /** The reply's name for it. */
  readonly name: string | undefined;
}

/** An attempt that failed. */
export interface FailureVerdict {
  readonly kind: "failure";
  readonly failure: Failure;
  /** Whether another try may succeed. */
  readonly isTransient: boolean;
  /** Whether someone should investigate it: not when the customer, or their network, is the cause. */
  readonly isProblem: boolean;
  /** Present when the request was refused, but an earlier sending of unknown outcome may have had its effect. */
  readonly mayBeDone?: true;
  readonly details?: readonly string[];
}

/** Names the declared failure of a status and a reply's body, when there is one. */
export type DeclaredFailure = (status: number, body: unknown) => string | undefined;

/** The server was sent another request under the key. After an unknown outcome that may be the same request's. */
const KEY_REUSED = "KEY_REUSED";

/** In any reply, this text means that the session is over. */
const EXPIRED = "jwt expired";

/** Judges a whole reply. */
export function judgeReply(operation: Operation, raw: RawReply, declared: DeclaredFailure): Verdict {
  const { status, body, problems } = readReply(operation, raw);
  if (raw.text.includes(EXPIRED)) return failed("expired", { status });
  if (problems.length > 0) return { ...broken(operation, status), details: problems };
  if (isSuccess(status)) return { kind: "success", reply: body, ...receivedFile(raw) };
  // The server had received the same request before, and its answer to that one is lost.
  if (operation.isUnsafe && isUnauthorised(raw, "REPLAYED")) return failed("unknown", { status });
  const disclosed = { status, ...disclosedBy(body) };
  const name = declared(status, body);
  if (name !== undefined) return failed(name, disclosed);
  return failed(failureOfStatus(status, operation.isUnsafe), disclosed, isTransient(status));
}

function receivedFile({ file, headers }: RawReply): { file?: ReceivedFile } {
  return file === undefined ? {} : { file: { bytes: file, name: fileNameIn(headers.get("content-disposition")) } };
}

/** A reply that breaks the contract: it leaves open whether an unsafe operation was done. */
function broken({ isUnsafe }: Operation, status: number): FailureVerdict {
  return isUnsafe ? failed("unknown", { status }, true) : failed("invalid", { status });
}

/**
 * Judges an attempt without a whole reply. `offline` is the customer's side: the browser has no network. `server` is
 * our side: there is a network, and no usable answer. The outcome of an unsafe operation is unknown, unless the browser
 * had no network from the start.
 */
export function judgeSilence(
  operation: Operation,
  attempt: { kind: "broken" } | { kind: "stopped"; reason: StopReason },
  network: { wasOnline: boolean; isOnline: boolean },
): Verdict {
  if (attempt.kind === "stopped" && attempt.reason === "cancelled") return { kind: "cancelled" };
  const isOffline = !network.isOnline && (!network.wasOnline || !operation.isUnsafe);
  if (isOffline) return failed("offline", {}, true);
  if (operation.isUnsafe) return failed("unknown", {}, true);
  return failed(attempt.kind === "broken" ? "server" : "timeout", {}, true);
}

/** The state of knowledge after another try: a refusal does not settle an earlier, unknown outcome. */
export function judgeAfter(earlier: Verdict, latest: Verdict): Verdict {
  if (!isUnknown(earlier) || latest.kind !== "failure" || isUnknown(latest)) return latest;
  if (latest.isTransient) return earlier;
  if (latest.failure.code === KEY_REUSED) return { ...UNKNOWN, isTransient: false };
  return latest.failure.name === "expired" ? { ...latest, isProblem: true, mayBeDone: true } : latest;
}

const isUnknown = (verdict: Verdict) => verdict.kind === "failure" && verdict.failure.name === "unknown";

/** An instant in UTC (ISO 8601), as the contract has it; any other text of a server is not shown. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Whether the server refused the authentication for that reason. */
export const isUnauthorised = ({ status, text }: Pick<RawReply, "status" | "text">, code: string): boolean =>
  status === 401 && new RegExp(`"code"\\s*:\\s*"${code}"`).test(text);

const PROBLEMS = ["server", "timeout", "invalid", "unknown"];

function failed(name: string, disclosed: Omit<Failure, "name">, isTransient = false): FailureVerdict {
  return { kind: "failure", failure: { name, ...disclosed }, isTransient, isProblem: PROBLEMS.includes(name) };
}

/** The verdict on a request that was sent by a page that is gone. */
export const UNKNOWN: FailureVerdict = failed("unknown", {}, true);

function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** The failure of a status that the variant does not declare. After 502 and 504 the outcome is unknown. */
function failureOfStatus(status: number, isUnsafe: boolean): string {
  if (isUnsafe && (status === 502 || status === 504)) return "unknown";
  if (status === 408) return "timeout";
  if (status === 409) return "conflict";
  return status === 429 || status >= 500 ? "server" : "invalid";
}

/** The body of a failure: `{ code?, message?, fields?, retryAt? }`. */
function disclosedBy(body: unknown): Omit<Failure, "name"> {
  const [code, message, fields, retryAt] = ["code", "message", "fields", "retryAt"].map((name) => member(body, name));
  return {
    ...(typeof code === "string" || typeof code === "number" ? { code: String(code) } : {}),
    ...(typeof message === "string" ? { message } : {}),
    ...(isJsonObject(fields) ? { fields: pickTexts(fields) } : {}),
    ...(typeof retryAt === "string" && INSTANT.test(retryAt) ? { retryAt } : {}),
  };
}

function pickTexts(fields: unknown): Record<string, string> {
  return Object.fromEntries(
    objectEntries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
