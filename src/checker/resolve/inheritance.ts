import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { followExtends } from "./chain.ts";
import { withCountries } from "./country-layers.ts";
import { inheritedFrom } from "./merge-layer.ts";
import { mergedLayers } from "./resolve-layers.ts";

/** The layers and their schemas. */
interface Layers {
  readonly index: DocumentIndex;
  readonly schemas: SchemaSet;
}

/** A layer and its ancestors. */
export interface Inheritance {
  readonly layer: SourceDocument;
  /** The file of its schema. */
  readonly file: string;
  /** Its ancestors, nearest first. */
  readonly parents: readonly SourceDocument[];
  /** The values that it inherits when it does not set its own. */
  readonly inherited: unknown;
}

/**
 * Every client and programme that extends another or names a country, with its inherited values; those with an endless
 * chain are left out.
 */
export const inheritances = memoize(({ index, schemas }: Layers): readonly Inheritance[] =>
  [...index.of("client"), ...index.of("programme")].flatMap((layer): Inheritance[] => {
    const { layers, end } = followExtends(index, layer);
    const parents = withCountries(index, layers)?.slice(1) ?? [];
    if (end !== "complete" || parents.length === 0) return [];
    const file = schemaFileName(layer.kind);
    const merged = mergedLayers(schemas, parents);
    return [{ layer, file, parents, inherited: inheritedFrom(schemas, file, merged) }];
  }),
);
