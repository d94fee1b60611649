import { arrayElements, isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import { DERIVED, derivedName, type Path, rulePaths } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { shapeAtPath } from "./rule-typing.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** A document with values that are known before any run: a client or a programme. */
export interface KnownRoot {
  readonly root: string;
  readonly value: JsonObject;
}

/** A possible key that is absent. */
export interface MissingKey {
  readonly key: string;
  /** The path of the object without that key. */
  readonly holder: string;
  readonly existing: readonly string[];
}

/**
 * Every possible key in the brackets of a path that a known document does not have there. Documents that share the parts
 * which the path reads have the same: they are found once.
 */
export function missingKeysIn(path: Path, scope: ShapeScope): (value: JsonObject) => readonly MissingKey[] {
  const parts = partsRead(path, path.root, scope);
  const known = new Map<string, readonly MissingKey[]>();
  return (value) => {
    const shared = parts.map((steps) => identify(steps.reduce<unknown>((inner, key) => member(inner, key), value)));
    const found = known.get(shared.join()) ?? missingKeys(path, { root: path.root, value }, scope);
    known.set(shared.join(), found);
    return found;
  };
}

function missingKeys(path: Path, known: KnownRoot, scope: ShapeScope): MissingKey[] {
  const missing: MissingKey[] = [];
  valuesAt(path, known, scope, missing);
  return missing;
}

/** The parts of a known document that a path and the keys in its brackets read, each by the keys that lead to it. */
function partsRead(path: Path, root: string, scope: ShapeScope): readonly (readonly string[])[] {
  const bracket = path.steps.findIndex((step) => !("key" in step));
  const own = path.steps.slice(0, bracket < 0 ? undefined : bracket).flatMap((step) => ("key" in step ? step.key : []));
  return [own, ...path.steps.flatMap((step) => ("keyAt" in step ? partsOfKey(step.keyAt, root, scope) : []))];
}

function partsOfKey(path: Path, root: string, scope: ShapeScope): readonly (readonly string[])[] {
  const meant = resolveAlias(path, scope);
  if (meant.root === root) return partsRead(meant, root, scope);
  const catalogue = cataloguePath(shapeAtPath(path, scope));
  return catalogue?.root === root ? partsRead(catalogue, root, scope) : [];
}

const numbers = new WeakMap<object, number>();
let objects = 0;

/** Equal for the same object, and for equal values that are none. */
function identify(value: unknown): string {
  if (!isJsonObject(value) && !Array.isArray(value)) return JSON.stringify(value) ?? "";
  if (!numbers.has(value)) numbers.set(value, objects++);
  return `#${numbers.get(value)}`;
}

/** Every possible value of a path into a known document. */
export function knownValues(path: Path, known: KnownRoot, scope: ShapeScope): unknown[] {
  return valuesAt(path, known, scope, []);
}

/** The possible keys of a path in brackets; undefined when unknown. */
function possibleKeys(path: Path, known: KnownRoot, scope: ShapeScope): readonly string[] | undefined {
  const meant = resolveAlias(path, scope);
  if (meant.root === known.root) return valuesAt(meant, known, scope, []).flatMap(asKey);
  const shape = shapeAtPath(path, scope);
  if (shape.values !== undefined) return shape.values.flatMap(asKey);
  const catalogue = cataloguePath(shape);
  if (catalogue === undefined || catalogue.root !== known.root) return undefined;
  return valuesAt(catalogue, known, scope, []).flatMap((value) => (isJsonObject(value) ? Object.keys(value) : []));
}

/** The path itself, for one that leads into a derived value which is another name of a path. */
export function resolveAlias(path: Path, scope: ShapeScope): Path {
  const name = derivedName(path);
  const alias = name === undefined ? undefined : scope[DERIVED]?.member(name).alias;
  return alias === undefined ? path : { root: alias.root, steps: [...alias.steps, ...path.steps.slice(1)] };
}

/** The path of the catalogue that has a value as key, read once for all documents. */
const cataloguePath = memoizeByIdentity(({ keyOf }: Shape): Path | undefined =>
  keyOf === undefined ? undefined : rulePaths({ var: keyOf })[0]?.path,
);

const asKey = (value: unknown) => (typeof value === "string" || typeof value === "number" ? [String(value)] : []);

function valuesAt(path: Path, known: KnownRoot, scope: ShapeScope, missing: MissingKey[]): unknown[] {
  let values: unknown[] = [known.value];
  let place = path.root;
  for (const step of path.steps) {
    if ("key" in step) {
      values = values.flatMap((value) => member(value, step.key) ?? []);
      place += `.${step.key}`;
      continue;
    }
    const at = place;
    place += "[…]";
    if ("equals" in step) {
      values = values.flatMap(arrayElements);
      continue;
    }
    const keys = possibleKeys(step.keyAt, known, scope);
    values = values.filter(isJsonObject).flatMap((value) => membersAt(value, keys, at, missing));
  }
  return values;
}

function membersAt(
  value: JsonObject,
  keys: readonly string[] | undefined,
  holder: string,
  missing: MissingKey[],
): unknown[] {
  const existing = Object.keys(value);
  const wanted = keys ?? existing;
  missing.push(...wanted.filter((key) => !existing.includes(key)).map((key) => ({ key, holder, existing })));
  return wanted.flatMap((key) => member(value, key) ?? []);
}
