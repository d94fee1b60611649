import type { Scope } from "../engine/index.ts";
import { type FieldScopes, type MutableFieldState, meantIn } from "./field-state.ts";
import type { FormValues } from "./field-value.ts";
import { nested, present } from "./nested-values.ts";

/** `form` holds only what the field's rules read; inside a group, the group's fields. */
export function fieldScopes(
  { field }: MutableFieldState,
  fieldStates: ReadonlyMap<string, MutableFieldState>,
  around: Scope,
): FieldScopes {
  const values = valuesNamed(field.reads, fieldStates);
  const form = { ...around, value: undefined, form: values };
  return { form, own: field.group === undefined ? form : { ...form, form: values[field.group.name] ?? {} } };
}

/** The values of the fields of these names. */
export function valuesNamed(
  names: ReadonlySet<string>,
  fieldStates: ReadonlyMap<string, MutableFieldState>,
): FormValues {
  if (names.size === 0) return {};
  const read = [...names].flatMap((name) => {
    const fieldState = fieldStates.get(name);
    return fieldState === undefined ? [] : present(name, meantIn(fieldState));
  });
  return nested(read);
}
