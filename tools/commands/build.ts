import { defineCommand } from "citty";
import { buildPortal } from "../build/build-portal.ts";
import { UnfitDocuments } from "../build/load-clients.ts";

/** `portal build`: the app and a release of every client's documents, live in dist, as static files. */
export const command = defineCommand({
  meta: { name: "build", description: "Writes the app and a release of every client to dist, as static files" },
  async run() {
    try {
      const { sites, release } = await buildPortal({ logLevel: "warn" });
      for (const { client, release: documents } of sites) {
        console.log(`${client.id} ${client.version}: documents ${documents.hash}`);
      }
      console.log(`Built to dist: release ${release.hash} for build ${release.manifest.requires.app} of the app.`);
    } catch (error) {
      if (!(error instanceof UnfitDocuments)) throw error;
      process.stdout.write(error.message);
      process.exitCode = 1;
    }
  },
});
