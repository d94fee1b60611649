import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releasedSites } from "../../../tools/build/load-clients.ts";
import { checkRepository } from "../../../tools/checker/check-repository.ts";
import { readDocumentFiles } from "../../../tools/checker/read-document-files.ts";
import { type AppBuild, readApp, sealApp } from "../../../tools/release/app-build.ts";
import { folderStore } from "../../../tools/release/folder-store.ts";
import { publishFiles } from "../../../tools/release/publish.ts";
import { toSources } from "../../../tools/release/sources.ts";
import { releaseFiles } from "../../../tools/release/write-release.ts";
import { changedDocuments, type DocumentChanges } from "../../documents/support/changed-documents.ts";

/** A separate store with the build, for deploying newer documents and apps while customers use it. */
export interface Deployment {
  readonly folder: string;
  /** Makes a release live whose English texts differ, by key, in the file of a journey. */
  deployTexts(journey: string, texts: Readonly<Record<string, string>>): Promise<void>;
  /** Makes a release live whose documents differ: path → changed members, merged into the file's own. */
  deployDocuments(changes: DocumentChanges): Promise<void>;
  /** Makes a release live for a build whose files all have other names; the files of the build before are gone. */
  deployApp(): Promise<void>;
  remove(): void;
}

/** A copy of dist. */
export function newDeployment(): Deployment {
  const folder = mkdtempSync(join(tmpdir(), "deployment-"));
  cpSync("dist", folder, { recursive: true });
  const store = folderStore(folder);
  let app: AppBuild = readApp(folder);
  const publish = async (files = readDocumentFiles()) => {
    const sites = await releasedSites(checkRepository(files).context);
    await publishFiles(releaseFiles(sites, app, toSources(files)), store);
  };
  return {
    folder,
    deployTexts(journey, texts) {
      const files = new Map(readDocumentFiles());
      const path = `locales/en-US/${journey}.json`;
      const document = JSON.parse(Buffer.from(files.get(path) ?? "").toString());
      files.set(path, JSON.stringify({ ...document, messages: { ...document.messages, ...texts } }));
      return publish(files);
    },
    deployDocuments: (changes) => publish(changedDocuments(changes)),
    async deployApp() {
      app = renamedApp(folder, app);
      await publish();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The app as another build would have it: every hashed file under another name. */
function renamedApp(folder: string, { id, html }: AppBuild): AppBuild {
  const assets = join(folder, "assets");
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, name.replace(/(\.\w+)$/, "x$1")), text);
  for (const name of names) {
    const text = readFileSync(join(assets, name), "utf8");
    rmSync(join(assets, name));
    writeFileSync(join(assets, renamed(name)), renamed(text));
  }
  rmSync(join(folder, "apps", id), { recursive: true });
  writeFileSync(join(folder, "index.html"), renamed(html));
  return sealApp(folder);
}
