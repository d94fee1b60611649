import { defineCommand } from "citty";
import { buildPortal } from "../build/build-portal.ts";
import { announce, endOnSignal } from "../serve/announce.ts";
import { usualBackEnd } from "../serve/back-end.ts";
import { servePortal } from "../serve/serve-portal.ts";
import { servingArguments, wishedPort } from "../serve/serving-arguments.ts";

/** `portal start`: builds, serves, and says where to go. */
export const command = defineCommand({
  meta: { name: "start", description: "Builds the portal and serves it with the sandbox behind it" },
  args: servingArguments,
  async run({ args }) {
    const port = wishedPort(args.port);
    console.log("Building the portal");
    const clients = (await buildPortal({ logLevel: "warn" })).sites.map(({ client }) => client);
    console.log("Starting the sandbox");
    const served = await servePortal({ clients, dist: "dist", port, backEnd: usualBackEnd(args.memory) });
    announce(clients, served.port, console.log);
    endOnSignal(served.close);
  },
});
