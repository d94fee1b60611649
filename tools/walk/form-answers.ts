import type { Form } from "../../src/documents/generated/form.ts";
import { type Scope, withOwnDerived } from "../../src/engine/index.ts";
import { type CompiledForm, compileForm } from "../../src/forms/compile-form.ts";
import { FormStore } from "../../src/forms/form-store.ts";
import { candidatesFor, unlikelyFor } from "./field-candidates.ts";
import { KnownAnswers } from "./known-answers.ts";
import { mobileNumbers } from "./mobile-numbers.ts";
import { RefusingChecks } from "./refusing-checks.ts";

/** The outcome of filling in a form with all tried answers. */
export interface FormAnswers {
  /** The form's results, each once. */
  readonly given: readonly Readonly<Record<string, unknown>>[];
}

/** The number of rounds, because a choice can show further fields. */
const ROUNDS = 6;

/** The most answers tried in each field. */
const MOST_TRIED = 24;

/**
 * Fills in a form as customers do, by the portal's own rules of forms: each field with each of its choices, its
 * shortest and longest answers, and answers that its checks refuse. Returns only the results of the form.
 * @param known the answers of forms that were filled in before
 */
export function formAnswers(
  form: Form,
  journey: string,
  around: Scope,
  checks = new RefusingChecks(),
  known = new KnownAnswers<FormAnswers>(),
): FormAnswers {
  const scope = withOwnDerived(around, form.derived);
  const compiled = compileForm(form, journey, scope);
  return known.of(compiled, scope, () => answersOf(compiled, scope, checks));
}

function answersOf(compiled: CompiledForm, scope: Scope, checks: RefusingChecks): FormAnswers {
  const first = filled(compiled, scope, new Map(), checks);
  const all = [first];
  const shown = compiled.fields.filter(({ name }) => first.field(name).isVisible);
  const likely = new Map(shown.map(({ name }) => [name, candidatesIn(compiled, scope, first, name, checks)]));
  const left = [...likely].filter(([name]) => isEmpty(first.field(name).value));
  const whole = left.map(([name, [value]]) => [name, value] as const);
  for (const [name, values] of likely) {
    for (const value of values.slice(0, MOST_TRIED)) {
      all.push(filled(compiled, scope, new Map([[name, value]]), checks));
      // Another choice may matter together with what may be left out.
      if (whole.length > 0 && first.field(name).choices !== undefined)
        all.push(filled(compiled, scope, new Map([...whole, [name, value]]), checks));
    }
  }
  tryUnlikely(compiled, scope, all, checks);
  const given = all.flatMap((store) => {
    const values = store.submit();
    return values === undefined ? [] : [values];
  });
  return { given: [...new Map(given.map((one) => [JSON.stringify(one), one])).values()] };
}

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Each check has to refuse once, also that of a field that only another's answer shows. */
function tryUnlikely(compiled: CompiledForm, scope: Scope, all: readonly FormStore[], checks: RefusingChecks): void {
  for (const { name } of compiled.fields) {
    if (checks.isDone(compiled, name)) continue;
    const shown = all.find((store) => store.field(name).isVisible);
    if (shown === undefined) continue;
    const others = compiled.fields.filter((one) => one.name !== name && shown.field(one.name).isVisible);
    const answers = others.map((one) => [one.name, shown.field(one.name).value] as const);
    for (const value of [
      "",
      ...unlikelyFor(compiled, shown, name),
      ...candidatesIn(compiled, scope, shown, name, checks),
    ]) {
      if (checks.isDone(compiled, name)) break;
      filled(compiled, scope, new Map([...answers, [name, value]]), checks);
    }
  }
}

/** A form with some answers given, and all other asked answers found by trying. */
function filled(
  compiled: CompiledForm,
  scope: Scope,
  answers: ReadonlyMap<string, unknown>,
  checks: RefusingChecks,
): FormStore {
  const store = new FormStore(compiled, { scope, draft: {} });
  checks.observe(compiled, store);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, value] of answers) if (!isSame(store, name, value)) store.type(name, value);
    const wrong = compiled.fields.filter(({ name }) => !answers.has(name) && isWrong(store, name));
    if (wrong.length === 0) break;
    for (const { name } of wrong) answer(store, name, candidatesIn(compiled, scope, store, name, checks));
  }
  checks.observe(compiled, store);
  return store;
}

const isSame = (store: FormStore, name: string, value: unknown) =>
  JSON.stringify(store.field(name).value) === JSON.stringify(value);

/** The first candidate that the form accepts. */
function answer(store: FormStore, name: string, candidates: readonly unknown[]): void {
  for (const value of candidates) {
    store.type(name, value);
    if (!isWrong(store, name)) return;
  }
}

/** Whether a field is wrong, or something in an entry of a list. */
const isWrong = (store: FormStore, name: string) =>
  [...store.problems().keys()].some((problem) => problem === name || problem.startsWith(`${name}.`));

/** Values to try in a field; in a list, one entry of each kind, and as many as it must or may have. */
function candidatesIn(
  compiled: CompiledForm,
  scope: Scope,
  store: FormStore,
  name: string,
  checks: RefusingChecks,
): readonly unknown[] {
  const entry = compiled.entries.get(name);
  if (entry === undefined) return candidatesFor(compiled, store, name, mobileNumbers(scope), scope);
  const { given } = answersOf(entry.form, scope, checks);
  const { limits } = store.field(name);
  const [usual = {}] = given;
  const count = (limit: unknown) => Array.from({ length: Math.min(Number(limit ?? 0), MOST_TRIED) }, () => usual);
  return [...given.map((one) => [one]), count(limits.min), count(limits.max), []];
}
