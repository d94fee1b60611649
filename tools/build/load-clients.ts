import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { assemblePortal, releaseFor } from "../../src/checker/release/release-for.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { toReport } from "../reports/report.ts";
import { reporters } from "../reports/reporters.ts";
import { type ClientSite, clientSite } from "./client-site.ts";
import { withOwnImages } from "./own-images.ts";

/** Thrown for documents with findings; the message lists all of them. */
export class UnfitDocuments extends Error {}

/** Reads and checks all documents. Throws `UnfitDocuments` when one would fail in front of a customer. */
export const fitDocuments = (): CheckContext => fitFiles(readDocumentFiles());

/** Checks documents. Throws `UnfitDocuments` when one would fail in front of a customer. */
export function fitFiles(files: Files): CheckContext {
  const { findings, context: documents } = checkRepository(files);
  if (findings.length > 0) throw new UnfitDocuments(reporters.pretty(toReport(findings)));
  return documents;
}

/** The folder of the clients' pictures. */
const IMAGES_FOLDER = "public";

/** A site for a release of every served client, or of some: all of its files are named by their content. */
export async function releasedSites(documents: CheckContext, clientIds?: readonly string[]): Promise<ClientSite[]> {
  const wanted = clientIds ?? documents.clients.map(({ id }) => id);
  return Promise.all(
    wanted.map(async (id) => {
      const { pieces, images } = await withOwnImages(await releaseFor(documents, id), IMAGES_FOLDER);
      const site = clientSite(pieces);
      return { ...site, files: new Map<string, string | Uint8Array>([...site.files, ...images]) };
    }),
  );
}

/** Every served client, with its inherited values. */
export const servedClients = (documents: CheckContext): readonly Client[] =>
  documents.clients.map(({ id }) => assemblePortal(documents, id).client);

/** A site for every client that is served. */
export function clientSites(documents: CheckContext): Promise<ClientSite[]> {
  return Promise.all(documents.clients.map(async ({ id }) => clientSite(await releaseFor(documents, id))));
}
