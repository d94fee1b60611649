import type { CheckContext } from "../../src/checker/check-context.ts";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../checker/checker-facts.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import type { WalkTask } from "./walk-tasks.ts";
import { type WalkedFlow, walkedFlow } from "./walked-flow.ts";

/** The documents of this repository, ready to be walked; they must have passed the checker. */
export function documentsToWalk(files = readDocumentFiles()): CheckContext {
  return checkDocuments(files, checkerFacts(), []).context;
}

/** The flow that a task names. @throws Error when it is absent. */
export function toWalkedFlow(context: CheckContext, { flow, client, programme }: WalkTask): WalkedFlow {
  const document = context.index.find("flow", flow);
  if (document === undefined) throw new Error(`There is no flow "${flow}".`);
  return walkedFlow(context, document, client, programme);
}
