import { writeFileSync } from "node:fs";
import { defineCommand } from "citty";
import budget from "../build/budget.json" with { type: "json" };
import { buildPortal, OverBudget } from "../build/build-portal.ts";
import { UnfitDocuments } from "../build/load-clients.ts";
import { packedTable } from "../build/packed-bytes.ts";

/** The packed bytes of the last build. */
const KEPT = ".cache/packed-bytes.json";

/** `portal build`: the app and a release of every client's documents, live in dist, as static files. */
export const command = defineCommand({
  meta: { name: "build", description: "Writes the app and a release of every client to dist, as static files" },
  async run() {
    try {
      const { sites, release, entries } = await buildPortal({ logLevel: "warn" });
      for (const { client, release: documents } of sites) {
        console.log(`${client.id} ${client.version}: documents ${documents.hash}`);
      }
      writeFileSync(KEPT, `${JSON.stringify(entries, null, 2)}\n`);
      console.log(packedTable(entries, budget));
      console.log(`The table is kept in ${KEPT}.`);
      console.log(`Built to dist: release ${release.hash} for build ${release.manifest.requires.app} of the app.`);
    } catch (error) {
      if (!(error instanceof UnfitDocuments || error instanceof OverBudget)) throw error;
      process.stdout.write(error.message);
      process.exitCode = 1;
    }
  },
});
