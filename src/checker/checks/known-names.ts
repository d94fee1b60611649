import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { isAbstract } from "../resolve/resolve-layers.ts";

/** The ids of clients that are served, or of programmes that are sold; abstract parents are left out. */
export const servedIds = memoize((index: DocumentIndex, kind: "client" | "programme"): ReadonlySet<string> => {
  const served = index.of(kind).filter((layer) => !isAbstract(layer));
  return new Set(served.map(({ id }) => id));
});
