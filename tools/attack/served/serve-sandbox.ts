import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import { listen } from "../../serve/listen.ts";
import { sandboxApp } from "../../serve/sandbox-app.ts";

/** A separate process: reads its settings from standard input, and prints its port when it listens. */
const { documented, clients, seeds, databaseUrl, dataDir, sendsFromNetwork } = JSON.parse(await text(process.stdin));
const sandbox = await createSandbox({
  clients,
  seeds,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(sendsFromNetwork === undefined ? {} : { sendsFromNetwork }),
});
const app = sandboxApp(documented, sandbox);
const { port } = await listen(createAdaptorServer({ fetch: app.fetch }), 0);
process.stdout.write(`ready ${port}\n`);
