import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import { includedNames, setName } from "../forms/form-fields.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Visit } from "../schemas/walk.ts";
import { remembered } from "../scope/remembered.ts";
import { type MessageUse, type RuleUse, type TextParts, textParts } from "./text-parts.ts";

/** Every text of a document, taken apart. */
export const textsOf = remembered((checked, document): readonly TextParts[] => {
  return checked
    .visitsOf(document)
    .filter(({ types }) => types.includes("Text"))
    .map((visit) => filledByComponent(checked, document, visit, textParts(visit.value, visit.path)));
});

/** Every rule of a document. */
export const rulesOf = remembered((checked, document): readonly RuleUse[] => {
  const own = checked.visitsOf(document).filter(({ types }) => types.includes("Rule"));
  const inTexts = textsOf(checked, document).flatMap(({ rules }) => rules);
  return [...own.map(({ value, path }) => ({ rule: value, path })), ...inTexts];
});

/** Every message that a document can show: in texts and notices, and those that a form is given by its ids. */
export const messagesOf = remembered((checked, document): readonly MessageUse[] => {
  const inTexts = textsOf(checked, document).flatMap(({ messages }) => messages);
  const keys = checked.visitsOf(document).filter(({ types }) => types.includes("MessageKey"));
  return [...inTexts, ...keys.flatMap((visit) => keyUse(document, visit)), ...derivedMessages(checked, document)];
});

function keyUse(document: SourceDocument, { value, path }: Visit): MessageUse[] {
  if (typeof value !== "string") return [];
  const args = path.at(-1) === "key" ? valueAt(document.value, [...path.slice(0, -1), "args"]) : undefined;
  return [{ key: value, args: membersOf(args).map(([name]) => name), path }];
}

/** A component may fill placeholders itself; its contract says which. */
function filledByComponent(
  checked: CheckedDocuments,
  document: SourceDocument,
  visit: Visit,
  parts: TextParts,
): TextParts {
  const [prop, props] = [visit.path.at(-1), visit.path.at(-2)];
  if (document.kind !== "screen" || props !== "props" || typeof prop !== "string") return parts;
  const use = valueAt(document.value, [...visit.path.slice(0, -2), "use"]);
  const fills = checked.component(String(use))?.props[prop]?.fills ?? [];
  return { ...parts, messages: parts.messages.map((message) => ({ ...message, args: [...message.args, ...fills] })) };
}

/** Keys that a form has when it does not say others: `<journey>.<form>.<field>.label`, `.submit`, `.busy`. */
export function derivedMessages(checked: CheckedDocuments, { kind, journey, id, value }: SourceDocument): MessageUse[] {
  if (kind !== "form" && kind !== "fields") return [];
  const use = (key: string, path: string[]): MessageUse => ({ key: `${journey}.${id}.${key}`, args: [], path });
  const fields = membersOf(member(value, "fields"));
  const labels = fields.flatMap(([field, described]) =>
    member(described, "label") === undefined && member(described, "type") !== "group" && !isTaken(described)
      ? [use(`${field}.label`, ["fields", field])]
      : [],
  );
  const included = fields.flatMap(([field, described]) => includedMessages(checked, described, ["fields", field]));
  const buttons = kind === "form" ? ["submit", "busy"].filter((name) => member(value, name) === undefined) : [];
  return [...labels, ...included, ...buttons.map((name) => use(name, ["id"]))];
}

/** Whether a field was to be taken from a set that does not have it; it would bring its words. */
const isTaken = (field: unknown) => member(field, "from") !== undefined;

/** Keys of the fields that a group includes, where the form does not say others: `<set>.<field>.label`, `.invalid`. */
function includedMessages(checked: CheckedDocuments, group: unknown, path: string[]): MessageUse[] {
  return [...includedNames(checked, group)].flatMap((name) => {
    const refined = member(member(group, "fields"), name);
    const use = (part: string): MessageUse => ({ key: `${setName(group)}.${name}.${part}`, args: [], path });
    return [
      ...(member(refined, "label") === undefined ? [use("label")] : []),
      ...(member(refined, "message") === undefined ? [use("invalid")] : []),
    ];
  });
}
