import { existsSync } from "node:fs";
import { defineCommand } from "citty";
import { fitDocuments, servedClients } from "../build/load-clients.ts";
import { announce, endOnSignal } from "../serve/announce.ts";
import { usualBackEnd } from "../serve/back-end.ts";
import { servePortal } from "../serve/serve-portal.ts";
import { servingArguments, wishedPort } from "../serve/serving-arguments.ts";

/** `portal preview`: serves what `portal build` wrote. */
export const command = defineCommand({
  meta: { name: "preview", description: "Serves what was built, with the sandbox behind it" },
  args: servingArguments,
  async run({ args }) {
    if (!existsSync("dist/live.json")) throw new Error("There is nothing in dist to serve. Run `npm run build` first.");
    const clients = servedClients(fitDocuments());
    const port = wishedPort(args.port);
    const served = await servePortal({ clients, dist: "dist", port, backEnd: usualBackEnd(args.memory) });
    announce(clients, served.port, console.log);
    endOnSignal(served.close);
  },
});
