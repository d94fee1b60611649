import { defineCommand } from "citty";
import { buildPortal } from "../build/build-portal.ts";
import { UnfitDocuments } from "../build/load-clients.ts";

/** `portal build`: the app and every client's documents, as static files in dist. */
export const command = defineCommand({
  meta: { name: "build", description: "Writes the app and every client's documents to dist, as static files" },
  async run() {
    try {
      const sites = await buildPortal({ logLevel: "warn" });
      for (const { client, release } of sites) console.log(`${client.id} ${client.version}: release ${release.hash}`);
      console.log("Built to dist.");
    } catch (error) {
      if (!(error instanceof UnfitDocuments)) throw error;
      process.stdout.write(error.message);
      process.exitCode = 1;
    }
  },
});
