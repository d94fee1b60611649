import type { Caller } from "../../operations/index.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { KnownContract } from "../release/known-contract.ts";
import type { Network } from "./network.ts";

type CallingParts = Pick<PortalParts, "storage"> & {
  readonly contract: Pick<KnownContract, "isUnsafe">;
  readonly network: Pick<Network, "note">;
};

/**
 * The caller of the portal's parts. An unsafe call waits until the storage has written all earlier data, so that a
 * killed browser cannot forget the call. The network notes each outcome.
 */
export function createCaller(caller: Caller, { storage, contract, network }: CallingParts): Caller {
  return {
    async call(request) {
      const writing = contract.isUnsafe(request.call) ? storage.written?.() : undefined;
      if (writing !== undefined) await writing;
      const outcome = await caller.call(request);
      network.note(outcome);
      return outcome;
    },
  };
}
