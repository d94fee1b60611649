import type { Field } from "../../documents/generated/form.ts";
import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import type { Draft } from "../read/draft.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { FormDocument } from "../read/source-document.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { followSchema, type SchemaSet } from "../schemas/schema-set.ts";

/** An entry of a catalogue of fields, as one client or programme has it. */
export interface CatalogueEntry {
  readonly owner: Resolved;
  /** The catalogue as forms name it: `programme.triage.questions`. */
  readonly fieldsOf: string;
  readonly name: string;
  readonly field: Draft<Field>;
  /** Its place in the owner. */
  readonly path: JsonPath;
}

/** The entries of a catalogue in each served client or programme. */
export const entriesOf = memoize((context: CheckContext, fieldsOf: string): readonly CatalogueEntry[] =>
  ownersOf(context, fieldsOf).flatMap((owner) => entriesIn(owner, fieldsOf)),
);

/** The served clients or programmes that have a catalogue. */
export const ownersOf = ({ clients, programmes }: CheckContext, fieldsOf: string): readonly Resolved[] =>
  fieldsOf.startsWith("client.") ? clients : programmes;

/** The entries of a catalogue of one client or programme. */
export function entriesIn(owner: Resolved, fieldsOf: string): CatalogueEntry[] {
  const path = fieldsOf.split(".").slice(1);
  return objectEntries(catalogueIn(owner, fieldsOf)).map(([name, field]) => ({
    ...{ owner, fieldsOf, name, path: [...path, name] },
    field: isJsonObject(field) ? field : {},
  }));
}

/** The catalogue of an owner; undefined when it has none. */
function catalogueIn({ value }: Resolved, fieldsOf: string): unknown {
  return fieldsOf
    .split(".")
    .slice(1)
    .reduce<unknown>((at, key) => member(at, key), value);
}

/** A group of a form whose fields come from a catalogue. */
export interface DrawnGroup {
  readonly form: FormDocument;
  readonly name: string;
}

/** The groups that draw a catalogue. */
export const groupsDrawing = memoize(({ index }: CheckContext, fieldsOf: string): readonly DrawnGroup[] =>
  index
    .of("form")
    .flatMap((form) =>
      objectEntries(form.value.fields).flatMap(([name, field]) =>
        member(field, "fieldsOf") === fieldsOf ? [{ form, name }] : [],
      ),
    ),
);

/** The catalogues of fields that a kind of document has by its schema, as forms name them. */
export function fieldCatalogues(schemas: SchemaSet, kind: "client" | "programme"): readonly string[] {
  return cataloguesIn(schemas, kind);
}

const cataloguesIn = memoizeByIdentity((schemas: SchemaSet, kind: "client" | "programme"): readonly string[] => {
  const found: string[] = [];
  const visit = (written: unknown, around: string, path: string) => {
    const { schema, file } = followSchema(schemas, written, around);
    if (schema["x-fields"] === true) found.push(path);
    for (const [name, inner] of objectEntries(schema.properties)) visit(inner, file, `${path}.${name}`);
  };
  visit(schemas[schemaFileName(kind)], schemaFileName(kind), kind);
  return found;
});

/** The catalogue of fields around a place of a client or programme, and the entry's name. */
export function entryAround(
  { schemas }: CheckContext,
  kind: "client" | "programme",
  path: JsonPath,
): { readonly fieldsOf: string; readonly name: string; readonly inner: JsonPath } | undefined {
  for (const fieldsOf of fieldCatalogues(schemas, kind)) {
    const depth = fieldsOf.split(".").length - 1;
    if (path.length <= depth || `${kind}.${path.slice(0, depth).join(".")}` !== fieldsOf) continue;
    return { fieldsOf, name: String(path[depth]), inner: path.slice(depth + 1) };
  }
  return undefined;
}

type FoundInEntry = Omit<Problem, "file">;

/**
 * Looks at each entry of all catalogues of fields, whole as each client and programme has it. A finding is placed in
 * the layer that says it, once for all that inherit the layer.
 */
export function ofEntries(
  context: CheckContext,
  inspect: (entry: CatalogueEntry) => readonly FoundInEntry[],
): Problem[] {
  const all = (["programme", "client"] as const).flatMap((kind) =>
    fieldCatalogues(context.schemas, kind).flatMap((fieldsOf) => entriesOf(context, fieldsOf)),
  );
  return oncePlaced(all.flatMap((entry) => inspect(entry).map((found) => placed(entry.owner, found))));
}

/** A problem of a resolved client or programme, in the layer that has the value. */
export function placed(owner: Resolved, found: FoundInEntry): Problem {
  const path = "path" in found.spot ? found.spot.path : [];
  const origin = findOrigin(owner, path) ?? owner.layers[0];
  return { ...found, file: origin?.path ?? "" };
}

/** Problems without those that say the same of the same place. */
export function oncePlaced(problems: readonly Problem[]): Problem[] {
  const key = ({ check, file, spot, message }: Problem) => JSON.stringify([check, file, spot, message]);
  return [...new Map(problems.map((problem) => [key(problem), problem] as const)).values()];
}
