import { isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { followExtends } from "./chain.ts";
import { withCountries } from "./country-layers.ts";
import { mergeLayer } from "./merge-layer.ts";

/** A client or programme merged with its ancestors. */
export interface Resolved {
  readonly id: string;
  readonly value: JsonObject;
  /** Its document, its ancestors and the countries under them, nearest first. */
  readonly layers: readonly SourceDocument[];
}

/** A layer for others to extend, never served itself. */
export function isAbstract(document: SourceDocument): boolean {
  return member(document.value, "abstract") === true;
}

const NOTHING = {};

/** Merged layers, nearest first; shared ancestors are merged once. */
export function mergedLayers(schemas: SchemaSet, layers: readonly SourceDocument[]): unknown {
  return layers.reduceRight<unknown>(
    (parent, layer) => (isJsonObject(parent) ? mergeOver(parent, layer, schemas) : mergeAny(parent, layer, schemas)),
    NOTHING,
  );
}

const mergeAny = (parent: unknown, layer: SourceDocument, schemas: SchemaSet): unknown =>
  mergeLayer(schemas, schemaFileName(layer.kind), parent, layer.value);

const mergeOver = memoizeByIdentity<[JsonObject, SourceDocument, SchemaSet], unknown>(mergeAny);

/** A client or programme with its chain merged; undefined for an endless chain, or one that names an unknown country. */
export function resolveLayers(
  index: DocumentIndex,
  schemas: SchemaSet,
  document: SourceDocument,
): Resolved | undefined {
  const { layers, end } = followExtends(index, document);
  if (end !== "complete") return undefined;
  const all = withCountries(index, layers);
  if (all === undefined) return undefined;
  const value = mergedLayers(schemas, all);
  return isJsonObject(value) ? { id: document.id, value, layers: all } : undefined;
}

/** The layer from which a value of a resolved document came: the nearest that sets it. */
export function findOrigin(resolved: Resolved, path: JsonPath): SourceDocument | undefined {
  return resolved.layers.find((layer) => (valueAt(layer.value, path) ?? undefined) !== undefined);
}
