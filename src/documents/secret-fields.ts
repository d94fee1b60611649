import { isSensitive, marksAt } from "../engine/index.ts";
import type { Field, Form } from "./generated/form.ts";
import { isJsonObject, member } from "./json.ts";

/** Types of fields whose values are always secret. */
const SECRET_TYPES: ReadonlySet<unknown> = new Set<Field["type"]>(["password", "one-time-code"]);

/** Whether a field of a form or of a group asks for a secret; false for the group itself. */
export const isSecretField = (field: unknown): boolean => SECRET_TYPES.has(member(field, "type"));

/**
 * The values of a form that are never stored: passwords and codes, as `account.password` in a group, and values
 * computed from them.
 */
export function sensitiveFields({ fields, output = {} }: Form): string[] {
  const secrets = Object.entries(fields).flatMap(([name, field]) => secretNames(name, field));
  const marks = { form: marksAt(secrets) };
  const made = Object.entries(output).filter(([, rule]) => isSensitive(rule, marks));
  return [...secrets, ...made.map(([name]) => name)];
}

function secretNames(name: string, field: Field): string[] {
  if (isSecretField(field)) return [name];
  return Object.entries(field.fields ?? {}).flatMap(([inner, one]) => secretNames(`${name}.${inner}`, one));
}

/** The values of a form's fields that may be stored. */
export function storableValues(values: Values, form: Form): Values {
  const ofFields = Object.entries(values).filter(([name]) => Object.hasOwn(form.fields, name));
  return without(new Set(sensitiveFields(form)), Object.fromEntries(ofFields), "");
}

type Values = Readonly<Record<string, unknown>>;

function without(secrets: ReadonlySet<string>, values: Values, prefix: string): Values {
  const kept = Object.entries(values).filter(([name]) => !secrets.has(prefix + name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isJsonObject(value) ? without(secrets, value, `${prefix}${name}.`) : value]),
  );
}
