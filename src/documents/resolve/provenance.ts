import type { JsonPath } from "../findings/problem.ts";
import { schemaFileOf } from "../kinds.ts";
import { linesOf } from "../read/lines.ts";
import { offsetOf } from "../read/places.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import type { Resolved } from "./resolve-layers.ts";
import { isInherited } from "./schema-along.ts";
import { statementAt, statementsOf } from "./statements.ts";

/** What one layer says, and where. */
export interface LayerValue {
  /** The layer's id. */
  readonly layer: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** `null` where the layer deletes what its parents say. */
  readonly value: unknown;
}

/** A value of a resolved client or programme, and where it comes from. */
export interface Provenance {
  readonly path: JsonPath;
  readonly value: unknown;
  /** The layer whose word stands. */
  readonly from: LayerValue;
  /** What layers further up say, which does not stand; nearest first. */
  readonly overrode: readonly LayerValue[];
}

/**
 * For every value of a resolved document the file, line and column it came from, and what it overrode. Pure.
 * Lists and what is replaced whole are one value.
 */
export function provenanceOf(set: SchemaSet, resolved: Resolved): Provenance[] {
  const [own] = resolved.layers;
  if (!own) return [];
  const file = schemaFileOf(own.kind);
  return statementsOf(set, file, resolved.value).flatMap(({ path, value }): Provenance[] => {
    const [from, ...overrode] = saidAt(set, resolved, path);
    return from ? [{ path, value, from, overrode }] : [];
  });
}

/** What each layer says that decides the value at a path, nearest first; the first one's word stands. */
export function saidAt(set: SchemaSet, { layers }: Resolved, path: JsonPath): LayerValue[] {
  const [own] = layers;
  if (!own) return [];
  const saying = isInherited(set, schemaFileOf(own.kind), path) ? layers : [own];
  return saying.flatMap((layer) => layerValue(layer, path));
}

function layerValue(layer: SourceDocument, path: JsonPath): LayerValue[] {
  const said = statementAt(layer.value, path);
  if (!said) return [];
  const place = linesOf(layer.text).placeOf(offsetOf(layer.tree(), said.path));
  return [{ layer: layer.id, file: layer.path, ...place, value: said.value }];
}
