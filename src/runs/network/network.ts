import type { Instant } from "../../engine/index.ts";
import type { CallOutcome } from "../../operations/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { ConnectionQuality } from "../ports.ts";

/** A round trip longer than this is poor, in milliseconds. */
const LONGEST_ROUND_TRIP = 1500;
/** Two calls without an answer within this time are poor, in milliseconds. */
const SPAN_OF_TIMEOUTS = 60_000;
const POOR_TYPES: readonly string[] = ["slow-2g", "2g"];

/** The state of the network. */
export interface Network {
  /** The system event for the present situation; undefined while all is well. */
  condition(): "network.offline" | "network.weak" | undefined;
  /** Called when a call waits for the network: shows the notice again, as the customer may have closed it. */
  waits(): void;
  /** Notes the outcome of a call: one without an answer may mean a weak network. */
  note(outcome: CallOutcome): void;
  /** Listens to the browser. Returns a function that unsubscribes. */
  listen(): () => void;
}

type NetworkParts = Pick<PortalParts, "emit" | "lifecycle" | "now"> & { setOnline(isOnline: boolean): void };

/** Offline by the browser's word; weak by its measure of the connection, or by calls without an answer. */
export function createNetwork({ lifecycle, now, emit, setOnline }: NetworkParts): Network {
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
    note,
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

/** Whether no reply came in time. For an unsafe call that failure is `unknown`, without a status. */
function isSilence(outcome: CallOutcome): boolean {
  if (outcome.ok || outcome.isCancelled === true) return false;
  const { name, status } = outcome.failure;
  return name === "timeout" || (name === "unknown" && status === undefined);
}
