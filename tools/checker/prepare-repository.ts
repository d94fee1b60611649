import { type CheckContext, createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** This repository's documents, read but not checked. Leaves out those that cannot be read. */
export function prepareRepository(files: Files = readDocumentFiles()): CheckContext {
  return createCheckContext(changingFiles(files), checkerFacts());
}
