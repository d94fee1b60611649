import type { PortalState } from "../portal.ts";

/** Whether the needs of a flow are met: the session filled, the customer's programme known. */
export function meetsNeeds(needs: readonly string[], { session, programme }: PortalState): boolean {
  if (needs.length === 0) return true;
  return session.status === "ready" && (programme !== undefined || !needs.includes("programme"));
}
