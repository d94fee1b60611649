import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoize } from "../incremental/memoize.ts";
import type { FormDocument, SourceDocument } from "../read/source-document.ts";
import { entriesOf, entryAround, groupsDrawing } from "../uses/catalogue-fields.ts";
import { shapeOfEntry } from "./field-shapes.ts";
import { commonScope, noReferences } from "./known-shapes.ts";
import { ruleShape } from "./scope-of-flow.ts";
import { anyOfShapes, anything, type Shape, type ShapeScope, schemaShape, shapeOfTypes, shapeWith } from "./shape.ts";

type ScopeOfGroup = (context: CheckContext, form: FormDocument, group: string) => ShapeScope;

/**
 * The scope of a rule in a layer of a client or programme, or in the country under one: a field of a catalogue reads what the forms that draw it
 * read, another rule what its schema names by `x-reads`. Undefined for any other place.
 */
export function scopeInLayer(
  context: CheckContext,
  document: SourceDocument<"client" | "programme" | "country">,
  path: JsonPath,
  scopeOfGroup: ScopeOfGroup,
): ShapeScope | undefined {
  const named = namedReads(context, document, path);
  const entry = entryAround(context, document.kind === "client" ? "client" : "programme", path);
  if (entry === undefined) return named;
  const { fieldsOf, name, inner } = entry;
  const { programme, client, now } = commonScope(context);
  if (inner[0] === "accepts") return { programme, client, now, value: answerShape(context, fieldsOf, name) };
  const drawn = scopeOfEntries(context, fieldsOf, scopeOfGroup);
  const field = valueAt(document.value, path.slice(0, path.length - inner.length));
  return {
    ...drawn,
    limits: LIMITS,
    value: answerShape(context, fieldsOf, name),
    ...offeredElement(field, inner, drawn),
  };
}

const LIMITS: Shape = shapeWith({
  ...Object.fromEntries(["length", "minLength", "maxLength", "maxBytes"].map((name) => [name, shapeOfTypes("number")])),
  ...Object.fromEntries(["min", "max"].map((name) => [name, shapeOfTypes("number", "text")])),
});

/** The names that a rule's schema says it reads, and what every rule of a catalogue reads. */
function namedReads(context: CheckContext, document: SourceDocument, path: JsonPath): ShapeScope | undefined {
  const visit = context
    .listVisits(document)
    .find((one) => one.types.includes("Rule") && one.path.every((key, at) => key === path[at]));
  const reads = visit?.schema["x-reads"];
  if (!isJsonObject(reads)) return undefined;
  const { programme, client, now } = commonScope(context);
  const names = objectEntries(reads).map(([name, schema]) => [name, schemaShape(schema, noReferences)] as const);
  return { programme, client, now, ...Object.fromEntries(names) };
}

const answerShape = memoize((context: CheckContext, fieldsOf: string, name: string): Shape => {
  const answers = entriesOf(context, fieldsOf).flatMap((one) => (one.name === name ? [shapeOfEntry(one.field)] : []));
  return anyOfShapes([...new Set(answers)]);
});

/** All that the groups of forms that draw a catalogue can read; what only some forms have may be absent. */
function scopeOfEntries(context: CheckContext, fieldsOf: string, scopeOfGroup: ScopeOfGroup): ShapeScope {
  const scopes = groupsDrawing(context, fieldsOf).map(({ form, name }) => scopeOfGroup(context, form, name));
  if (scopes.length === 0) return { ...commonScope(context), form: anything, load: anything, data: anything };
  const roots = [...new Set(scopes.flatMap((scope) => Object.keys(scope)))];
  return Object.fromEntries(
    roots.map((root) => [root, anyOfShapes([...new Set(scopes.map((scope) => scope[root] ?? anything))])]),
  );
}

/** The members of an option or a suggestion read the element under its name, the list does not. */
function offeredElement(field: unknown, [part, inner]: JsonPath, scope: ShapeScope): ShapeScope {
  if (part !== "options" && part !== "suggestions") return {};
  const offered = member(field, part);
  const name = member(offered, "as");
  if (inner === "in" || typeof name !== "string") return {};
  return { [name]: ruleShape(member(offered, "in"), scope).element };
}
