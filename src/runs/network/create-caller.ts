import type { Caller } from "../../operations/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { Network } from "./network.ts";

/**
 * The caller of the portal's parts. An unsafe call waits until the storage has written all earlier data, so that a
 * killed browser cannot forget the call. The network notes each outcome.
 */
export function createCaller(
  caller: Caller,
  { storage, unsafeCalls, network }: Pick<PortalParts, "storage" | "unsafeCalls"> & { network: Pick<Network, "note"> },
): Caller {
  return {
    async call(request) {
      const writing = unsafeCalls.includes(request.call) ? storage.written?.() : undefined;
      if (writing !== undefined) await writing;
      const outcome = await caller.call(request);
      network.note(outcome);
      return outcome;
    },
  };
}
