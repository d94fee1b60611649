import type { Client } from "../../src/documents/generated/client.ts";
import type { SandboxClient } from "../sandbox/client.ts";
import { createSandbox, type Sandbox } from "../sandbox/create-sandbox.ts";
import { ownSites } from "./own-sites.ts";

/** The storage of the sandbox's rows. */
export interface BackEndOptions {
  /** A folder; rows are in memory without it. */
  readonly dataDir: string | undefined;
  /** A PostgreSQL server instead of the folder. */
  readonly databaseUrl: string | undefined;
}

/** The default storage: a folder, so that a restart keeps all people. */
export function usualBackEnd(isInMemory: boolean): BackEndOptions {
  return { dataDir: isInMemory ? undefined : ".sandbox", databaseUrl: process.env.DATABASE_URL || undefined };
}

/** How often the gateway looks for notices that are due. */
const DELIVERY_MS = 2_000;

/** The sandbox as the back end of all clients. Its gateway sends notices until it is closed. */
export async function openBackEnd(
  clients: readonly Client[],
  { dataDir, databaseUrl }: BackEndOptions,
): Promise<Sandbox> {
  const sandbox = await createSandbox({
    clients: clients.map(sandboxClient),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(dataDir && !databaseUrl ? { dataDir } : {}),
  });
  const stop = repeat(() => sandbox.deliverNotices(), DELIVERY_MS);
  return { ...sandbox, close: () => stop().then(sandbox.close) };
}

/** Does a task over and over, and logs its failures. Returns what ends that, after the task that is being done. */
function repeat(task: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let doing: Promise<unknown> = Promise.resolve();
  let isDone = true;
  const timer = setInterval(() => {
    if (!isDone) return;
    isDone = false;
    doing = task()
      .catch((error) => console.error("Notices were not sent.", error))
      .finally(() => {
        isDone = true;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await doing;
  };
}

/** The facts about a client that the sandbox needs. */
export function sandboxClient(client: Client): SandboxClient {
  const { code, hosts, revealsUnknownIdentifiers, backEnd, region, signIn } = client;
  const [host] = hosts;
  return {
    code,
    ...(host === undefined ? {} : { host }),
    mobileLengths: region.mobileLengths,
    revealsUnknownIdentifiers,
    skipsCode: signIn.skipsCode,
    sharedSecret: backEnd.sharedSecret,
    ...(backEnd.localLanguage === undefined ? {} : { localLanguage: backEnd.localLanguage }),
    currency: region.currency,
    ...(region.currencyMark === undefined ? {} : { currencyMark: region.currencyMark }),
    timeZone: region.timeZone,
    sites: ownSites(client),
    merchants: Object.values(client.merchants),
    gateway: gatewayOf(client),
  };
}

/** Where a client's customers pay. */
const gatewayOf = ({ frames, leavesTo }: Client) => ({
  ...(frames?.card === undefined ? {} : { fields: frames.card }),
  ...(leavesTo?.gateway === undefined ? {} : { pages: leavesTo.gateway }),
});
