import { defineCommand } from "citty";
import { announce, endOnSignal } from "../serve/announce.ts";
import { usualBackEnd } from "../serve/back-end.ts";
import { serveSources } from "../serve/dev-server.ts";
import { servingArguments, wishedPort } from "../serve/serving-arguments.ts";

/** `portal dev`: serves the sources, and shows every change at once. */
export const command = defineCommand({
  meta: { name: "dev", description: "Serves the sources with the sandbox behind them, and shows every change at once" },
  args: servingArguments,
  async run({ args }) {
    const served = await serveSources({ port: wishedPort(args.port), backEnd: usualBackEnd(args.memory) });
    const clients = served.sites.all().map(({ client }) => client);
    announce(clients, served.port, console.log);
    endOnSignal(served.close);
  },
});
