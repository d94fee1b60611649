import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { valueAt } from "../../src/documents/findings/inside.ts";
import { type JsonPath, pointerOf } from "../../src/documents/findings/problem.ts";
import { suggest } from "../../src/documents/findings/suggest.ts";
import { schemaFileOf } from "../../src/documents/kinds.ts";
import { linesOf } from "../../src/documents/read/lines.ts";
import { offsetOf } from "../../src/documents/read/places.ts";
import { type LayerValue, type Provenance, provenanceOf, saidAt } from "../../src/documents/resolve/provenance.ts";
import { type Resolved, resolveLayers } from "../../src/documents/resolve/resolve-layers.ts";
import { statementsOf } from "../../src/documents/resolve/statements.ts";
import { findValue } from "./value-path.ts";

/** A client or programme, or one value of it, with where every part of it comes from. */
export interface ExplainedValue {
  readonly kind: "client" | "programme";
  readonly id: string;
  /** The document and those it extends, nearest first. */
  readonly layers: readonly { readonly id: string; readonly file: string }[];
  /** A JSON Pointer; empty for the whole document. */
  readonly path: string;
  /** Absent where no layer says it, or the nearest takes it away. */
  readonly value?: unknown;
  readonly parts: readonly Origin[];
}

/** A value that one layer says as a whole, and what it overrode. */
export interface Origin {
  readonly path: string;
  readonly value?: unknown;
  readonly from: LayerValue;
  readonly overrode: readonly LayerValue[];
}

/** Tells what a client's or programme's value at a path is, and where it comes from. Throws for names that are not there. */
export function explainValue(checked: CheckedDocuments, id: string, at = ""): ExplainedValue {
  const { kind, resolved } = findResolved(checked, id);
  const about = { kind, id, layers: resolved.layers.map((layer) => ({ id: layer.id, file: layer.path })) };
  const found = findValue(resolved.value, at);
  if ("missing" in found) {
    const gone = takenAway(checked, resolved, at);
    if (gone) return { ...about, path: gone.path, parts: [gone] };
    const inside = found.path.length > 0 ? ` in ${pointerOf(found.path)}` : "";
    throw new Error(`${id} has no "${found.missing}"${inside}: ${found.hint}`);
  }
  const said = provenanceOf(checked.schemas, resolved).flatMap((one) => partAt(resolved, one, found.path));
  const parts = [...said, ...takenAwayUnder(checked, resolved, found.path)];
  return { ...about, path: pointerOf(found.path), value: valueAt(resolved.value, found.path), parts };
}

function findResolved(checked: CheckedDocuments, id: string) {
  const { index, schemas } = checked;
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

/** What is said of a path: all that lies under it, or what decides it from above. */
function partAt({ layers }: Resolved, one: Provenance, path: JsonPath): Origin[] {
  const isUnder = path.every((key, depth) => one.path[depth] === key);
  if (isUnder) return [{ ...one, path: pointerOf(one.path) }];
  const isAbove = one.path.every((key, depth) => path[depth] === key);
  if (!isAbove) return [];
  const layer = layers.find(({ path: file }) => file === one.from.file);
  const place = layer && linesOf(layer.text).placeOf(offsetOf(layer.tree(), path));
  const value = valueAt(one.value, path.slice(one.path.length));
  return [{ path: pointerOf(path), value, from: { ...one.from, ...place, value }, overrode: one.overrode }];
}

/** What layers take away of what their parents say, under a path. */
function takenAwayUnder({ schemas }: CheckedDocuments, resolved: Resolved, path: JsonPath): Origin[] {
  const taken = resolved.layers.flatMap(({ kind, value }) =>
    statementsOf(schemas, schemaFileOf(kind), value).filter((one) => one.value === null),
  );
  const gone = new Map(taken.map((one) => [pointerOf(one.path), one.path]));
  return [...gone].flatMap(([pointer, at]) => {
    const isUnder = path.every((key, depth) => at[depth] === key) && valueAt(resolved.value, at) === undefined;
    const [from, ...overrode] = isUnder ? saidAt(schemas, resolved, at) : [];
    return from ? [{ path: pointer, from, overrode }] : [];
  });
}

/** A value that parents say and the nearest layer that speaks of it takes away. */
function takenAway({ schemas }: CheckedDocuments, resolved: Resolved, at: string): Origin | undefined {
  for (const { value } of resolved.layers) {
    const found = findValue(value, at);
    if ("missing" in found) continue;
    const [from, ...overrode] = saidAt(schemas, resolved, found.path);
    if (from) return { path: pointerOf(found.path), from, overrode };
  }
  return undefined;
}
