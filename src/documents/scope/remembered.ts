import type { CheckedDocuments } from "../checked-documents.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import type { SourceDocument } from "../read/source-document.ts";

/**
 * The same function, which finds out once for each document what is shared by those who ask, and again when something
 * that it was found from has changed.
 */
export function remembered<Found>(
  find: (checked: CheckedDocuments, document: SourceDocument) => Found,
): (checked: CheckedDocuments, document: SourceDocument) => Found {
  const ofPath = rememberedBy((checked: CheckedDocuments, path: string) => {
    const document = checked.index.at(path);
    if (document === undefined) throw new Error(`there is no document ${path}`);
    return find(checked, document);
  });
  return (checked, document) => ofPath(checked, document.path);
}
