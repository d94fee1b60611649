import { defineCommand } from "citty";
import { withFirstScreens } from "../build/first-screen/draw-first-screens.ts";
import { fitDocuments, releasedSites } from "../build/load-clients.ts";
import { readApp } from "../release/app-build.ts";
import { report, reportArguments } from "../release/command-report.ts";
import { folderStore } from "../release/folder-store.ts";
import { bringApp, writeRelease } from "../release/publish.ts";
import { clientsMeant, wantedArguments, wantedOf } from "../release/wanted-clients.ts";
import { releaseFiles } from "../release/write-release.ts";

/** `portal release`: checks the documents and writes a release of them, ready to be published. */
export const command = defineCommand({
  meta: {
    name: "release",
    description: "Checks the documents and writes a release of them: exit 0 written, 1 findings, 2 could not run",
  },
  args: {
    out: { type: "string", default: "dist", description: "The folder to write to; what is there stays" },
    app: { type: "string", default: "dist", description: "The folder with the build of the app to show it" },
    ...wantedArguments,
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const documents = fitDocuments();
      const app = readApp(args.app);
      const clients = clientsMeant(byId(documents.clients), wantedOf(args));
      const sites = await withFirstScreens(await releasedSites(documents, clients), app, args.app);
      const release = releaseFiles(sites, app);
      const out = folderStore(args.out);
      await bringApp(folderStore(args.app), out, app.id);
      await writeRelease(release, out);
      const { hash, manifest, files } = release;
      const made = Object.entries(manifest.clients).map(
        ([id, entry]) => `${id} ${entry.version}: documents ${entry.documents}`,
      );
      return {
        value: { release: hash, app: app.id, clients: manifest.clients, files: files.size, out: args.out },
        lines: [...made, `release ${hash} for build ${app.id} of the app: ${files.size} files in ${args.out}`],
      };
    }),
});

const byId = (clients: readonly { readonly id: string; readonly value: unknown }[]) =>
  Object.fromEntries(clients.map(({ id, value }) => [id, value]));
