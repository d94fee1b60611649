import { checkDocuments } from "../../src/documents/check-documents.ts";
import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import type { WalkTask } from "./walk-tasks.ts";
import { type WalkedFlow, walkedFlow } from "./walked-flow.ts";

/** The documents of this repository, ready to be walked; they must have passed the checker. */
export function documentsToWalk(files = readDocumentFiles()): CheckedDocuments {
  return checkDocuments(files, checkerFacts(), []).documents;
}

/** What a task says is to be walked. @throws Error where there is no such flow. */
export function taskOf(checked: CheckedDocuments, { flow, client, programme }: WalkTask): WalkedFlow {
  const document = checked.index.find("flow", flow);
  if (document === undefined) throw new Error(`There is no flow "${flow}".`);
  return walkedFlow(checked, document, client, programme);
}
