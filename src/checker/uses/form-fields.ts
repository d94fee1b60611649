import { arrayElements, isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoize } from "../incremental/memoize.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** A field of a form document, or one that a group includes. */
export interface FormField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly group: string | undefined;
  readonly field: unknown;
  readonly path: JsonPath;
}

/** Every field of a form, those that its groups may include too; a group itself is none. */
export function fieldsOfForm(context: CheckContext, { value }: SourceDocument): FormField[] {
  return objectEntries(member(value, "fields")).flatMap(([name, field]): FormField[] => {
    const path = ["fields", name];
    if (member(field, "type") !== "group") return [{ name, group: undefined, field, path }];
    const refined = member(field, "fields");
    const names = new Set([...includedNames(context, field), ...objectEntries(refined).map(([inner]) => inner)]);
    return [...names].map((inner) => {
      const own = member(refined, inner);
      const at = own === undefined ? [...path, "include"] : [...path, "fields", inner];
      return { name: `${name}.${inner}`, group: name, field: own, path: at };
    });
  });
}

/** The names of the fields that a group may include: those of the set in any programme or client. */
export function includedNames(context: CheckContext, group: unknown): ReadonlySet<string> {
  const include = member(group, "include");
  return typeof include === "string" ? namesIncluded(context, include) : new Set();
}

const namesIncluded = memoize((context: CheckContext, include: string): ReadonlySet<string> => {
  const sets = includedSets(context, { include });
  return new Set(sets.flatMap(({ set }) => objectEntries(member(set, "fields")).map(([name]) => name)));
});

/** What a group includes in each programme or client. */
export function includedSets(context: CheckContext, group: unknown): { readonly id: string; readonly set: unknown }[] {
  const include = member(group, "include");
  if (typeof include !== "string") return [];
  const [root, ...keys] = include.split(".");
  const owners = root === "client" ? context.clients : context.programmes;
  return owners.map(({ id, value }) => ({ id, set: keys.reduce<unknown>((at, key) => member(at, key), value) }));
}

/** The name by which a group's messages are known: the last of its path. */
export const setName = (group: unknown): string => String(member(group, "include")).split(".").at(-1) ?? "";

/** Whether a value can be included by a group. */
export const isFieldSet = (value: unknown): boolean =>
  isJsonObject(member(value, "fields")) &&
  arrayElements(member(value, "order")).every((name) => typeof name === "string");
