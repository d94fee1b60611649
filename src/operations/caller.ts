import type { Call } from "../documents/generated/call.ts";
import type { BackEnd } from "../documents/generated/client.ts";
import type { Programme } from "../documents/generated/programme.ts";
import { member } from "../documents/json.ts";
import type { Operation } from "../documents/operation.ts";
import type { Failure } from "../engine/index.ts";
import { createSend } from "./attempt.ts";
import { browserConnection, type Connection } from "./connection.ts";
import { createCorrelationId, toSupportCode } from "./correlation.ts";
import { type Exchanges, exchange } from "./exchange.ts";
import { type Report, reportError, reportFailure } from "./reported-problem.ts";
import { type PreparedRequest, prepareRequest } from "./request.ts";
import type { FileSource } from "./sent-file.ts";
import type { ServerClock } from "./server-clock.ts";
import { createSharedKeys } from "./shared-keys.ts";
import { pause, systemTimers, type Timers } from "./timers.ts";
import type { VariantScope } from "./variant.ts";
import { createVariantFinder } from "./variants.ts";
import type { ReceivedFile, Verdict } from "./verdict.ts";

/** A request for a call, in the portal's own terms. */
export interface CallRequest {
  readonly call: string;
  /** The variant to use; by default the one that `ways` names, else the call's first. */
  readonly variant?: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  /** The same for every sending of one request; a keyed operation is then performed once. */
  readonly key?: string | undefined;
  /** Whether a page that is gone sent it before, so that its effect may have happened. */
  readonly isRepeated?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * The tokens of a customer who has left, by name: they replace the present ones, and the request continues when its
   * page is closed.
   */
  readonly leaver?: Readonly<Record<string, string>> | undefined;
  /** The programme whose variants and values apply; the customer's first when absent. */
  readonly programme?: Programme | undefined;
}

/**
 * The end of a call. `keeps` are tokens, apart from the result; `mayBeDone` is present when it was refused, but an
 * earlier sending may have had its effect; a cancelled call has no outcome.
 */
export type CallOutcome =
  | { readonly ok: true; readonly result: unknown; readonly keeps: Readonly<Record<string, string>> }
  | {
      readonly ok: false;
      readonly isCancelled?: false;
      readonly failure: Failure;
      readonly mayBeDone?: true | undefined;
    }
  | { readonly ok: false; readonly isCancelled: true };

/** Makes calls. It never rejects. */
export interface Caller {
  call(request: CallRequest): Promise<CallOutcome>;
}

/** The dependencies of a caller; the optional ones default to the browser's and are given in tests. */
export interface CallerParts {
  readonly calls: Readonly<Record<string, Call>>;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly backEnd: BackEnd;
  readonly chosenVariant: (callId: string, programme?: Programme) => string | undefined;
  /** `client.code` is the name in requests. */
  readonly scope: (programme?: Programme) => { session: unknown; client: unknown; programme?: unknown };
  readonly token: (name: string) => string | undefined;
  readonly clock: ServerClock;
  /** The source of files to send; without it, no file can be sent. */
  readonly files?: FileSource | undefined;
  /** Keeps a received file and returns its handle; without it, no file can be received. */
  readonly receive?: ((file: ReceivedFile) => object) | undefined;
  readonly report?: Report | undefined;
  readonly fetch?: typeof fetch;
  readonly createXhr?: () => XMLHttpRequest | undefined;
  readonly random?: () => number;
  readonly timers?: Timers;
  readonly connection?: Connection;
  /** Called when a call waits for the network. */
  readonly waits?: () => void;
}

/** A caller over the operations of a release. */
export function createCaller(of: CallerParts): Caller {
  const perform = performer(of);
  return {
    async call(request) {
      const correlationId = createCorrelationId();
      try {
        const outcome = await perform(request, correlationId);
        return request.signal?.aborted ? CANCELLED : outcome;
      } catch (error) {
        if (request.signal?.aborted) return CANCELLED;
        reportError(of.report, error, { call: request.call, correlationId });
        return { ok: false, failure: { name: "invalid", supportCode: toSupportCode(correlationId) } };
      }
    },
  };
}

const CANCELLED: CallOutcome = { ok: false, isCancelled: true };

function performer(of: CallerParts): (request: CallRequest, correlationId: string) => Promise<CallOutcome> {
  const findVariant = createVariantFinder(of);
  const keys = createSharedKeys(of.backEnd.sharedSecret);
  const exchanges = createExchanges(of);
  return async (request, correlationId) => {
    const variant = findVariant(request.call, request.variant ?? of.chosenVariant(request.call, request.programme));
    const scope = (reply?: unknown) => createScope(of, request, reply);
    const { leaver } = request;
    const prepared = await prepareRequest(variant, scope(), { backEnd: of.backEnd, keys, files: of.files });
    const receive = receiver(of, variant.operation, request);
    const verdict = await exchange(
      {
        operation: variant.operation,
        request: prepared,
        headers: {
          backEnd: of.backEnd,
          token: leaver === undefined ? of.token : (name) => (Object.hasOwn(leaver, name) ? leaver[name] : undefined),
          keys,
          correlationId,
          key: request.key,
          clientCode: String(member(of.scope().client, "code") ?? ""),
        },
        declared: (status, reply) => variant.declaredFailure(status, scope(reply)),
        signal: request.signal ?? new AbortController().signal,
        isRepeated: request.isRepeated === true,
        outlivesPage: leaver !== undefined,
      },
      exchanges,
    );
    reportFileProgress(of, prepared, verdict);
    if (verdict.kind === "success") {
      const reply = await receive(verdict);
      return { ok: true, result: variant.output(scope(reply)), keeps: variant.tokens(scope(reply)) };
    }
    if (verdict.kind === "cancelled") return CANCELLED;
    reportFailure(of.report, verdict, { call: request.call, operation: variant.operation, correlationId });
    const code = verdict.isProblem ? { supportCode: toSupportCode(correlationId) } : {};
    return { ok: false, failure: { ...verdict.failure, ...code }, mayBeDone: verdict.mayBeDone };
  };
}

/** The shortest time from the request for a file until it is saved, in milliseconds. */
const SHORTEST_MS = 600;

/**
 * Gives the reply of a success; of a file, its handle. A file that arrives sooner waits until the end of the shortest
 * time: the customer sees that it is fetched, and the second press of a double click does not ask for it again.
 */
function receiver(of: CallerParts, { replyFile }: Operation, { signal }: CallRequest) {
  const { timers = systemTimers, receive } = of;
  const isSeen = replyFile && pause(SHORTEST_MS, signal ?? new AbortController().signal, timers);
  return async ({ reply, file }: Extract<Verdict, { kind: "success" }>): Promise<unknown> => {
    await isSeen;
    return file === undefined ? reply : receive?.(file);
  };
}

/** A file has arrived when its request succeeded, else it waits again. */
function reportFileProgress({ files }: CallerParts, { file }: PreparedRequest, { kind }: Verdict): void {
  if (file !== undefined) files?.sending(file.id, kind === "success" ? 1 : undefined);
}

function createExchanges(of: CallerParts): Exchanges {
  const { timers = systemTimers, random = Math.random, connection = browserConnection, clock, files } = of;
  const { waits = () => {}, fetch = globalThis.fetch, createXhr = browserXhr } = of;
  return { timers, random, connection, waits, clock, send: createSend({ fetch, timers, createXhr, files }) };
}

function browserXhr(): XMLHttpRequest | undefined {
  return typeof XMLHttpRequest === "undefined" ? undefined : new XMLHttpRequest();
}

function createScope(of: CallerParts, request: CallRequest, reply: unknown): VariantScope {
  return { ...of.scope(request.programme), input: request.input, now: new Date(of.clock.now()).toISOString(), reply };
}
