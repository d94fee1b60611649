import { type CheckResult, checkDocuments } from "../../src/documents/check-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** Checks all documents of this repository, or files in their place. */
export function checkRepository(files = readDocumentFiles()): CheckResult & { readonly fileCount: number } {
  return { ...checkDocuments(files, checkerFacts()), fileCount: files.size };
}
