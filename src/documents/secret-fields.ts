import { isSensitive, marksAt } from "../engine/index.ts";
import type { Field, Form } from "./generated/form.ts";
import { isJsonObject, member, objectEntries } from "./json.ts";

/** Types of fields whose values are always secret. */
const SECRET_TYPES: ReadonlySet<unknown> = new Set<Field["type"]>(["password", "one-time-code"]);

/** Whether a field of a form or of a group asks for a secret; false for the group itself. */
export const isSecretField = (field: unknown): boolean =>
  SECRET_TYPES.has(member(field, "type")) || member(field, "sensitive") === true;

/** The client and programmes whose catalogues may have the fields of a form. */
export interface FieldOwners {
  readonly client?: unknown;
  readonly programmes?: readonly unknown[];
}

/**
 * The values of a form that are never stored: passwords and codes, as `account.password` in a group, and values
 * computed from them. An entry of a catalogue is secret when it is so for one of the programmes.
 */
export function sensitiveFields({ fields, derived, output = {} }: Form, owners: FieldOwners): string[] {
  const secrets = Object.entries(fields).flatMap(([name, field]) => secretNames(name, field, owners));
  const marks = { form: marksAt(secrets) };
  const made = Object.entries(output).filter(([, rule]) => isSensitive(rule, marks, derived));
  return [...secrets, ...made.map(([name]) => name)];
}

function secretNames(name: string, field: Field, owners: FieldOwners): string[] {
  if (isSecretField(field) || secretsInEntry(field).length > 0) return [name];
  if (field.fieldsOf === undefined) return [];
  const entries = cataloguesAt(field.fieldsOf, owners).flatMap(objectEntries);
  const secret = entries.flatMap(([entry, one]) => (isSecretField(one) ? [`${name}.${entry}`] : []));
  return [...new Set(secret)];
}

/** The secrets of an entry of a list; the list is then secret as a whole. */
const secretsInEntry = ({ fields = {} }: Field): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isSecretField(field) ? [name] : []));

/** The catalogues at a path such as `programme.triage.questions`. */
export function cataloguesAt(fieldsOf: string, { client, programmes = [] }: FieldOwners): readonly unknown[] {
  const [root, ...keys] = fieldsOf.split(".");
  const owners = root === "client" ? [client] : programmes;
  return owners.map((owner) => keys.reduce<unknown>((at, key) => member(at, key), owner));
}

/** The values of a form's fields that may be stored. */
export function storableValues(values: Values, form: Form, owners: FieldOwners): Values {
  const ofFields = Object.entries(values).filter(([name]) => Object.hasOwn(form.fields, name));
  const lists = Object.entries(form.fields).filter(([, { type }]) => type === "list");
  const secrets = new Set([
    ...sensitiveFields(form, owners).filter((name) => !lists.some(([list]) => list === name)),
    ...lists.flatMap(([list, field]) => secretsInEntry(field).map((name) => `${list}.${name}`)),
  ]);
  return without(secrets, Object.fromEntries(ofFields), "");
}

type Values = Readonly<Record<string, unknown>>;

function without(secrets: ReadonlySet<string>, values: Values, prefix: string): Values {
  const kept = Object.entries(values).filter(([name]) => !secrets.has(prefix + name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const strip = (one: unknown) => (isJsonObject(one) ? without(secrets, one, `${prefix}${name}.`) : one);
      return [name, Array.isArray(value) ? value.map(strip) : strip(value)];
    }),
  );
}
