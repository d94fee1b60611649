import { type CheckedDocuments, prepareDocuments } from "../../src/documents/checked-documents.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** This repository's documents, found and ready to be asked, without being checked. Those that cannot be read are left out. */
export function prepareRepository(files: Files = readDocumentFiles()): CheckedDocuments {
  return prepareDocuments(changingFiles(files), checkerFacts());
}
