import { arrayElements, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { type MessageUse, type RuleUse, type TextParts, textParts } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Visit } from "../schemas/walk.ts";
import { type DraftField, entryFields } from "./form-fields.ts";

/** Every text of a document, parsed. */
export const listTexts = memoizeByDocument((context, document): readonly TextParts[] => {
  return context
    .listVisits(document)
    .filter(({ types }) => types.includes("Text"))
    .map((visit) => filledByComponent(context, document, visit, textParts(visit.value, visit.path)));
});

/** Every rule of a document. */
export const listRules = memoizeByDocument((context, document): readonly RuleUse[] => {
  const own = context.listVisits(document).filter(({ types }) => types.includes("Rule"));
  const inTexts = listTexts(context, document).flatMap(({ rules }) => rules);
  return [...own.map(({ value, path }) => ({ rule: value, path })), ...inTexts];
});

/** Every message that a document can show: in texts and notices, and those that follow from a form's ids. */
export const listMessages = memoizeByDocument((context, document): readonly MessageUse[] => {
  const inTexts = listTexts(context, document).flatMap(({ messages }) => messages);
  const keys = context.listVisits(document).filter(({ types }) => types.includes("MessageKey"));
  return [...inTexts, ...keys.flatMap((visit) => keyUse(document, visit)), ...derivedMessages(document)];
});

function keyUse(document: SourceDocument, { value, path }: Visit): MessageUse[] {
  if (typeof value !== "string") return [];
  const args = path.at(-1) === "key" ? valueAt(document.value, [...path.slice(0, -1), "args"]) : undefined;
  return [{ key: value, args: objectKeys(args), path }];
}

/** A component may fill placeholders itself, as its contract declares. */
function filledByComponent(context: CheckContext, document: SourceDocument, visit: Visit, parts: TextParts): TextParts {
  const [prop, props] = [visit.path.at(-1), visit.path.at(-2)];
  const placeholders = arrayElements(visit.schema["x-placeholders"]).map(String);
  if (placeholders.length > 0) return withFilled(parts, placeholders);
  if (document.kind !== "screen" || props !== "props" || typeof prop !== "string") return parts;
  const use = valueAt(document.value, [...visit.path.slice(0, -2), "component"]);
  const fills = context.component(String(use))?.props[prop]?.fills ?? [];
  return withFilled(parts, fills);
}

const withFilled = (parts: TextParts, fills: readonly string[]): TextParts => ({
  ...{ ...parts, messages: parts.messages.map((message) => ({ ...message, args: [...message.args, ...fills] })) },
});

/** The fields of a form or set, and those of its lists' entries. */
function placedFields(fields: FormFields, around: JsonPath = [], prefix = ""): readonly PlacedField[] {
  return objectEntries<DraftField>(fields).flatMap(([own, field]): PlacedField[] => {
    const [name, path] = [prefix + own, [...around, "fields", own]];
    return [{ name, path, field }, ...placedFields(entryFields(field), path, `${name}.`)];
  });
}

type FormFields = Parameters<typeof objectEntries<DraftField>>[0];

interface PlacedField {
  readonly name: string;
  readonly path: JsonPath;
  readonly field: DraftField;
}

/** Default keys of a form: `<journey>.<form>.<field>.label`, `.submit`, `.busy`. */
export function derivedMessages(document: SourceDocument): MessageUse[] {
  if (document.kind !== "form" && document.kind !== "fields") return [];
  const { journey, id, value } = document;
  const use = (key: string, path: JsonPath, args: string[] = []): MessageUse => ({
    ...{ key: `${journey}.${id}.${key}`, args, path },
  });
  // A field that a set lacks would have brought its messages.
  const labels = placedFields(value.fields).flatMap(({ name, path, field: { label, type, from } }) =>
    label === undefined && type !== "group" && from === undefined ? [use(`${name}.label`, path)] : [],
  );
  const ofLists = placedFields(value.fields).flatMap(({ name, path, field: { type, entry, add } }) => [
    ...(type === "list" && entry === undefined ? [use(`${name}.entry`, path, ["number"])] : []),
    ...(type === "list" && add === undefined ? [use(`${name}.add`, path)] : []),
  ]);
  const buttons =
    document.kind === "form" ? (["submit", "busy"] as const).filter((name) => document.value[name] === undefined) : [];
  return [...labels, ...ofLists, ...buttons.map((name) => use(name, ["id"]))];
}
