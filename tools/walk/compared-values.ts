import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { arrayElements, isJsonObject, member, objectEntries, objectKeys } from "../../src/documents/json.ts";
import type { Rule } from "../../src/engine/generated/rule.ts";
import { compileRule, parseRule, rulePaths, type Scope } from "../../src/engine/index.ts";

/** A path that a rule compares, and the rule that it is compared with. */
export interface Comparison {
  /** Such as `event.state`. */
  readonly path: string;
  readonly other: unknown;
}

const COMPARING = new Set(["===", "!==", "<", "<=", ">", ">=", "in"]);

/** Every comparison anywhere in a document's rules. */
export function comparisonsIn(document: unknown): Comparison[] {
  if (Array.isArray(document)) return document.flatMap(comparisonsIn);
  return objectEntries(document).flatMap(([key, value]) => [
    ...(COMPARING.has(key) ? toComparisons(arrayElements(value)) : []),
    ...(key === "match" ? matchedTexts(arrayElements(value)) : []),
    ...comparisonsIn(value),
  ]);
}

function toComparisons([left, right]: readonly unknown[]): Comparison[] {
  return [[left, right] as const, [right, left] as const].flatMap(([one, other]) =>
    pathsIn(one).map((path) => ({ path, other })),
  );
}

function matchedTexts([value, branches]: readonly unknown[]): Comparison[] {
  return pathsIn(value).map((path) => ({ path, other: objectKeys(branches) }));
}

/** The paths of an operand, or of a small calculation in it. */
function pathsIn(operand: unknown): string[] {
  const path = member(operand, "var");
  if (typeof path === "string") return [path];
  const key = arrayElements(member(operand, "get"))[1];
  if (typeof key === "string") return [key];
  return isJsonObject(operand) && parseRule(operand).ok ? rulePaths(operand).map(({ text }) => text) : [];
}

/** The constants that members are compared with, by the member's name. */
export function comparedByName(documents: Iterable<unknown>): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, Set<unknown>>();
  const all = [...documents];
  for (const { path, other } of [
    ...all.flatMap(comparisonsIn),
    ...all.flatMap((one) => testedWith(one, member(one, "rules"))),
  ]) {
    const name = path.slice(path.lastIndexOf(".") + 1);
    const constants = Array.isArray(other) ? other : [other];
    const known = found.get(name) ?? new Set();
    for (const one of constants) if (typeof one === "string" || typeof one === "number") known.add(one);
    if (known.size > 0) found.set(name, known);
  }
  return new Map([...found].map(([name, values]) => [name, [...values]]));
}

/** The values that tests of named rules give for the paths that these rules are used with. */
function testedWith(value: unknown, rules: unknown): Comparison[] {
  if (Array.isArray(value)) return value.flatMap((one) => testedWith(one, rules));
  const [name, ...given] = arrayElements(member(value, "rule"));
  const rule = member(rules, String(name));
  const own = given.flatMap((argument, index) => {
    const input = String(arrayElements(member(rule, "in"))[index]);
    const values = arrayElements(member(rule, "tests")).map((test) => member(member(test, "given"), input));
    return values.flatMap((other) => pathsIn(argument).map((path) => ({ path, other })));
  });
  return [...own, ...objectEntries(value).flatMap(([, one]) => testedWith(one, rules))];
}

/** The value of a rule of a document now; `undefined` when it cannot be compiled or throws. */
export function valueNow(rule: unknown, scope: Scope): unknown {
  if (!isJsonObject(rule) && !Array.isArray(rule)) return rule;
  try {
    return compiled(rule)(scope);
  } catch {
    return undefined;
  }
}

const compiled = memoizeByIdentity((rule: object): ((scope: Scope) => unknown) =>
  isRule(rule) ? compileRule(rule) : () => undefined,
);

const isRule = (rule: unknown): rule is Rule => parseRule(rule).ok;
