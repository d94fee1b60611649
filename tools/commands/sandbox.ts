import { createAdaptorServer } from "@hono/node-server";
import { defineCommand } from "citty";
import { Hono } from "hono";
import { fitDocuments, servedClients } from "../build/load-clients.ts";
import { endOnSignal } from "../serve/announce.ts";
import { openBackEnd, usualBackEnd } from "../serve/back-end.ts";
import { hostGuard } from "../serve/host-guard.ts";
import { listen } from "../serve/listen.ts";
import { servingArguments, wishedPort } from "../serve/serving-arguments.ts";

/** `portal sandbox`: the back end alone. */
export const command = defineCommand({
  meta: { name: "sandbox", description: "Serves the sandbox alone: /services and /sandbox" },
  args: servingArguments,
  async run({ args }) {
    const clients = servedClients(fitDocuments());
    const sandbox = await openBackEnd(clients, usualBackEnd(args.memory));
    const app = new Hono().use(hostGuard(clients)).route("/", sandbox.app);
    const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }), wishedPort(args.port));
    console.log(`\n  sandbox  http://localhost:${port}/sandbox\n\n  Ctrl+C ends it.`);
    endOnSignal(() => close().then(sandbox.close));
  },
});
