import { findClient } from "../client.ts";
import type { Resources } from "../resources.ts";

/** Where a client's portal is: on the port at which this page was asked for. */
export function portalOrigin({ clients }: Resources, client: string, request: Request): string {
  const port = /:\d+$/.exec(request.headers.get("host") ?? "")?.[0] ?? "";
  return `http://${findClient(clients, client)?.host ?? "localhost"}${port}`;
}
