import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { member } from "../../src/documents/json.ts";
import type { Scope } from "../../src/engine/index.ts";
import type { CompiledForm } from "../../src/forms/compile-form.ts";
import { compileChecks, type NamedCheck } from "../../src/forms/field-checks.ts";
import type { FormStore } from "../../src/forms/form-store.ts";
import type { SpokenField } from "../../src/forms/spoken-field.ts";
import { typingStopsAt } from "../../src/forms/typed-text.ts";
import { knownTruth } from "./possible-values.ts";

/** The checks of forms that a walk met, and those of them that refused an answer, as `journey/form#field/check`. */
export class RefusingChecks {
  readonly met = new Set<string>();
  readonly refused = new Set<string>();
  /** Whether the client and the programme of the walk leave a check open. */
  readonly #open = new Map<string, boolean>();

  /** Notes the checks of a filled-in form. */
  observe(form: CompiledForm, store: FormStore): void {
    const wrong = new Set(store.problems().keys());
    for (const { name, document } of form.fields) {
      if (!store.field(name).isVisible) continue;
      for (const check of breakableChecks(document)) {
        const id = `${form.reference}#${name}/${check.name}`;
        if (this.#isOpen(id, document, check.name, store.fieldScope(name))) this.met.add(id);
      }
      if (wrong.has(name)) this.#note(`${form.reference}#${name}`, document, store, name);
    }
  }

  /** Whether every check of a field has refused an answer. */
  isDone({ reference, fields }: CompiledForm, name: string): boolean {
    const document = fields.find((one) => one.name === name)?.document;
    return (
      document === undefined ||
      breakableChecks(document).every((one) => this.refused.has(`${reference}#${name}/${one.name}`))
    );
  }

  #isOpen(id: string, document: SpokenField, check: string, scope: Scope): boolean {
    const known = this.#open.get(id) ?? !isClosed(document, check, scope);
    this.#open.set(id, known);
    return known;
  }

  #note(at: string, document: SpokenField, store: FormStore, name: string): void {
    const { waiting, meant, limits, choices } = store.field(name);
    const value = waiting === undefined ? meant : undefined;
    const open = choices?.filter(({ isDisabled }) => !isDisabled).map((choice) => choice.value);
    const judged = { value, limits, choices: open, scope: { ...store.fieldScope(name), value } };
    const first = breakableChecks(document).find(({ check }) => check(judged) !== undefined);
    if (first !== undefined) this.refused.add(`${at}/${first.name}`);
  }
}

/**
 * The demands of a field's document that typing can break; a choice is always an option, and typing stops at the
 * longest length.
 */
const breakableChecks = memoizeByIdentity((field: SpokenField): readonly NamedCheck[] =>
  compileChecks(field).filter(({ name }) => canBreak(field, name)),
);

function canBreak(field: SpokenField, check: string): boolean {
  // What adds and removes entries keeps to the bounds.
  if (field.type === "list") return false;
  if (check === "required") return field.required !== undefined || field.requiredWhen !== undefined;
  const stop = typingStopsAt(field);
  if (check === "maxLength" && stop !== undefined && typeof field.maxLength === "number" && stop <= field.maxLength)
    return false;
  // The field drops characters that it does not accept.
  const isKeptByInput = check === "accept" || (check === "type" && field.accept === "digits");
  return !isKeptByInput && (check !== "type" || (field.options === undefined && field.type !== "yes-no"));
}

/** Whether the client or the programme closes a check: its condition is never true there. */
function isClosed(field: SpokenField, check: string, scope: Scope): boolean {
  const [part, index] = check.split("/");
  const rule = part === "rules" ? field.rules?.[Number(index)]?.when : undefined;
  const condition = check === "required" && field.required === undefined ? field.requiredWhen : rule;
  const fixed = ["client", "programme"];
  const at = (root: string, key: string | undefined) =>
    fixed.includes(root) ? [key === undefined ? scope[root] : member(scope[root], key)] : undefined;
  return condition !== undefined && knownTruth(condition, { rules: {}, at }) === false;
}
