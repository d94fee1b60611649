import { DERIVED } from "./derived-values.ts";
import type { Path } from "./path.ts";
import { type RulePath, rulePaths } from "./rule-paths.ts";
import type { JsonObject } from "./value.ts";

/** The name of the derived value that a path reads; undefined for other paths, and for one that reads all of them. */
export function derivedName({ root, steps: [first] }: Path): string | undefined {
  return root === DERIVED && first !== undefined && "key" in first ? first.key : undefined;
}

/** Every path that a rule reads, itself or by the derived values that it reads. */
export const pathsThrough = (rule: unknown, derived: JsonObject = {}): RulePath[] => [
  ...rulePaths(rule).filter(({ path }) => path.root !== DERIVED),
  ...pathsByDerived(rule, derived),
];

/** The paths that a rule reads by derived values only. */
export function pathsByDerived(rule: unknown, derived: JsonObject = {}): RulePath[] {
  const seen = new Set<string>();
  const found: RulePath[] = [];
  const rules = [rule];
  for (let one = rules.pop(); one !== undefined; one = rules.pop()) {
    const paths = rulePaths(one);
    if (one !== rule) found.push(...paths.filter(({ path }) => path.root !== DERIVED));
    for (const name of paths.flatMap(({ path }) => namesRead(path, derived))) {
      if (!seen.has(name) && Object.hasOwn(derived, name)) rules.push(derived[name]);
      seen.add(name);
    }
  }
  return found;
}

function namesRead(path: Path, derived: JsonObject): readonly string[] {
  if (path.root !== DERIVED) return [];
  const name = derivedName(path);
  return name === undefined ? Object.keys(derived) : [name];
}
