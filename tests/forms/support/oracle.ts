import type { RJSFValidationError, UiSchema } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import Ajv2020 from "ajv/dist/2020.js";
import type { Form } from "../../../src/documents/generated/form.ts";
import { compileForm } from "../../../src/forms/compile-form.ts";
import { formSchemas } from "../../../src/forms/form-schema.ts";
import { FormStore } from "../../../src/forms/form-store.ts";
import type { Words } from "../../../src/texts/catalogue.ts";

/** @rjsf's own validator over AJV, for JSON Schema 2020-12, as strict as it comes. */
export const validator = customizeValidator({ AjvClass: Ajv2020, ajvOptionsOverrides: { ownProperties: true } });

/** Shows each message as its key, so that labels identify the fields. */
export const keyWords: Words = {
  locale: "en-US",
  timeZone: "Asia/Singapore",
  say: (key) => key,
  has: () => false,
  of: () => keyWords,
};

/** A form document with values given to its fields, in our store. */
export function filled(
  form: Form,
  scope: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
) {
  const compiled = compileForm(form, "invented", scope);
  const store = new FormStore(compiled, { scope, draft: {} });
  for (const [name, value] of Object.entries(values)) store.type(name, value);
  return { compiled, store, ...formSchemas(compiled, { store, scope, words: keyWords }) };
}

export type Filled = ReturnType<typeof filled>;

/** The fields that our validator finds wrong. */
export const ourWrongFields = ({ store }: Filled): string[] => [...store.problems().keys()].sort();

/** The fields that AJV finds wrong, with what JSON Schema cannot say asked of the rules themselves. */
export function theirWrongFields({ compiled, store, schema, uiSchema, demands }: Filled): string[] {
  const names = compiled.fields.map(({ name }) => name);
  const lists = [...compiled.entries.keys()];
  const meant = { ...emptyGroups(compiled), ...store.meant() };
  const ui: UiSchema = uiSchema;
  const { errors } = validator.validateFormData(meant, schema, undefined, undefined, ui);
  const wrong = errors.flatMap((error) => locateInEntry(error, lists) ?? locateField(error, names));
  for (const [name, all] of demands) {
    const value = name.split(".").reduce<unknown>((at, key) => Object(at)[key], meant);
    if (value !== undefined && all.some((keeps) => !keeps(value))) wrong.push(name);
  }
  return [...new Set(wrong)].sort();
}

/** An empty group is an object without members, as @rjsf/core makes it. */
const emptyGroups = ({ parts }: Filled["compiled"]) =>
  Object.fromEntries(parts.flatMap((part) => ("fields" in part ? [[part.name, {}]] : [])));

/** `.people[0].name` is an error in an entry of a list. */
function locateInEntry({ property = "" }: RJSFValidationError, lists: readonly string[]): string[] | undefined {
  const [, list = "", place, name = ""] = /^\.?(\w+)[.[](\d+)\]?\.(\w+)/.exec(property) ?? [];
  return lists.includes(list) ? [`${list}.${place}.${name}`] : undefined;
}

/** The field that an error is about. */
function locateField({ property = "" }: RJSFValidationError, names: readonly string[]): string[] {
  const [first = "", second = ""] = property
    .replace(/^\./, "")
    .replace(/\[\d+\]/g, ".$&")
    .split(".");
  if (names.includes(`${first}.${second}`)) return [`${first}.${second}`];
  return names.includes(first) ? [first] : [`a field at ${property}`];
}
