import type { CheckContext } from "./check-context.ts";
import { memoize } from "./incremental/memoize.ts";
import type { DocumentKind } from "./read/kinds.ts";
import type { SourceDocument } from "./read/source-document.ts";

/**
 * The same function, which computes a shared result once for each document, and again when a value that it read has
 * changed.
 */
export function memoizeByDocument<Found, Kind extends DocumentKind = DocumentKind>(
  find: (context: CheckContext, document: SourceDocument<Kind>) => Found,
): (context: CheckContext, document: SourceDocument<Kind>) => Found {
  const ofPath = memoize((context: CheckContext, path: string) => {
    const document = context.index.at<Kind>(path);
    if (document === undefined) throw new Error(`there is no document ${path}`);
    return find(context, document);
  });
  return (context, document) => ofPath(context, document.path);
}
