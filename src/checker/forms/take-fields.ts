import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import type { ReadDocument, SourceDocument, TakenField } from "../read/source-document.ts";

/** The fields that a form takes from sets, by its own names. */
export function takenFields({ plain }: ReadDocument, findSet: FindSet): ReadonlyMap<string, TakenField> {
  const found = objectEntries(member(plain, "fields")).flatMap(([own, field]): [string, TakenField][] => {
    const [setName = "", name = ""] = String(member(field, "from") ?? "").split(".");
    const set = findSet(setName);
    return set !== undefined && isJsonObject(findField(set, name)) ? [[own, { set, name }]] : [];
  });
  return new Map(found);
}

type FindSet = (name: string) => SourceDocument<"fields"> | undefined;

const findField = (set: ReadDocument, name: string) => member(member(set.plain, "fields"), name);

/**
 * A form with the fields that it takes in their places. The form's members override those of the set; the label is the
 * set's. A field that no set has stays as written.
 * @param keys the members of a field in their order.
 */
export function withFields(form: unknown, taken: ReadonlyMap<string, TakenField>, keys: readonly string[]): unknown {
  if (taken.size === 0 || !isJsonObject(form)) return form;
  const fields = objectEntries(form.fields).map(([own, field]) => {
    const from = taken.get(own);
    return [own, from === undefined ? field : completed(field, from, keys)] as const;
  });
  return { ...form, fields: Object.fromEntries(fields) };
}

function completed(written: unknown, { set, name }: TakenField, keys: readonly string[]): JsonObject {
  const { from: _from, ...own } = asObject(written);
  const whole = Object.entries({ ...defaultLabel(set, name), ...asObject(findField(set, name)), ...own });
  const keyPosition = ([key]: readonly [string, unknown]) => keys.indexOf(key);
  return Object.fromEntries(whole.sort((one, other) => keyPosition(one) - keyPosition(other)));
}

/** The default label of a field; a group has none of its own. */
const defaultLabel = (set: SourceDocument<"fields">, name: string): JsonObject =>
  member(findField(set, name), "type") === "group" ? {} : { label: `${set.journey}.${set.id}.${name}.label` };

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
