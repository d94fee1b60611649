import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { listBranches } from "../schemas/branch.ts";
import { followSchema, type SchemaSet } from "../schemas/schema-set.ts";
import { LEAVES } from "../schemas/walk.ts";
import { readKeys } from "./read-keys.ts";

/** A key of clients or programmes that holds a value of its own, with the marks of the schemas around it. */
export interface DeclaredKey {
  /** `programme.delivery.methods.*.options`; `*` is the name of an entry, or an element. */
  readonly key: string;
  /** The folder of code that reads it, and the key whose schema is marked: itself, or one around it. */
  readonly readBy?: { readonly folder: string; readonly key: string };
  /** What will read it. */
  readonly awaits?: string;
}

/** Every key of the schemas of clients and programmes that holds a value of its own. */
export function declaredKeys(schemas: SchemaSet): DeclaredKey[] {
  return (["client", "programme"] as const).flatMap((kind) => {
    const file = `${kind}.schema.json`;
    return keysInside(schemas, schemas[file], { file, key: kind, marks: {}, types: [] });
  });
}

/** The keys that no document reads and no part of `src` is marked to read. */
export function unreadKeys(context: CheckContext): DeclaredKey[] {
  const { outside, whole } = readKeys(context);
  const all = [...outside, ...whole];
  // An entry without values of its own has words.
  const hasReadWord = (key: string) => key.endsWith(".*") && all.some((read) => read.startsWith(`${key}.`));
  const isRead = ({ key }: DeclaredKey) =>
    outside.has(key) || hasReadWord(key) || wholesAround(key).some((around) => whole.has(around));
  return declaredKeys(context.schemas).filter((one) => one.readBy === undefined && !isRead(one));
}

/** A key and each key around it. */
function wholesAround(key: string): string[] {
  const names = key.split(".");
  return names.map((_, index) => names.slice(0, index + 1).join("."));
}

interface Place {
  readonly file: string;
  readonly key: string;
  readonly marks: Omit<DeclaredKey, "key">;
  /** The `$defs` around. */
  readonly types: readonly string[];
}

function keysInside(schemas: SchemaSet, source: unknown, { file, key, marks, types }: Place): DeclaredKey[] {
  const { schema, file: place, names } = followSchema(schemas, source, file);
  const own = { ...marks, ...marksOf(schema, key) };
  const isWhole = schema["x-fields"] === true || names.some((name) => LEAVES.has(name) || types.includes(name));
  const inner = isWhole ? [] : partsOf(schema);
  if (inner.length === 0) return [{ key, ...own }];
  const found = inner.flatMap(([name, part]) =>
    keysInside(schemas, part, {
      ...{ file: place, key: name === "" ? key : `${key}.${name}`, marks: own },
      types: [...types, ...names],
    }),
  );
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

/** The parts of a value by name; of the alternatives of a value without a name. */
function partsOf(schema: Record<string, unknown>): [string, unknown][] {
  const branches = listBranches(schema as Parameters<typeof listBranches>[0]);
  const each = [schema.additionalProperties, schema.items].filter(isJsonObject);
  return [
    ...branches.map((branch): [string, unknown] => ["", branch]),
    ...objectEntries(schema.properties),
    ...each.map((one): [string, unknown] => ["*", one]),
  ];
}

function marksOf(schema: unknown, key: string): Omit<DeclaredKey, "key"> {
  const [folder, awaits] = [member(schema, "x-read-by"), member(schema, "x-awaits")];
  return {
    ...(typeof folder === "string" ? { readBy: { folder, key } } : {}),
    ...(typeof awaits === "string" ? { awaits } : {}),
  };
}
