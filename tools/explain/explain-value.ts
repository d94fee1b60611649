import type { CheckContext } from "../../src/checker/check-context.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import { schemaFileName } from "../../src/checker/read/kinds.ts";
import { indexLines } from "../../src/checker/read/lines.ts";
import { findOffset } from "../../src/checker/read/places.ts";
import {
  type LayerValue,
  layerValuesAt,
  type Provenance,
  traceProvenance,
} from "../../src/checker/resolve/provenance.ts";
import { type Resolved, resolveLayers } from "../../src/checker/resolve/resolve-layers.ts";
import { listStatements } from "../../src/checker/resolve/statements.ts";
import { formatPointer, type JsonPath } from "../../src/documents/json-path.ts";
import { findValue } from "./value-path.ts";

/** A client or programme, or one value of it, with the source of every part. */
export interface ExplainedValue {
  readonly kind: "client" | "programme";
  readonly id: string;
  /** The document and those it extends, nearest first. */
  readonly layers: readonly { readonly id: string; readonly file: string }[];
  /** A JSON Pointer; empty for the whole document. */
  readonly path: string;
  /** Absent when no layer sets it, or the nearest removes it. */
  readonly value?: unknown;
  readonly parts: readonly Origin[];
}

/** A value that one layer sets as a whole, and the values that it overrides. */
export interface Origin {
  readonly path: string;
  readonly value?: unknown;
  readonly from: LayerValue;
  readonly overrode: readonly LayerValue[];
}

/** Returns a client's or programme's value at a path, with its source. Throws for unknown names. */
export function explainValue(context: CheckContext, id: string, at = ""): ExplainedValue {
  const { kind, resolved } = findResolved(context, id);
  const about = { kind, id, layers: resolved.layers.map((layer) => ({ id: layer.id, file: layer.path })) };
  const found = findValue(resolved.value, at);
  if ("missing" in found) {
    const gone = takenAway(context, resolved, at);
    if (gone) return { ...about, path: gone.path, parts: [gone] };
    const inside = found.path.length > 0 ? ` in ${formatPointer(found.path)}` : "";
    throw new Error(`${id} has no "${found.missing}"${inside}: ${found.hint}`);
  }
  const stated = traceProvenance(context.schemas, resolved).flatMap((one) => partAt(resolved, one, found.path));
  const parts = [...stated, ...takenAwayUnder(context, resolved, found.path)];
  return { ...about, path: formatPointer(found.path), value: valueAt(resolved.value, found.path), parts };
}

function findResolved(context: CheckContext, id: string) {
  const { index, schemas } = context;
  for (const kind of ["client", "programme"] as const) {
    const document = index.find(kind, id);
    const resolved = document && resolveLayers(index, schemas, document);
    if (resolved) return { kind, resolved };
    if (index.names(kind).has(id))
      throw new Error(`the ${kind} "${id}" cannot be resolved; \`npm run validate\` says why`);
  }
  const names = [...index.names("client"), ...index.names("programme")];
  throw new Error(`there is no client or programme "${id}": ${suggest(id, names, "clients and programmes") ?? "none"}`);
}

/** The layers' values of a path: all under it, or the value above that decides it. */
function partAt({ layers }: Resolved, one: Provenance, path: JsonPath): Origin[] {
  const isUnder = path.every((key, depth) => one.path[depth] === key);
  if (isUnder) return [{ ...one, path: formatPointer(one.path) }];
  const isAbove = one.path.every((key, depth) => path[depth] === key);
  if (!isAbove) return [];
  const layer = layers.find(({ path: file }) => file === one.from.file);
  const place = layer && indexLines(layer.text).positionAt(findOffset(layer.tree(), path));
  const value = valueAt(one.value, path.slice(one.path.length));
  return [{ path: formatPointer(path), value, from: { ...one.from, ...place, value }, overrode: one.overrode }];
}

/** The values of parents that layers remove, under a path. */
function takenAwayUnder({ schemas }: CheckContext, resolved: Resolved, path: JsonPath): Origin[] {
  const taken = resolved.layers.flatMap(({ kind, value }) =>
    listStatements(schemas, schemaFileName(kind), value).filter((one) => one.value === null),
  );
  const gone = new Map(taken.map((one) => [formatPointer(one.path), one.path]));
  return [...gone].flatMap(([pointer, at]) => {
    const isUnder = path.every((key, depth) => at[depth] === key) && valueAt(resolved.value, at) === undefined;
    const [from, ...overrode] = isUnder ? layerValuesAt(schemas, resolved, at) : [];
    return from ? [{ path: pointer, from, overrode }] : [];
  });
}

/** A value that parents set and the nearest layer with that path removes. */
function takenAway({ schemas }: CheckContext, resolved: Resolved, at: string): Origin | undefined {
  for (const { value } of resolved.layers) {
    const found = findValue(value, at);
    if ("missing" in found) continue;
    const [from, ...overrode] = layerValuesAt(schemas, resolved, found.path);
    if (from) return { path: formatPointer(found.path), from, overrode };
  }
  return undefined;
}
