import type { Form } from "../documents/generated/form.ts";
import type { JsonObject } from "../documents/json.ts";
import { DERIVED, pathsThrough, type Scope, withOwnDerived } from "../engine/index.ts";
import { type FieldNames, fieldsReadBy } from "./field-reads.ts";

/** The rules of a form's own derived values. */
export interface FormDerived {
  readonly rules: Form["derived"];
  /** Those that follow the answers; undefined when none does. */
  readonly ofAnswers: JsonObject | undefined;
  /** The fields that these read, by full name. */
  readonly reads: FieldNames;
}

/** Finds which derived values of a form follow its answers, and what they read. */
export function formDerived({ derived: rules }: Form, fields: readonly { readonly name: string }[]): FormDerived {
  const isOfAnswers = (rule: unknown) => pathsThrough(rule, rules).some(({ path }) => path.root === "form");
  const ofAnswers = Object.entries(rules ?? {}).filter(([, rule]) => isOfAnswers(rule));
  if (ofAnswers.length === 0) return { rules, ofAnswers: undefined, reads: new Set() };
  const names = fields.map(({ name }) => name);
  const reads = ofAnswers.flatMap(([, rule]) => fieldsReadBy(pathsThrough(rule, rules), names));
  return { rules, ofAnswers: Object.fromEntries(ofAnswers), reads: new Set(reads) };
}

/** The derived values that follow the answers of one form on view, computed once until an answer changes. */
export class DerivedOfAnswers {
  readonly #form: FormDerived;
  #values: unknown;

  constructor(form: FormDerived) {
    this.#form = form;
  }

  /** An answer, or what is around the form, has changed. */
  forget(): void {
    this.#values = undefined;
  }

  /**
   * Adds them to a scope.
   * @param answers the answers of the fields of these names
   */
  addTo(scope: Scope, answers: (names: FieldNames) => unknown): Scope {
    const { ofAnswers, reads } = this.#form;
    if (ofAnswers === undefined) return scope;
    this.#values ??= withOwnDerived({ ...scope, form: answers(reads) }, ofAnswers)[DERIVED];
    return { ...scope, [DERIVED]: this.#values };
  }
}
