import type { Form } from "../documents/generated/form.ts";
import type { JsonObject } from "../documents/json.ts";
import { pathsThrough } from "../engine/index.ts";
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
