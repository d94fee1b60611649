import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import { fullName, type SourceDocument, type TakenField } from "../read/source-document.ts";

/**
 * Documents with the fields that forms take from sets in their places. What a form says of one goes over what its set
 * says; the label is the set's. A field that no set has stays as it is written.
 * @param keys the members of a field in their order.
 */
export function withTakenFields(documents: readonly SourceDocument[], keys: readonly string[]): SourceDocument[] {
  const sets = new Map(documents.filter(({ kind }) => kind === "fields").map((set) => [fullName(set), set]));
  return documents.map((document) => takeFields(document, (name) => sets.get(name), keys));
}

/** A document with the fields that it takes, if it is a form, from the sets that are found by their full names. */
export function takeFields(document: SourceDocument, findSet: FindSet, keys: readonly string[]): SourceDocument {
  if (document.kind !== "form") return document;
  const taken = takenFields(document, findSet);
  return taken.size === 0
    ? document
    : { ...document, value: inPlace(document.value, taken, keys), written: document.value, taken };
}

type FindSet = (name: string) => SourceDocument | undefined;

function takenFields({ value }: SourceDocument, findSet: FindSet): Map<string, TakenField> {
  const found = objectEntries(member(value, "fields")).flatMap(([own, field]): [string, TakenField][] => {
    const [setName = "", name = ""] = String(member(field, "from") ?? "").split(".");
    const set = findSet(setName);
    return set !== undefined && isJsonObject(findField(set, name)) ? [[own, { set, name }]] : [];
  });
  return new Map(found);
}

const findField = (set: SourceDocument, name: string) => member(member(set.value, "fields"), name);

function inPlace(form: unknown, taken: ReadonlyMap<string, TakenField>, keys: readonly string[]): unknown {
  const fields = objectEntries(member(form, "fields")).map(([own, field]) => {
    const from = taken.get(own);
    return [own, from === undefined ? field : completed(field, from, keys)] as const;
  });
  return isJsonObject(form) ? { ...form, fields: Object.fromEntries(fields) } : form;
}

function completed(written: unknown, { set, name }: TakenField, keys: readonly string[]): JsonObject {
  const { from: _from, ...own } = isJsonObject(written) ? written : {};
  const whole = Object.entries({ ...defaultLabel(set, name), ...asObject(findField(set, name)), ...own });
  const keyPosition = ([key]: readonly [string, unknown]) => keys.indexOf(key);
  return Object.fromEntries(whole.sort((one, other) => keyPosition(one) - keyPosition(other)));
}

/** The label that a field has when nobody says another; a group has none of its own. */
const defaultLabel = (set: SourceDocument, name: string): JsonObject =>
  member(findField(set, name), "type") === "group" ? {} : { label: `${set.journey}.${set.id}.${name}.label` };

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
