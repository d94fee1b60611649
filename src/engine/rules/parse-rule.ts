import type { EachOperator, ListedOperator, Operator } from "./operator.ts";
import { operators } from "./operators.ts";
import { parsePath } from "./path.ts";
import { refusedOperators } from "./refused-operators.ts";
import type { RuleNode } from "./rule-node.ts";
import { isJsonObject, isList, type JsonObject } from "./value.ts";

/** A problem of a rule and its place: a JSON Pointer from the rule's root. */
export interface RuleProblem {
  readonly pointer: string;
  readonly message: string;
  /** The name that is not an operator, when that is the problem. */
  readonly operator?: string;
  /** What to write instead. */
  readonly hint?: string;
}

/** How deep rules may be nested. */
export const RULE_DEPTH_LIMIT = 64;

/** How many operators, literals and paths a rule may have. */
export const RULE_SIZE_LIMIT = 2_000;

/** Parses a rule into nodes; when it has problems, the nodes must not be used. */
export function readRule(rule: unknown): { node: RuleNode; problems: RuleProblem[] } {
  const problems: RuleProblem[] = [];
  return { node: new RuleReader(problems).read(rule, "", 0), problems };
}

/** Whether a rule can be compiled; if not, all its problems. */
export function parseRule(rule: unknown): { ok: true } | { ok: false; problems: RuleProblem[] } {
  const { problems } = readRule(rule);
  return problems.length === 0 ? { ok: true } : { ok: false, problems };
}

class RuleReader {
  readonly #problems: RuleProblem[];
  #size = 0;

  constructor(problems: RuleProblem[]) {
    this.#problems = problems;
  }

  read(rule: unknown, pointer: string, depth: number): RuleNode {
    this.#size += 1;
    if (depth > RULE_DEPTH_LIMIT) return this.#refuse(pointer, `rules may be nested ${RULE_DEPTH_LIMIT} deep`);
    if (this.#size > RULE_SIZE_LIMIT) return this.#refuseSize(pointer);
    if (isList(rule)) return { kind: "list", items: this.#readAll(rule, pointer, depth + 1), pointer };
    if (isJsonObject(rule)) return this.#readOperator(rule, pointer, depth);
    if (typeof rule === "string" || typeof rule === "boolean" || (typeof rule === "number" && Number.isFinite(rule))) {
      return { kind: "literal", value: rule, pointer };
    }
    return this.#refuse(pointer, `${String(rule)} is not a rule; to remove a value, use "unset"`);
  }

  #readAll(rules: readonly unknown[], pointer: string, depth: number): RuleNode[] {
    // One part beyond the limit is enough to report that there are too many.
    return rules.slice(0, RULE_SIZE_LIMIT + 1).map((rule, index) => this.read(rule, `${pointer}/${index}`, depth));
  }

  #readOperator(rule: JsonObject, pointer: string, depth: number): RuleNode {
    const names = Object.keys(rule);
    const [name] = names;
    if (name === undefined || names.length > 1) {
      return this.#refuse(pointer, `a rule has exactly one operator; this has ${names.length}`);
    }
    const operator = operators.get(name);
    const at = `${pointer}/${escapePointer(name)}`;
    if (operator === undefined) {
      const hint = refusedOperators.get(name);
      const message = `"${name}" is not an operator`;
      return this.#refused(at, { pointer: at, message, operator: name, ...(hint === undefined ? {} : { hint }) });
    }
    return this.#readArguments(operator, rule[name], at, depth + 1);
  }

  #readArguments(operator: Operator, given: unknown, pointer: string, depth: number): RuleNode {
    switch (operator.shape) {
      case "path":
        return this.#readPath(given, pointer);
      case "members":
        return this.#readMembers(given, pointer, depth);
      case "named":
        return this.#readNamed(given, pointer, depth);
      case "match":
        return this.#readMatch(given, pointer, depth);
      case "each":
        return this.#readEach(operator, given, pointer, depth);
      case "listed":
        return this.#readListed(operator, given, pointer, depth);
    }
  }

  #readPath(given: unknown, pointer: string): RuleNode {
    const path = typeof given === "string" ? parsePath(given) : undefined;
    if (path !== undefined && typeof given === "string") return { kind: "path", path, text: given, pointer };
    return this.#refuse(
      pointer,
      `a path looks like "data.order.status", "rates[data.currency].min" or "data.centres[id=data.centre].name"`,
    );
  }

  #readMembers(given: unknown, pointer: string, depth: number): RuleNode {
    if (!isJsonObject(given)) return this.#refuse(pointer, `"object" takes rules by name`);
    return { kind: "members", members: this.#readByName(given, pointer, depth), pointer };
  }

  #readByName(rules: JsonObject, pointer: string, depth: number): (readonly [string, RuleNode])[] {
    return Object.entries(rules).map(
      ([name, rule]) => [name, this.read(rule, `${pointer}/${escapePointer(name)}`, depth)] as const,
    );
  }

  #readNamed(given: unknown, pointer: string, depth: number): RuleNode {
    const [name, ...args] = isList(given) ? given : [given];
    if (typeof name !== "string" || !RULE_NAME.test(name)) {
      return this.#refuse(
        pointer,
        `"rule" takes the name of a rule and its inputs: ["totalDue", { "var": "data.order" }]`,
      );
    }
    return {
      kind: "named",
      name,
      args: args.map((arg, index) => this.read(arg, `${pointer}/${index + 1}`, depth)),
      pointer,
    };
  }

  #readMatch(given: unknown, pointer: string, depth: number): RuleNode {
    const parts = isList(given) ? given : [];
    const [value, branches, otherwise] = parts;
    if (parts.length < 2 || parts.length > 3 || !isJsonObject(branches) || Object.keys(branches).length === 0) {
      return this.#refuse(pointer, `"match" takes a value, rules by value, and perhaps a rule for all other values`);
    }
    return {
      kind: "match",
      value: this.read(value, `${pointer}/0`, depth),
      branches: this.#readByName(branches, `${pointer}/1`, depth),
      otherwise: parts.length === 2 ? undefined : this.read(otherwise, `${pointer}/2`, depth),
      pointer,
    };
  }

  #readEach(operator: EachOperator, given: unknown, pointer: string, depth: number): RuleNode {
    const { name, body, flag } = operator;
    const expected = ["in", "as", body];
    const known = flag === undefined ? expected : [...expected, flag];
    const hasAll = isJsonObject(given) && expected.every((key) => Object.hasOwn(given, key));
    if (!hasAll || !Object.keys(given).every((key) => known.includes(key))) {
      return this.#refuse(pointer, `"${name}" takes { ${known.map((key) => `"${key}"`).join(", ")} }`);
    }
    const { as } = given;
    if (typeof as !== "string" || !BOUND_NAME.test(as)) {
      return this.#refuse(`${pointer}/as`, `"as" takes a name of letters and digits, such as "slot"`);
    }
    const hasFlag = flag !== undefined && Object.hasOwn(given, flag);
    if (hasFlag && given[flag] !== true) return this.#refuse(`${pointer}/${flag}`, `"${flag}" is true or not there`);
    const list = this.read(given.in, `${pointer}/in`, depth);
    return {
      kind: "each",
      operator,
      list,
      as,
      body: this.read(given[body], `${pointer}/${body}`, depth),
      hasFlag,
      pointer,
    };
  }

  #readListed(operator: ListedOperator, given: unknown, pointer: string, depth: number): RuleNode {
    const rules = isList(given) ? given : [given];
    const { min, max } = operator.arity;
    if (rules.length < min || rules.length > max) {
      return this.#refuse(pointer, `"${operator.name}" takes ${arityInWords(min, max)}, not ${rules.length}`);
    }
    if (rules.length > RULE_SIZE_LIMIT) return this.#refuseSize(pointer);
    const args = rules.map((rule, index) => {
      const at = isList(given) ? `${pointer}/${index}` : pointer;
      this.#checkLiteral(operator, rule, index, at);
      return this.read(rule, at, depth);
    });
    return { kind: "apply", operator, args, pointer };
  }

  #checkLiteral(operator: ListedOperator, rule: unknown, index: number, pointer: string): void {
    const contract = operator.arguments[index];
    if (contract?.check === undefined || (typeof rule === "object" && contract.isLiteral !== true)) return;
    const message = contract.check(rule);
    if (message !== undefined) this.#problems.push({ pointer, message });
  }

  #refuseSize(pointer: string): RuleNode {
    const isFirst = this.#size <= RULE_SIZE_LIMIT + 1;
    const message = `a rule may have ${RULE_SIZE_LIMIT} parts; give parts of it names under "rules"`;
    return isFirst ? this.#refuse(pointer, message) : refusedAt(pointer);
  }

  #refuse(pointer: string, message: string): RuleNode {
    return this.#refused(pointer, { pointer, message });
  }

  #refused(pointer: string, problem: RuleProblem): RuleNode {
    this.#problems.push(problem);
    return refusedAt(pointer);
  }
}

const RULE_NAME = /^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$/;
const BOUND_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

const refusedAt = (pointer: string): RuleNode => ({ kind: "literal", value: false, pointer });

function arityInWords(min: number, max: number): string {
  if (min === max) return min === 1 ? "1 argument" : `${min} arguments`;
  return max === Number.POSITIVE_INFINITY ? `${min} or more arguments` : `${min} to ${max} arguments`;
}

const SPECIAL = /[~/]/;

function escapePointer(name: string): string {
  return SPECIAL.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
