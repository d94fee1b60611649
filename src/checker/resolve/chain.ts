import { member } from "../../documents/json.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The maximum number of layers: nobody can keep more in mind. */
export const DEEPEST_CHAIN = 5;

/** A document and its ancestors, nearest first. */
export interface Chain {
  readonly layers: readonly SourceDocument[];
  /** What ended the chain: no further parent, an absent parent, or a repeated one. */
  readonly end: "complete" | "missing-parent" | "cycle";
}

/** Follows `extends`. A circle ends it too. */
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
