import type { JsonPath } from "../../documents/json-path.ts";
import { schemaFileName } from "../read/kinds.ts";
import { indexLines } from "../read/lines.ts";
import { findOffset } from "../read/places.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { followSchema, memberSchema, type SchemaSet } from "../schemas/schema-set.ts";
import type { Resolved } from "./resolve-layers.ts";
import { listStatements, statementAt } from "./statements.ts";

/** The value and place of one layer. */
export interface LayerValue {
  /** The layer's id. */
  readonly layer: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** `null` when the layer deletes its parents' value. */
  readonly value: unknown;
}

/** A value of a resolved client or programme, and its origin. */
export interface Provenance {
  readonly path: JsonPath;
  readonly value: unknown;
  /** The layer whose value is used. */
  readonly from: LayerValue;
  /** The overridden values of further ancestors, nearest first. */
  readonly overrode: readonly LayerValue[];
}

/**
 * For every value of a resolved document: the file, line and column of its origin, and the values that it overrides.
 * Pure. Lists and values that are replaced whole are one value.
 */
export function traceProvenance(set: SchemaSet, resolved: Resolved): Provenance[] {
  const [own] = resolved.layers;
  if (!own) return [];
  const file = schemaFileName(own.kind);
  return listStatements(set, file, resolved.value).flatMap(({ path, value }): Provenance[] => {
    const [from, ...overrode] = layerValuesAt(set, resolved, path);
    return from ? [{ path, value, from, overrode }] : [];
  });
}

/** The layers' values that decide the value at a path, nearest first; the first one is used. */
export function layerValuesAt(set: SchemaSet, { layers }: Resolved, path: JsonPath): LayerValue[] {
  const [own] = layers;
  if (!own) return [];
  const saying = isInherited(set, schemaFileName(own.kind), path) ? layers : [own];
  return saying.flatMap((layer) => layerValue(layer, path));
}

/** Whether a layer inherits the value at a path: no member on the path is marked `x-inherit: false`. */
function isInherited(set: SchemaSet, file: string, path: JsonPath): boolean {
  let schema = followSchema(set, set[file], file);
  return path.every((key) => {
    schema = memberSchema(set, schema, String(key));
    return schema.schema["x-inherit"] !== false;
  });
}

function layerValue(layer: SourceDocument, path: JsonPath): LayerValue[] {
  const statement = statementAt(layer.value, path);
  if (!statement) return [];
  const place = indexLines(layer.text).positionAt(findOffset(layer.tree(), statement.path));
  return [{ layer: layer.id, file: layer.path, ...place, value: statement.value }];
}
