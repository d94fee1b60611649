import type { CheckContext } from "../../src/checker/check-context.ts";
import type { DocumentKind } from "../../src/checker/read/kinds.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import type { Occurrence } from "../../src/checker/uses/occurrence.ts";
import { listSymbolIds, occurrencesIn } from "../../src/checker/uses/occurrences.ts";
import { listSubstitutions, type Replaceable } from "../../src/checker/uses/substitutions.ts";
import { formsOfFlow, idIn } from "../../src/checker/uses/symbol-ids.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import type { Renaming } from "./new-name.ts";

/**
 * The symbols that are renamed together because their names follow: data that holds a form's answers, messages derived
 * from ids.
 */
export function renamedTogether(context: CheckContext, renaming: Renaming): Renaming[] {
  return withTwins(context, renaming).flatMap((one) => [
    one,
    ...answerRenamings(context, one),
    ...derivedMessages(context, one),
  ]);
}

/** The names that a document and its substitutes must share. */
const ALIKE: Readonly<Record<string, Replaceable>> = { outcome: "flow", data: "flow", field: "form" };

/** The same names in every substitute of the document, and in every document that it substitutes. */
function withTwins(context: CheckContext, renaming: Renaming): Renaming[] {
  const { symbol, newName } = renaming;
  const kind = ALIKE[symbol.kind];
  const [ownerId = "", name = ""] = symbol.id.split(".");
  const owner = kind && context.index.find(kind, ownerId);
  if (kind === undefined || owner === undefined || (symbol.kind === "data" && !isInput(owner, name))) return [renaming];
  const family = substituteFamily(context, kind, owner);
  const ids = listSymbolIds(context, symbol.kind);
  return family
    .filter((one) => one === owner || (ids.has(idIn(one, name)) && (symbol.kind !== "data" || isInput(one, name))))
    .map((one) => ({ symbol: { kind: symbol.kind, id: idIn(one, name) }, newId: idIn(one, newName), newName }));
}

const isInput = ({ value }: SourceDocument, name: string) => arrayElements(member(value, "input")).includes(name);

function substituteFamily(context: CheckContext, kind: Replaceable, owner: SourceDocument<Replaceable>) {
  const pairs = listSubstitutions(context, kind).map(({ original, substitute }) => [original, substitute]);
  const family = new Set([owner]);
  for (const one of family)
    for (const pair of pairs) if (pair.includes(one)) for (const other of pair) family.add(other);
  return [...family];
}

/** A flow may declare the data of a form's answers, with the data that they depend on. */
function answerRenamings(context: CheckContext, { symbol, newName }: Renaming): Renaming[] {
  const form = symbol.kind === "form" ? context.index.find("form", symbol.id) : undefined;
  if (form === undefined) return [];
  return context.index.of("flow").flatMap((flow): Renaming[] => {
    const declared = member(member(member(flow.value, "data"), "properties"), form.id);
    if (declared === undefined || !formsOfFlow(context, flow).includes(form)) return [];
    return [{ symbol: { kind: "data", id: idIn(flow, form.id) }, newId: idIn(flow, newName), newName }];
  });
}

const HOLDERS: Readonly<Record<string, DocumentKind>> = {
  form: "form",
  field: "form",
  fields: "fields",
  "set-field": "fields",
};

/** `<journey>.<form>.<field>.label` and the like, when the form does not name another key. */
function derivedMessages(context: CheckContext, { symbol, newName }: Renaming): Renaming[] {
  const kind = HOLDERS[symbol.kind];
  const [holderId = "", field] = symbol.id.split(".");
  const holder = kind && context.index.find(kind, holderId);
  if (holder === undefined) return [];
  const prefix = messagePrefix(holder, field);
  const renamed = field === undefined ? `${holder.journey}.${newName}.` : `${holder.journey}.${holder.id}.${newName}.`;
  const keys = derivedIn(context, holder).filter((key) => key.startsWith(prefix));
  return [...new Set(keys)].map((key) => {
    const newKey = renamed + key.slice(prefix.length);
    return { symbol: { kind: "message", id: key }, newId: newKey, newName: newKey };
  });
}

const messagePrefix = ({ journey, id }: SourceDocument, field: string | undefined) =>
  [journey, id, ...(field === undefined ? [] : [field]), ""].join(".");

const derivedIn = (context: CheckContext, document: SourceDocument): string[] =>
  occurrencesIn(context, document)
    .filter(isDerived)
    .map(({ id }) => id);

/** Whether an occurrence is a key that is derived from ids. */
export const isDerived = ({ kind, range }: Occurrence): boolean => kind === "message" && range === undefined;
