import { member } from "../../documents/json.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** More layers than this nobody can hold in mind. */
export const DEEPEST_CHAIN = 5;

/** A document and those it extends, nearest first. */
export interface Chain {
  readonly layers: readonly SourceDocument[];
  /** What ended the chain: no further parent, a parent that is not there, or a parent that was met before. */
  readonly end: "complete" | "missing-parent" | "cycle";
}

/** Follows `extends`. It ends also where the chain is a circle. */
export function followExtends(index: DocumentIndex, document: SourceDocument): Chain {
  const layers = [document];
  for (let layer = document; ; ) {
    const parentId = member(layer.value, "extends");
    if (typeof parentId !== "string") return { layers, end: "complete" };
    const parent = index.find(document.kind, parentId);
    if (!parent) return { layers, end: "missing-parent" };
    if (layers.includes(parent)) return { layers, end: "cycle" };
    layers.push(parent);
    layer = parent;
  }
}
