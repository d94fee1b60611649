// Generated from schemas/rule.schema.json by `npm run generate`. Change the schema instead.

/**
 * A literal (text, number, true, false), a list of rules, or an object whose single key is an operator. Operators and their arguments are listed in docs/operators.md.
 */
export type Rule = string | number | boolean | readonly Rule[] | {readonly [operator: string]: unknown};

/**
 * Named values, each given by a rule. An absent value leaves its name out.
 */
export interface RuleMap {
  readonly [k: string]: Rule;
}

/**
 * Rules by name, used as `{ "rule": ["totalDue", …] }`. The programme's rule overrides the flow's rule of the same name.
 */
export interface NamedRules {
  readonly [k: string]: NamedRule;
}

/**
 * A rule that reads only its inputs, with cases that must hold. It is replaced whole, never in parts.
 */
export interface NamedRule {
  /**
   * The names of its inputs, in the order of the arguments.
   */
  readonly in: readonly string[];
  /**
   * The rule. It reads its inputs by name.
   */
  readonly is: Rule;
  /**
   * Inputs that its tests share; a test's own input of the same name is used instead.
   */
  readonly given?: {};
  /**
   * Cases that must hold; they run with `npm run validate`.
   *
   * @minItems 1
   */
  readonly tests: readonly RuleTest[];
}

/**
 * A case: the rule's inputs, and its expected value.
 */
export interface RuleTest {
  /**
   * The inputs by name. An omitted one is the rule's own under `given`, else absent.
   */
  readonly given?: {};
  /**
   * The expected value; absent when the rule must have none.
   */
  readonly expect?: unknown;
}
