import { type CheckResult, checkDocuments } from "../../src/documents/check-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";

/** Reads and checks all documents of this repository. */
export function checkRepository(): CheckResult & { readonly fileCount: number } {
  const files = readDocumentFiles();
  return { ...checkDocuments(files, checkerFacts()), fileCount: files.size };
}
