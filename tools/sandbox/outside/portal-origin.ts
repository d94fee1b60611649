import { findClient } from "../client.ts";
import type { Resources } from "../resources.ts";

/** The origin of a client's portal, with the port of the current page. */
export function portalOrigin({ clients }: Pick<Resources, "clients">, client: string, request: Request): string {
  const port = /:\d+$/.exec(request.headers.get("host") ?? "")?.[0] ?? "";
  return `http://${findClient(clients, client)?.host ?? "localhost"}${port}`;
}
