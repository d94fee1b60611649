import { resolve } from "node:path";
import { build, type LogLevel } from "vite";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { packApp, sealApp } from "../release/app-build.ts";
import { folderStore } from "../release/folder-store.ts";
import { publishFiles } from "../release/publish.ts";
import { toSources } from "../release/sources.ts";
import { type ReleaseFiles, releaseFiles } from "../release/write-release.ts";
import budget from "./budget.json" with { type: "json" };
import type { ClientSite } from "./client-site.ts";
import { withFirstScreens } from "./first-screen/draw-first-screens.ts";
import { fitFiles, releasedSites } from "./load-clients.ts";
import { overBudget, type PackedEntry, packedEntries, packedTable } from "./packed-bytes.ts";

/** The result of a build. */
export interface BuiltPortal {
  readonly sites: readonly ClientSite[];
  readonly release: ReleaseFiles;
  /** The packed bytes of the app's files. */
  readonly entries: readonly PackedEntry[];
}

/** Thrown for a build of the app that is larger than its budget (tools/build/budget.json). */
export class OverBudget extends Error {}

/**
 * Checks the documents, builds the app, and makes a release of both live in the folder. Throws when a document is
 * unfit, or a file of the app larger than its budget.
 */
export async function buildPortal({
  dist = "dist",
  logLevel,
}: {
  dist?: string;
  logLevel: LogLevel;
}): Promise<BuiltPortal> {
  const files = readDocumentFiles();
  const documents = fitFiles(files);
  const released = await releasedSites(documents);
  await build({ logLevel, build: { outDir: resolve(dist), emptyOutDir: true, copyPublicDir: false } });
  const app = sealApp(dist);
  const entries = packedEntries(dist, Object.keys(app.files));
  const over = overBudget(entries, budget);
  if (over.length > 0) throw new OverBudget(`${packedTable(entries, budget)}\n${over.join("\n")}\n`);
  await packApp(app, dist);
  const sites = await withFirstScreens(released, app, dist);
  const release = releaseFiles(sites, app, toSources(files));
  await publishFiles(release, folderStore(dist));
  return { sites, release, entries };
}
