import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { elementsOf, member } from "../../src/documents/json.ts";
import type { DocumentKind } from "../../src/documents/kinds.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import type { Mention } from "../../src/documents/uses/mention.ts";
import { idsOf, mentionsIn } from "../../src/documents/uses/mentions.ts";
import { type Replaceable, standInsOf } from "../../src/documents/uses/stand-ins.ts";
import { formsOfFlow, idIn } from "../../src/documents/uses/thing-ids.ts";
import type { Renaming } from "./new-name.ts";

/** What is renamed with something because its name follows: data that holds a form's answers, messages derived from ids. */
export function renamedTogether(checked: CheckedDocuments, renaming: Renaming): Renaming[] {
  return withTwins(checked, renaming).flatMap((one) => [
    one,
    ...answersOf(checked, one),
    ...derivedMessages(checked, one),
  ]);
}

/** What a document and those that may stand in its place must have alike. */
const ALIKE: Readonly<Record<string, Replaceable>> = { outcome: "flow", data: "flow", field: "form" };

/** The same of every document that stands in the place of the one, or in whose place it stands. */
function withTwins(checked: CheckedDocuments, renaming: Renaming): Renaming[] {
  const { thing, newName } = renaming;
  const kind = ALIKE[thing.kind];
  const [ownerId = "", name = ""] = thing.id.split(".");
  const owner = kind && checked.index.find(kind, ownerId);
  if (kind === undefined || owner === undefined || (thing.kind === "data" && !isInput(owner, name))) return [renaming];
  const family = standInFamily(checked, kind, owner);
  const ids = idsOf(checked, thing.kind);
  return family
    .filter((one) => one === owner || (ids.has(idIn(one, name)) && (thing.kind !== "data" || isInput(one, name))))
    .map((one) => ({ thing: { kind: thing.kind, id: idIn(one, name) }, newId: idIn(one, newName), newName }));
}

const isInput = ({ value }: SourceDocument, name: string) => elementsOf(member(value, "input")).includes(name);

function standInFamily(checked: CheckedDocuments, kind: Replaceable, owner: SourceDocument): SourceDocument[] {
  const pairs = standInsOf(checked, kind).map(({ original, standIn }) => [original, standIn]);
  const family = new Set([owner]);
  for (const one of family)
    for (const pair of pairs) if (pair.includes(one)) for (const other of pair) family.add(other);
  return [...family];
}

/** A flow may declare the data at which a form's answers stand, to say on what they hang. */
function answersOf(checked: CheckedDocuments, { thing, newName }: Renaming): Renaming[] {
  const form = thing.kind === "form" ? checked.index.find("form", thing.id) : undefined;
  if (form === undefined) return [];
  return checked.index.of("flow").flatMap((flow): Renaming[] => {
    const declared = member(member(member(flow.value, "data"), "properties"), form.id);
    if (declared === undefined || !formsOfFlow(checked, flow).includes(form)) return [];
    return [{ thing: { kind: "data", id: idIn(flow, form.id) }, newId: idIn(flow, newName), newName }];
  });
}

const HOLDERS: Readonly<Record<string, DocumentKind>> = {
  form: "form",
  field: "form",
  fields: "fields",
  "set-field": "fields",
};

/** `<journey>.<form>.<field>.label` and the like, where the form does not say another key. */
function derivedMessages(checked: CheckedDocuments, { thing, newName }: Renaming): Renaming[] {
  const kind = HOLDERS[thing.kind];
  const [holderId = "", field] = thing.id.split(".");
  const holder = kind && checked.index.find(kind, holderId);
  if (holder === undefined) return [];
  const prefix = prefixOf(holder, field);
  const renamed = field === undefined ? `${holder.journey}.${newName}.` : `${holder.journey}.${holder.id}.${newName}.`;
  const keys = derivedIn(checked, holder).filter((key) => key.startsWith(prefix));
  return [...new Set(keys)].map((key) => {
    const newKey = renamed + key.slice(prefix.length);
    return { thing: { kind: "message", id: key }, newId: newKey, newName: newKey };
  });
}

const prefixOf = ({ journey, id }: SourceDocument, field: string | undefined) =>
  [journey, id, ...(field === undefined ? [] : [field]), ""].join(".");

const derivedIn = (checked: CheckedDocuments, document: SourceDocument): string[] =>
  mentionsIn(checked, document)
    .filter(isDerived)
    .map(({ id }) => id);

/** Whether a mention is of a key that follows from ids. */
export const isDerived = ({ kind, range }: Mention): boolean => kind === "message" && range === undefined;
