import type { Field, Form } from "../documents/generated/form.ts";
import { isJsonObject, type JsonObject } from "../documents/json.ts";
import type { Rule } from "../engine/generated/rule.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { oneMessage } from "./field-message.ts";

/** A field of a form, or a group with the fields that it includes. */
export type FormPart =
  | { readonly kind: "field"; readonly name: string; readonly document: Field }
  | {
      readonly kind: "group";
      readonly name: string;
      readonly document: Field;
      readonly fields: readonly (readonly [string, Field])[];
    };

/** The parts of a form in order; a group's fields are those of the set that it includes in this scope. */
export function listFormParts(form: Form, scope: Scope): readonly FormPart[] {
  return Object.entries(form.fields).map(([name, document]): FormPart => {
    if (document.type !== "group") return { kind: "field", name, document };
    return { kind: "group", name, document, fields: fieldsOfGroup(document, scope) };
  });
}

/** The includes of a form, in order: while these are the same, so are its parts. */
export const includedSets = (form: Form, scope: Scope): readonly unknown[] =>
  Object.values(form.fields)
    .filter(({ type }) => type === "group")
    .flatMap((group) => [includedSet(group, scope), JSON.stringify(askedNames(group, scope))]);

const includedSet = ({ include }: Field, scope: Scope): unknown =>
  include === undefined ? undefined : compileRule({ var: include })(scope);

/** The names that the form takes from the set; by default those that the set selects, or all of it. */
function askedNames(group: Field, scope: Scope): readonly string[] {
  const set = includedSet(group, scope);
  if (!isJsonObject(set) || !isJsonObject(set.fields)) return [];
  const named = group.order === undefined ? set.order : (compileRule(group.order)(scope) ?? []);
  return Array.isArray(named) ? named.filter((name) => typeof name === "string") : Object.keys(set.fields);
}

function fieldsOfGroup(group: Field, scope: Scope): [string, Field][] {
  const set = includedSet(group, scope);
  if (!isJsonObject(set) || !isJsonObject(set.fields)) return [];
  const { include = "", fields: refined = {} } = group;
  const { fields } = set;
  const setName = include.slice(include.lastIndexOf(".") + 1);
  const names = askedNames(group, scope);
  return names.flatMap((name, index): [string, Field][] => {
    const asked = fields[name];
    const before = set.fillsInOrder === true ? names[index - 1] : undefined;
    return isJsonObject(asked) ? [[name, fieldOfSet({ setName, name, asked, before, refined: refined[name] })]] : [];
  });
}

interface SetField {
  readonly setName: string;
  readonly name: string;
  /** The set's own members: `type` (`input` or `select`), `required`, `isReadOnly`. */
  readonly asked: JsonObject;
  /** The field that must be filled before this one. */
  readonly before: string | undefined;
  readonly refined: Field | undefined;
}

/** A field of a set as the form refines it; a `select` without options becomes a text input. */
function fieldOfSet({ setName, name, asked, before, refined }: SetField): Field {
  const invalid = oneMessage(refined?.message) ?? `${setName}.${name}.invalid`;
  const { required = invalid, disabledWhen: disabledByForm, ...more } = refined ?? { type: "text" };
  const disabled = [
    asked.isReadOnly === true ? true : undefined,
    before === undefined ? undefined : notFilled(before),
    disabledByForm,
  ].filter((rule) => rule !== undefined);
  return {
    label: `${setName}.${name}.label`,
    message: invalid,
    ...more,
    ...(asked.required === true ? { required } : {}),
    ...(disabled.length === 0 ? {} : { disabledWhen: { or: disabled } }),
  };
}

const notFilled = (name: string): Rule => ({ "!": { present: { var: `form.${name}` } } });
