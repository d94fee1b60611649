import { fitDocuments, servedClients } from "../build/load-clients.ts";
import { loadContract } from "../sandbox/contract/load-contract.ts";
import { servePortal } from "../serve/serve-portal.ts";
import type { SoakedPortal } from "./soak.ts";

/** Serves what was built with a sandbox in memory. */
export async function servePortalToSoak(): Promise<SoakedPortal & { close(): Promise<void> }> {
  const clients = servedClients(fitDocuments());
  const backEnd = { dataDir: undefined, databaseUrl: undefined };
  const { port, close } = await servePortal({ clients, dist: "dist", port: 0, backEnd });
  return {
    clients: clients.map(({ id, hosts }) => ({ id, origin: `http://${hosts[0]}:${port}` })),
    loopback: `http://127.0.0.1:${port}`,
    operations: loadContract().operationIds,
    close,
  };
}
