import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import { portalOf, releaseFor } from "../../src/documents/release/release-for.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { reportOf } from "../reports/report.ts";
import { reporters } from "../reports/reporters.ts";
import { type ClientSite, clientSite } from "./client-site.ts";
import { withOwnPictures } from "./own-pictures.ts";

/** The documents hold mistakes; the message tells all of them. */
export class UnfitDocuments extends Error {}

/** Reads and checks all documents. Throws `UnfitDocuments` when one would fail in front of a customer. */
export const fitDocuments = (): CheckedDocuments => fitFiles(readDocumentFiles());

/** Checks documents. Throws `UnfitDocuments` when one would fail in front of a customer. */
export function fitFiles(files: Files): CheckedDocuments {
  const { findings, documents } = checkRepository(files);
  if (findings.length > 0) throw new UnfitDocuments(reporters.pretty(reportOf(findings)));
  return documents;
}

/** Where the pictures of clients are. */
const PICTURES = "public";

/** A site for a release of every client that is served, or of some: all that it shows is named by its content. */
export async function releasedSites(documents: CheckedDocuments, clientIds?: readonly string[]): Promise<ClientSite[]> {
  const wanted = clientIds ?? documents.clients.map(({ id }) => id);
  return Promise.all(
    wanted.map(async (id) => {
      const { pieces, pictures } = await withOwnPictures(await releaseFor(documents, id), PICTURES);
      const site = clientSite(pieces);
      return { ...site, files: new Map<string, string | Uint8Array>([...site.files, ...pictures]) };
    }),
  );
}

/** Every client that is served, with all that it inherits. */
export const servedClients = (documents: CheckedDocuments): readonly Client[] =>
  documents.clients.map(({ id }) => portalOf(documents, id).client);

/** A site for every client that is served. */
export function clientSites(documents: CheckedDocuments): Promise<ClientSite[]> {
  return Promise.all(documents.clients.map(async ({ id }) => clientSite(await releaseFor(documents, id))));
}
