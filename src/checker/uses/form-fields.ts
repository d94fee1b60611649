import type { Field, TakenField } from "../../documents/generated/form.ts";
import { arrayElements, isJsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { Draft } from "../read/draft.ts";
import type { FormDocument } from "../read/source-document.ts";

/** A field as written, or as a form takes it. */
export type DraftField = Draft<Field | TakenField>;

/** A field of a form document, or one that a group includes. */
export interface FormField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly group: string | undefined;
  readonly field: DraftField | undefined;
  readonly path: JsonPath;
}

/** Every field of a form, including those that its groups may include; a group itself is not listed. */
export function fieldsOfForm(context: CheckContext, { value }: FormDocument): FormField[] {
  return objectEntries(value.fields).flatMap(([name, field]): FormField[] => {
    const path = ["fields", name];
    if (field.type !== "group") return [{ name, group: undefined, field, path }];
    const names = new Set([...includedNames(context, field.include), ...objectKeys(field.fields)]);
    return [...names].map((inner) => {
      const own = member(field.fields, inner);
      const at = own === undefined ? [...path, "include"] : [...path, "fields", inner];
      return { name: `${name}.${inner}`, group: name, field: own, path: at };
    });
  });
}

/** The names of the fields that a group may include: those of the set in any programme or client. */
export function includedNames(context: CheckContext, include: string | undefined): ReadonlySet<string> {
  return include === undefined ? new Set() : namesIncluded(context, include);
}

const namesIncluded = memoize((context: CheckContext, include: string): ReadonlySet<string> => {
  const sets = includedSets(context, include);
  return new Set(sets.flatMap(({ set }) => objectKeys(member(set, "fields"))));
});

/** The fields that a group includes in each programme or client. */
export function includedSets(
  context: CheckContext,
  include: string | undefined,
): { readonly id: string; readonly set: unknown }[] {
  if (include === undefined) return [];
  const [root, ...keys] = include.split(".");
  const owners = root === "client" ? context.clients : context.programmes;
  return owners.map(({ id, value }) => ({ id, set: keys.reduce<unknown>((at, key) => member(at, key), value) }));
}

/** The name of a group's messages: the last part of its path. */
export const setName = (include: string | undefined): string => String(include).split(".").at(-1) ?? "";

/** Whether a group can include a value. */
export const isFieldSet = (value: unknown): boolean =>
  isJsonObject(member(value, "fields")) &&
  arrayElements(member(value, "order")).every((name) => typeof name === "string");
