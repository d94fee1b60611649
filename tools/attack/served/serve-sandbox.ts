import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import { hostGuard } from "../../serve/host-guard.ts";
import { listen } from "../../serve/listen.ts";

/** A separate process: reads its settings from standard input, and prints its port when it listens. */
const { documented, clients, seeds, databaseUrl, dataDir } = JSON.parse(await text(process.stdin));
const sandbox = await createSandbox({
  clients,
  seeds,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  ...(dataDir === undefined ? {} : { dataDir }),
});
const app = new Hono().use(hostGuard(documented)).route("/", sandbox.app);
const { port } = await listen(createAdaptorServer({ fetch: app.fetch }), 0);
process.stdout.write(`ready ${port}\n`);
