import type { Evaluate, Evaluation } from "./evaluation.ts";

/**
 * A type of an operator's argument or result; `absent` is no value, `words` are words of a catalogue's
 * entry, which only a text can say, `rule` is a rule of a catalogue's entry, which only `holds` can evaluate.
 */
export type ValueType =
  | "any"
  | "absent"
  | "boolean"
  | "number"
  | "text"
  | "words"
  | "rule"
  | "list"
  | "object"
  | "money"
  | "instant"
  | "day"
  | "time"
  | "duration"
  | "zone"
  | "path"
  | "pattern"
  | "name";

/** The contract of one argument. */
export interface ArgumentContract {
  readonly name: string;
  readonly summary: string;
  readonly type: readonly ValueType[];
  /** Written in the rule as a literal, never computed. */
  readonly isLiteral?: boolean;
  /** What is wrong with a literal, or undefined. */
  readonly check?: (literal: unknown) => string | undefined;
}

/** One row of an operator's table; without `result` the rule has no value. */
export interface Example {
  readonly rule: unknown;
  readonly scope?: { readonly [root: string]: unknown };
  readonly result?: unknown;
}

interface Contract {
  readonly name: string;
  readonly summary: string;
  readonly arguments: readonly ArgumentContract[];
  readonly result: readonly ValueType[];
  readonly examples: readonly Example[];
}

/** A compiled argument; `literal` is present when the rule has a plain value here. */
export interface Argument {
  readonly evaluate: Evaluate;
  readonly literal?: string | number | boolean;
}

/** Takes its arguments as a list; a single one needs no list around it. The last of `arguments` repeats up to `max`. */
export interface ListedOperator extends Contract {
  readonly shape: "listed";
  readonly arity: { readonly min: number; readonly max: number };
  /** Reads only its arguments, and always takes one step. */
  readonly isBrief?: true;
  readonly compile: (args: readonly Argument[], compileWritten: CompileWritten) => Evaluate;
}

/** Compiles a rule that is a value of a document, once for each; undefined when it does not parse. */
export type CompileWritten = (rule: unknown) => Evaluate | undefined;

/** Evaluates an iterator's rule for one element. */
export type EvaluateBody = (evaluation: Evaluation, element: unknown) => unknown;

/** Takes `{ in, as, … }`: a list, a name for its element, and a rule evaluated for each element. */
export interface EachOperator extends Contract {
  readonly shape: "each";
  readonly arity: { readonly min: 3; readonly max: 3 | 4 };
  /** The key of the rule for each element. */
  readonly body: "to" | "is" | "by";
  /** An optional key, with the value `true`. */
  readonly flag?: string;
  readonly compile: (list: Evaluate, evaluateBody: EvaluateBody, hasFlag: boolean) => Evaluate;
}

/**
 * Has syntax of its own: `var` takes a path, `object` rules by name, `rule` the name of a rule and its inputs, `match` a
 * value and rules by that value.
 */
export interface SpecialOperator extends Contract {
  readonly shape: "path" | "members" | "named" | "match";
  readonly arity: { readonly min: number; readonly max: number };
}

/** The contract of an operator: documentation, checker and compiler read it. */
export type Operator = ListedOperator | EachOperator | SpecialOperator;

const NOTHING: Argument = { evaluate: () => undefined };

/** Compiles an operator of one argument. */
export function unary(apply: (value: unknown) => unknown): ListedOperator["compile"] {
  return ([first = NOTHING]) => {
    const { evaluate } = first;
    return (evaluation) => apply(evaluate(evaluation));
  };
}

/** Compiles an operator of two arguments. */
export function binary(
  apply: (left: unknown, right: unknown, evaluation: Evaluation) => unknown,
): ListedOperator["compile"] {
  return ([first = NOTHING, second = NOTHING]) => {
    const left = first.evaluate;
    const right = second.evaluate;
    return (evaluation) => apply(left(evaluation), right(evaluation), evaluation);
  };
}

/** An argument that any rule may give. */
export function argument(name: string, summary: string, ...type: ValueType[]): ArgumentContract {
  return { name, summary, type: type.length === 0 ? ["any"] : type };
}

/** A literal for a message: short, and without its nested values. */
export function quoted(literal: unknown): string {
  return typeof literal === "string" ? JSON.stringify(literal.slice(0, 80)) : `a ${typeof literal}`;
}
