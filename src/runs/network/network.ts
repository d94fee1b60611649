import type { Instant } from "../../engine/index.ts";
import type { Caller, CallOutcome } from "../../operations/index.ts";
import type { ConnectionQuality, LifecyclePort } from "../ports.ts";

/** A round trip longer than this is poor, in milliseconds. */
const LONGEST_ROUND_TRIP = 1500;
/** Two calls without an answer within this time are poor, in milliseconds. */
const SPAN_OF_TIMEOUTS = 60_000;
const POOR_TYPES: readonly string[] = ["slow-2g", "2g"];

/** What the portal knows of the network. */
export interface Network {
  /** The system event that says what is the case now; undefined while all is well. */
  condition(): "network.offline" | "network.weak" | undefined;
  /** A call waits for the network: the customer is told again, who may have closed what told them before. */
  waits(): void;
  /** The same caller, which notes calls that get no answer. */
  watch(caller: Caller): Caller;
  /** Listens to the browser; the answer stops. */
  listen(): () => void;
}

/** What is told of the network, and to whom. */
export interface NetworkDependencies {
  readonly lifecycle: LifecyclePort | undefined;
  now(): Instant;
  /** Tells `network.online`, `network.offline` or `network.weak`. */
  emit(name: string): void;
  setOnline(isOnline: boolean): void;
}

/** Offline by the browser's word; weak by its measure of the connection, or by calls without an answer. */
export function createNetwork({ lifecycle, now, emit, setOnline }: NetworkDependencies): Network {
  let isOnline = lifecycle?.isOnline() ?? true;
  let isPoor = isPoorConnection(lifecycle?.quality?.());
  let timeouts: Instant[] = [];

  function changeOnline(next: boolean): void {
    isOnline = next;
    setOnline(next);
    emit(next ? "network.online" : "network.offline");
    if (next && isPoor) emit("network.weak");
  }

  function changeQuality(quality: ConnectionQuality): void {
    const wasPoor = isPoor;
    isPoor = isPoorConnection(quality);
    if (isOnline && isPoor !== wasPoor) emit(isPoor ? "network.weak" : "network.online");
  }

  function note(outcome: CallOutcome): void {
    if (!isSilence(outcome) || !isOnline) return;
    timeouts = [...timeouts.filter((at) => at > now() - SPAN_OF_TIMEOUTS), now()];
    if (timeouts.length < 2) return;
    timeouts = [];
    emit("network.weak");
  }

  return {
    condition() {
      if (!isOnline) return "network.offline";
      return isPoor ? "network.weak" : undefined;
    },
    waits() {
      if (!isOnline) emit("network.offline");
    },
    watch: (caller) => ({
      async call(request) {
        const outcome = await caller.call(request);
        note(outcome);
        return outcome;
      },
    }),
    listen() {
      const stops = [lifecycle?.onOnline(changeOnline), lifecycle?.onQuality?.(changeQuality)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}

function isPoorConnection(quality: ConnectionQuality | undefined): boolean {
  const { effectiveType = "", roundTripMs = 0 } = quality ?? {};
  return POOR_TYPES.includes(effectiveType) || roundTripMs > LONGEST_ROUND_TRIP;
}

/** No answer in time; of an unsafe call that is called `unknown`, and has no status. */
function isSilence(outcome: CallOutcome): boolean {
  if (outcome.ok || outcome.isCancelled === true) return false;
  const { name, status } = outcome.failure;
  return name === "timeout" || (name === "unknown" && status === undefined);
}
