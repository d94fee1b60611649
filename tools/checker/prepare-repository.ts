import { type CheckContext, createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** This repository's documents, found and ready to be asked, without being checked. Those that cannot be read are left out. */
export function prepareRepository(files: Files = readDocumentFiles()): CheckContext {
  return createCheckContext(changingFiles(files), checkerFacts());
}
