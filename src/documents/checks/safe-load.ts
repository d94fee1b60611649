import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { operationsOf } from "../uses/call-operations.ts";
import { type Check, ofEach } from "./check.ts";

/** A load asks and changes nothing: it may be made again, and given up, at any time. */
export const safeLoad: Check = {
  ids: ["unsafe-load"],
  run: ofEach(["screen", "form"], (documents, document) =>
    membersOf(member(document.value, "load")).flatMap(([name, load]) => unsafe(documents, document, name, load)),
  ),
};

function unsafe(documents: CheckedDocuments, document: SourceDocument, name: string, load: unknown): Problem[] {
  const callId = String(member(load, "call"));
  const ways = operationsOf(documents, documents.index.find("call", callId));
  return ways
    .filter(({ operation }) => operation.isUnsafe)
    .slice(0, 1)
    .map(({ way, operation }) => ({
      check: "unsafe-load",
      file: document.path,
      spot: { path: ["load", name, "call"] },
      message: `call "${callId}" may change something (way "${way}": operation "${operation.id}"), so a load cannot make it`,
      hint: "make it in a state of the flow",
    }));
}
