import { createAdaptorServer } from "@hono/node-server";
import { defineCommand } from "citty";
import { fitDocuments, servedClients } from "../build/load-clients.ts";
import { endOnSignal } from "../serve/announce.ts";
import { openBackEnd, usualBackEnd } from "../serve/back-end.ts";
import { listen } from "../serve/listen.ts";
import { sandboxApp } from "../serve/sandbox-app.ts";
import { servingArguments, wishedPort } from "../serve/serving-arguments.ts";

/** `portal sandbox`: the back end alone. */
export const command = defineCommand({
  meta: { name: "sandbox", description: "Serves the sandbox alone: /services and /sandbox" },
  args: servingArguments,
  async run({ args }) {
    const clients = servedClients(fitDocuments());
    const sandbox = await openBackEnd(clients, usualBackEnd(args.memory));
    const app = sandboxApp(clients, sandbox);
    const { port, close } = await listen(createAdaptorServer({ fetch: app.fetch }), wishedPort(args.port));
    console.log(`\n  sandbox  http://localhost:${port}/sandbox\n\n  Ctrl+C ends it.`);
    endOnSignal(() => close().then(sandbox.close));
  },
});
