// Generated from schemas/rule.schema.json by `npm run generate`. Change the schema instead.

/**
 * A literal (text, number, true, false), a list of rules, or an object whose single key is an operator. Operators and their arguments are listed in docs/operators.md.
 */
export type Rule = string | number | boolean | readonly Rule[] | {readonly [operator: string]: unknown};

/**
 * Named values, each given by a rule. A value that comes out absent leaves its name out.
 */
export interface RuleMap {
  readonly [k: string]: Rule;
}

/**
 * Rules by name, used as `{ "rule": ["totalDue", …] }`. The programme's rule of a name goes before the flow's.
 */
export interface NamedRules {
  readonly [k: string]: NamedRule;
}

/**
 * A rule that reads its inputs and nothing else, with cases that must hold. It is replaced whole, never itself.
 */
export interface NamedRule {
  /**
   * The names of its inputs, in the order in which they are given.
   */
  readonly in: readonly string[];
  /**
   * The rule. It reads its inputs by name.
   */
  readonly is: Rule;
  /**
   * Cases that must hold; they run with `npm run validate`.
   *
   * @minItems 1
   */
  readonly tests: readonly RuleTest[];
}

/**
 * A case: what the rule is given, and what must come out.
 */
export interface RuleTest {
  /**
   * The inputs by name. One that is left out is absent.
   */
  readonly given: {};
  /**
   * What must come out. Without it, nothing must.
   */
  readonly expect?: unknown;
}
