import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { SandboxClient } from "../sandbox/client.ts";
import { createSandbox } from "../sandbox/create-sandbox.ts";
import { allOperations } from "../sandbox/operations/all-operations.ts";
import type { Operation } from "../sandbox/operations/operation.ts";
import type { Seed } from "../sandbox/seed/generated/seed.ts";
import { listen } from "../serve/listen.ts";

/** The settings of a server, as JSON on its standard input. */
export interface ShopSettings {
  readonly databaseUrl: string;
  readonly clients: readonly SandboxClient[];
  readonly seeds: readonly Seed[];
  /** Where the gateway's notices go: the network, which forwards them to the back end, or does not. */
  readonly network: string;
}

/** A mistake that is planted on purpose, to see that it is found. */
export interface Plant {
  readonly operations?: (operations: readonly Operation[]) => readonly Operation[];
  /** Answers before the back end does. */
  readonly before?: (settings: ShopSettings) => Hono;
}

/** The header of a request whose server stops between the gateway's charge and its own work, until it is killed. */
export const HELD = "x-held-after-charge";

/** Where the gateway's fields and pages are. */
export const GATEWAY_PATH = "/at-gateway";

/** Serves a sandbox by the settings on standard input, and prints `ready <port>`. */
export async function serveShop({ operations: change = (all) => all, before }: Plant = {}): Promise<void> {
  const settings: ShopSettings = JSON.parse(await text(process.stdin));
  const { network, ...place } = settings;
  const sandbox = await createSandbox({
    ...place,
    operations: change(allOperations).map(holding),
    sendsFromNetwork: 1_000_000,
    sendNotice: async (notice) =>
      fetch(network, { method: "POST", headers: notice.headers, body: await notice.arrayBuffer() }),
  });
  const app = new Hono();
  if (before !== undefined) app.route("/", before(settings));
  app.route(GATEWAY_PATH, sandbox.gateway).route("/", sandbox.app);
  const { port } = await listen(createAdaptorServer({ fetch: app.fetch }), 0);
  process.stdout.write(`ready ${port}\n`);
}

const holding = (operation: Operation): Operation =>
  operation.ahead === undefined
    ? operation
    : {
        ...operation,
        async ahead(received, resources) {
          await operation.ahead?.(received, resources);
          if (received.header[HELD] !== undefined) await new Promise(() => {});
        },
      };
