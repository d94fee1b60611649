import type { CheckedDocuments } from "../checked-documents.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The same function, which finds out once for each document and each checking what the rules of that document share. */
export function remembered<Found>(
  find: (checked: CheckedDocuments, document: SourceDocument) => Found,
): (checked: CheckedDocuments, document: SourceDocument) => Found {
  const known = new WeakMap<CheckedDocuments, Map<SourceDocument, Found>>();
  return (checked, document) => {
    const found = known.get(checked) ?? new Map<SourceDocument, Found>();
    known.set(checked, found);
    if (!found.has(document)) found.set(document, find(checked, document));
    return found.get(document) ?? find(checked, document);
  };
}
