import type { Form } from "../documents/generated/form.ts";
import { compileRule, type Scope } from "../engine/index.ts";
import { waitingFor } from "../loads/waiting.ts";
import { type Choice, compileOptions } from "./compile-options.ts";
import type { SpokenField } from "./spoken-field.ts";

/** The suggestions of a combobox. */
export interface CompiledSuggestions {
  /** Those that are known now: none while they are loaded, or when they could not be. */
  offered(scope: Scope): readonly Choice[];
  isLoading(scope: Scope): boolean;
  /** The values of the fields beside it that a choice fills, by name. */
  fills(choice: Choice, scope: Scope): readonly (readonly [string, unknown])[];
}

/** Compiles the suggestions of a field; undefined when it has none. */
export function compileSuggestions(document: SpokenField, derived: Form["derived"]): CompiledSuggestions | undefined {
  const { suggestions } = document;
  if (suggestions === undefined) return undefined;
  const { fills = {}, hint, ...list } = suggestions;
  const label = { data: suggestions.value };
  const from = compileOptions({ type: "select", options: { ...list, label, ...(hint && { hint }) } }, derived);
  const filling = Object.entries(fills).map(([name, rule]) => [name, compileRule(rule)] as const);
  return {
    offered: (scope) => from?.choices(scope) ?? [],
    isLoading: (scope) => waitingFor(from?.loads ?? [], scope) === "loading",
    fills: ({ element }, scope) => filling.map(([name, rule]) => [name, rule({ ...scope, [list.as]: element })]),
  };
}
