import type { CompiledField } from "./compile-field.ts";
import type { FormStore } from "./form-store.ts";

/** A suggestion was chosen: it is the field's text, and fills the fields beside it that have no typed answer. */
export function chooseSuggestion(store: FormStore, { name, group, suggestions }: CompiledField, value: string): void {
  const chosen = store.field(name).suggestions?.find((one) => one.value === value);
  const scope = store.fieldScope(name);
  store.type(name, value);
  if (suggestions === undefined || chosen === undefined) return;
  for (const [beside, filling] of suggestions.fills(chosen, scope))
    store.fill(group === undefined ? beside : `${group.name}.${beside}`, filling);
}
