import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { releaseFor } from "../../src/documents/release/release-for.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { reporters } from "../reports/reporters.ts";
import { type ClientSite, clientSite } from "./client-site.ts";

/** The documents hold mistakes; the message tells all of them. */
export class UnfitDocuments extends Error {}

/** Reads and checks all documents. Throws `UnfitDocuments` when one would fail in front of a customer. */
export function fitDocuments(): CheckedDocuments {
  const { findings, documents } = checkRepository();
  if (findings.length > 0) throw new UnfitDocuments(reporters.pretty(findings));
  return documents;
}

/** A site for every client that is served. */
export function clientSites(documents: CheckedDocuments): Promise<ClientSite[]> {
  return Promise.all(documents.clients.map(async ({ id }) => clientSite(await releaseFor(documents, id))));
}
