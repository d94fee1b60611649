import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import { compileOperation } from "../operation.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Check } from "./check.ts";

/** A load asks and changes nothing: it may be made again, and given up, at any time. */
export const safeLoad: Check = {
  ids: ["unsafe-load"],
  run: (documents) =>
    [...documents.index.of("screen"), ...documents.index.of("form")].flatMap((document) =>
      membersOf(member(document.value, "load")).flatMap(([name, load]) => unsafe(documents, document, name, load)),
    ),
};

function unsafe(documents: CheckedDocuments, document: SourceDocument, name: string, load: unknown): Problem[] {
  const callId = String(member(load, "call"));
  const call = documents.index.find("call", callId);
  const ways = membersOf(member(call?.value, "ways")).filter(([, way]) =>
    isUnsafe(documents, member(way, "operation")),
  );
  return ways.slice(0, 1).map(([wayId, way]) => ({
    check: "unsafe-load",
    file: document.path,
    spot: { path: ["load", name, "call"] },
    message: `call "${callId}" may change something (way "${wayId}": operation "${String(member(way, "operation"))}"), so a load cannot make it`,
    hint: "make it in a state of the flow",
  }));
}

function isUnsafe({ contract, contractIndex }: CheckedDocuments, operationId: unknown): boolean {
  const operation = contractIndex.operations.get(String(operationId));
  if (!operation) return false;
  try {
    return compileOperation(contract[operation.area], String(operationId)).isUnsafe;
  } catch {
    return false;
  }
}
