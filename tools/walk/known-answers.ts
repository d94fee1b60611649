import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { isJsonObject, member } from "../../src/documents/json.ts";
import { DERIVED, type Scope } from "../../src/engine/index.ts";
import type { CompiledForm } from "../../src/forms/compile-form.ts";
import { pathsIn } from "./paths-in.ts";

/** Results for forms, each computed once for the values around the form that its rules read. */
export class KnownAnswers<Result> {
  readonly #byRules = new WeakMap<object, Map<string, Result>>();

  of(form: CompiledForm, around: Scope, compute: () => Result): Result {
    const rules = isJsonObject(around.rules) ? around.rules : NO_RULES;
    const known = this.#byRules.get(rules) ?? new Map<string, Result>();
    this.#byRules.set(rules, known);
    const values = readsOf(form).map(([root, key]) => (key === undefined ? around[root] : member(around[root], key)));
    const id = JSON.stringify([form.reference, form.fields.map(({ name }) => name), values]);
    const result = known.get(id) ?? compute();
    known.set(id, result);
    return result;
  }
}

const NO_RULES = {};

/** The roots of a form's scope that belong to the form itself. */
const OWN_ROOTS = new Set(["form", "value"]);

/** What rules of a form read around it: each a root and, unless all of it is read, a member of it. */
const readsOf = memoizeByIdentity((form: CompiledForm): readonly (readonly [string, string | undefined])[] => {
  const documents = [...form.fields, ...[...form.entries.values()].flatMap((entry) => entry.form.fields)];
  const own = Object.keys(form.document.derived ?? {});
  const reads = [form.document, ...documents.map(({ document }) => document)]
    .flatMap(pathsIn)
    .filter(({ path }) => !OWN_ROOTS.has(path.root))
    .map(({ path: { root, steps } }) => {
      const [first] = steps;
      return [root, first !== undefined && "key" in first ? first.key : undefined] as const;
    })
    .filter(([root, key]) => root !== DERIVED || key === undefined || !own.includes(key));
  return [...new Map([["client", "region"] as const, ...reads].map((read) => [JSON.stringify(read), read])).values()];
});
