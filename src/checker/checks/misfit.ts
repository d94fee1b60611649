import type { ValueType } from "../../engine/index.ts";
import { suggest } from "../findings/suggest.ts";
import { isLike } from "../scope/matching-texts.ts";
import type { Shape } from "../scope/shape.ts";
import { fits, inWords, neededFormat } from "../scope/value-types.ts";
import { writtenResults } from "../scope/written-results.ts";
import { exampleOf, isWrittenAs } from "../scope/written-texts.ts";

/** The problem of a part of a rule. */
export interface Mistake {
  readonly check: string;
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

const NO_MESSAGE_KEY: Mistake = {
  check: "mistyped-rule",
  pointer: "",
  message: "this place takes the key of a message, and nothing says that this is one",
  hint: "name a value of the client that its schema declares as such: $client.region.tax.included",
};

/** A value in a place with another declared type or other declared values. It may always be absent. */
export function misfitInto(rule: unknown, given: Shape, declared: Shape): Mistake[] {
  const types = declared.types === undefined ? [] : misfit(given, [...declared.types, "absent"], "", "this place");
  if (declared.isMessageKey === true && given.isMessageKey !== true) return [NO_MESSAGE_KEY];
  if (types.length > 0) return types;
  const written = unlistedValues(rule, declared);
  return written.length > 0 || declared.ignoresOthers === true ? written : undeclared(rule, given, declared);
}

const mistyped = (message: string, hint: string | undefined, pointer = ""): Mistake => ({
  ...{ check: "mistyped-rule", pointer, message, hint },
});

/** Written values, also in a written list, that a place does not take. */
function unlistedValues(rule: unknown, { types, values, pattern, element, ignoresOthers }: Shape): Mistake[] {
  const wanted = types?.has("list") === true ? element.values : values;
  const like = pattern === undefined || ignoresOthers !== true ? undefined : new RegExp(pattern, "u");
  return writtenResults(rule).flatMap(({ value, pointer }): Mistake[] => {
    if (wanted?.includes(value) === false) {
      const hint = suggest(String(value), wanted.map(String), "values");
      return [mistyped(`${JSON.stringify(value)} is not one of the declared values`, hint, pointer)];
    }
    if (like?.test(String(value)) !== false) return [];
    return [mistyped(`this place takes a text that matches ${pattern}`, LIKE_IT, pointer)];
  });
}

const LIKE_IT = "write such a text, or read a value that is declared with this pattern";

/** A value that may be another than those that a place declares. */
function undeclared(rule: unknown, given: Shape, { pattern, values }: Shape): Mistake[] {
  if (pattern !== undefined && !isLike(pattern, rule, given))
    return [mistyped(`this place takes a text that matches ${pattern}`, LIKE_IT)];
  if (values === undefined) return [];
  if (isAnyText(given)) {
    const message = `this place takes one of ${values.length} values, and this can be any text`;
    return [mistyped(message, `declare the value with its possible values: "enum": [ … ]`)];
  }
  const [value] = given.values?.length === 1 ? given.values : [];
  if (value === undefined || values.includes(value)) return [];
  const hint = suggest(String(value), values.map(String), "values");
  return [mistyped(`${JSON.stringify(value)} is not one of the declared values`, hint)];
}

/** A value that the contract does not take. What customers type is checked where they type it, and by the back end. */
export function misfitInRequest(given: Shape, taken: Shape, place = "this place of the request", depth = 0): Mistake[] {
  const types = taken.types === undefined ? [] : misfit(given, [...taken.types, "absent"], "", place);
  if (types.length > 0) return types;
  const pattern = taken.pattern === undefined ? undefined : new RegExp(taken.pattern, "u");
  const isTaken = (value: string | number | boolean) =>
    (taken.values?.includes(value) ?? true) && (pattern === undefined || pattern.test(String(value)));
  const wrong = given.values?.find((value) => !isTaken(value));
  if (wrong === undefined) return depth < DEEPEST ? misfitInside(given, taken, depth + 1) : [];
  const wanted = taken.values === undefined ? `matches of ${taken.pattern}` : taken.values.map(String).join(", ");
  const message = `${place} takes ${wanted}, and this can be ${JSON.stringify(wrong)}`;
  return [
    { check: "mistyped-rule", pointer: "", message, hint: "take what the contract takes, or correct the contract" },
  ];
}

/** Types may hold themselves. */
const DEEPEST = 6;

/** The members of an object, and the elements of a list, that the contract does not take. */
function misfitInside(given: Shape, taken: Shape, depth: number): Mistake[] {
  const isList = given.types?.has("list") === true && taken.types?.has("list") === true;
  const names = given.names.filter((name) => taken.names.includes(name));
  const members = names.flatMap((name) =>
    misfitInRequest(given.member(name), taken.member(name), `member "${name}" of the request`, depth),
  );
  return isList ? misfitInRequest(given.element, taken.element, "an element in the request", depth) : members;
}

/** A text without known values. */
const isAnyText = ({ types, values }: Shape) => values === undefined && types?.size === 1 && types.has("text");

/** What is wrong with a value where these types are taken. `taker`: who takes it, in words. */
export function misfit(shape: Shape, expected: readonly ValueType[], pointer: string, taker: string): Mistake[] {
  const wrong = [...(shape.types ?? [])].filter((type) => !expected.some((one) => fits(type, one)));
  if (wrong.length > 0) {
    const message = `${taker} takes ${inWords(expected)}, and this can be ${inWords(wrong)}`;
    const hint = "give it a value of that type, or correct the type where the value is declared";
    return [{ check: "mistyped-rule", pointer, message, hint }];
  }
  const format = isAnyText(shape) ? neededFormat(expected) : undefined;
  if (format !== undefined) {
    const message = `${taker} takes ${inWords(expected)}, and this can be any text`;
    return [{ check: "mistyped-rule", pointer, message, hint: `declare it with "format": "${format}"` }];
  }
  const text = shape.values?.find((value) => typeof value === "string" && !isWrittenAs(value, expected));
  if (text !== undefined) {
    const message = `${taker} takes ${inWords(expected)}, not ${JSON.stringify(text)}`;
    return [{ check: "mistyped-rule", pointer, message, hint: exampleOf(expected) }];
  }
  if (shape.unmet === undefined || expected.includes("absent")) return [];
  const message = `${taker} takes ${inWords(expected)}, and "${shape.unmet}" may be absent here`;
  const hint = `write "requires": ["${shape.unmet}"] in the flow, or give an alternative: { "first": [ … ] }`;
  return [{ check: "unmet-need", pointer, message, hint }];
}
