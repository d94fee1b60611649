import type { CompiledForm } from "./compile-form.ts";
import type { FormStore } from "./form-store.ts";

/** The required choices that depend on no other answer of the form, by the names of their fields. */
export const requiredChoices = ({ fields }: CompiledForm): readonly string[] =>
  fields
    .filter(({ document, options, reads }) => options && isRequired(document) && reads.size === 0)
    .map(({ name }) => name);

const isRequired = ({ required = false, requiredWhen }: { required?: unknown; requiredWhen?: unknown }) =>
  required !== false && requiredWhen === undefined;

/** Whether each of these fields that is visible offers a choice, as far as its choices have arrived. */
export const offersChoices = (store: FormStore, names: readonly string[]): boolean =>
  names.every((name) => {
    const { isVisible, waiting, choices = [] } = store.field(name);
    return !isVisible || waiting !== undefined || choices.some(({ isDisabled }) => !isDisabled);
  });
