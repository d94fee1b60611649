import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { FormDocument } from "../read/source-document.ts";

/** Moves a problem to the place of its cause: into the set, when a form takes the value from there. */
export function placeInSet(problem: Problem, form: FormDocument): Problem {
  if (!("path" in problem.spot)) return problem;
  const [part, own, ...inner] = problem.spot.path;
  const from = part === "fields" ? form.taken.get(String(own)) : undefined;
  if (from === undefined || inner.length === 0 || valueAt(form.plain, problem.spot.path) !== undefined) return problem;
  const path = ["fields", from.name, ...inner];
  if (valueAt(from.set.value, path) === undefined) return problem;
  const reason = `${form.path} takes this field`;
  const hint = problem.hint === undefined ? reason : `${problem.hint}; ${reason}`;
  return { ...problem, file: from.set.path, spot: { ...problem.spot, path }, hint };
}
