import { type CheckResult, checkDocuments } from "../../src/checker/check-documents.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** Checks all documents of this repository, or files in their place. */
export function checkRepository(files = readDocumentFiles()): CheckResult & { readonly files: Files } {
  return { ...checkDocuments(files, checkerFacts()), files };
}
