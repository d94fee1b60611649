import { defineCommand } from "citty";
import { withFirstScreens } from "../build/first-screen/draw-first-screens.ts";
import { fitFiles, releasedSites } from "../build/load-clients.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { readApp } from "../release/app-build.ts";
import { type CommandReport, report, reportArguments } from "../release/command-report.ts";
import { folderStore } from "../release/folder-store.ts";
import { openStore, storeArguments } from "../release/open-store.ts";
import { bringApp } from "../release/publish.ts";
import { writeRelease } from "../release/put-release.ts";
import { releaseProgrammes } from "../release/release-programmes.ts";
import { toSources } from "../release/sources.ts";
import { clientsMeant, parseWanted, type Wanted, wantedArguments } from "../release/wanted-clients.ts";
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
    ...storeArguments,
    ...wantedArguments,
    ...reportArguments,
  },
  run: ({ args }) => {
    const { programme, client } = parseWanted(args);
    return report(args, () =>
      programme === undefined ? releaseAll(args, client) : releaseParts(args.store, { client, programme }),
    );
  },
});

/** Where to write, and the build of the app. */
interface Places {
  readonly out: string;
  readonly app: string;
}

async function releaseAll({ out, app: appFolder }: Places, client: Wanted["client"]): Promise<CommandReport> {
  const tree = readDocumentFiles();
  const documents = fitFiles(tree);
  const app = readApp(appFolder);
  const clients = clientsMeant(byId(documents.clients), { client });
  const sites = await withFirstScreens(await releasedSites(documents, clients), app, appFolder);
  const release = releaseFiles(sites, app, toSources(tree));
  const place = folderStore(out);
  await bringApp(folderStore(appFolder), place, app.id);
  await writeRelease(release, place);
  const { hash, manifest, files } = release;
  const made = Object.entries(manifest.clients).map(
    ([id, entry]) => `${id} ${entry.version}: documents ${entry.documents}`,
  );
  return {
    value: { release: hash, app: app.id, clients: manifest.clients, files: files.size, out },
    lines: [...made, `release ${hash} for build ${app.id} of the app: ${files.size} files in ${out}`],
  };
}

/** Single programmes go into the store itself: what they are put over is there. */
async function releaseParts(
  named: string | undefined,
  { client, programme }: { readonly client: Wanted["client"]; readonly programme: readonly string[] },
): Promise<CommandReport> {
  const tree = readDocumentFiles();
  const store = await openStore(named);
  const clients = clientsMeant(byId(checkRepository(tree).context.clients), { client, programme }) ?? [];
  const made: { client: string; release: string; documents: string | undefined }[] = [];
  for (const id of clients) {
    const { hash, manifest } = await releaseProgrammes(store, tree, { client: id, programmes: programme });
    made.push({ client: id, release: hash, documents: manifest.clients[id]?.documents });
  }
  return {
    value: { programmes: programme, releases: made, store: store.name },
    lines: made.map(
      ({ client: id, release }) =>
        `${id}: release ${release} in ${store.name} has ${programme.join(", ")}; not live yet`,
    ),
  };
}

const byId = (clients: readonly { readonly id: string; readonly value: unknown }[]) =>
  Object.fromEntries(clients.map(({ id, value }) => [id, value]));
