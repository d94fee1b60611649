import type { Rule } from "../generated/rule.ts";
import { type Evaluate, type Evaluation, spend, startEvaluation, UNTOUCHED } from "./evaluation.ts";
import { callNamed, callNamedAnew } from "./named-rule.ts";
import type { Argument, CompileWritten, EvaluateBody } from "./operator.ts";
import { isSame } from "./order.ts";
import { type RuleProblem, readRule } from "./parse-rule.ts";
import type { Path, PathStep } from "./path.ts";
import { childNodes, type RuleNode } from "./rule-node.ts";
import { canGrow, isSmall } from "./size.ts";
import { isList, isPresent, member, presentMembers, type Scope, settle } from "./value.ts";

/**
 * A compiled rule: pure, never throws, gives undefined for absent values and beyond its limits of steps and size. It
 * finds named rules in the scope: `programme.rules`, then `rules`.
 */
export type CompiledRule = (scope: Scope) => unknown;

/** Observes each part of a rule during evaluation, and of the named rules that it uses; for traces. */
export type Observe = (node: RuleNode, evaluate: Evaluate, namedRule: string | undefined) => Evaluate;

/** Thrown when a rule that does not parse is compiled. */
export class RuleProblemsError extends Error {
  readonly problems: readonly RuleProblem[];

  constructor(problems: readonly RuleProblem[]) {
    super(problems.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));
    this.name = "RuleProblemsError";
    this.problems = problems;
  }
}

/** Compiles a rule to a closure. Throws RuleProblemsError for a rule that parseRule refuses. */
export function compileRule(rule: Rule): CompiledRule {
  const { node, problems } = readRule(rule);
  if (problems.length > 0) throw new RuleProblemsError(problems);
  if (node.kind === "literal") return () => node.value;
  if (isBrief(node)) return withoutBudget(compileNode(node, { ...unobserved, isBrief: true }));
  const bounded = withinSteps(compileNode(node, unobserved));
  return canGrow(node) ? withinSize(bounded) : bounded;
}

/**
 * Whether a rule cannot come near the limit of steps: each part takes its steps once, and a rule has at most
 * RULE_SIZE_LIMIT parts. Such a rule reads only its paths and gives no more than it reads.
 */
function isBrief(node: RuleNode): boolean {
  if (node.kind === "match") return childNodes(node).every(isBrief);
  return node.kind === "apply" ? node.operator.isBrief === true && node.args.every(isBrief) : isLeaf(node);
}

const isLeaf = (node: RuleNode) =>
  node.kind === "literal" || (node.kind === "path" && node.path.steps.every((step) => !("equals" in step)));

function withoutBudget(evaluate: Evaluate): CompiledRule {
  return (scope) => settle(evaluate({ scope, bound: undefined, budget: UNTOUCHED }));
}

/** Evaluates with a budget of its own; beyond it, the rule has no value. */
function withinSteps(evaluate: Evaluate): CompiledRule {
  return (scope) => {
    const evaluation = startEvaluation(scope);
    const value = settle(evaluate(evaluation));
    return evaluation.budget.left < 0 ? undefined : value;
  };
}

function withinSize(rule: CompiledRule): CompiledRule {
  return (scope) => {
    const value = rule(scope);
    return typeof value !== "object" || isSmall(value) ? value : undefined;
  };
}

/** The state of compiling one rule. */
interface Making {
  readonly observe: Observe | undefined;
  /** The named rule that is compiled, if it is one. */
  readonly namedRule: string | undefined;
  /** Names that iterators bind, outermost first. */
  readonly names: readonly string[];
  /** Its steps need not be counted. */
  readonly isBrief: boolean;
}

const unobserved: Making = { observe: undefined, namedRule: undefined, names: [], isBrief: false };

/** Compiles nodes so that an observer sees each part. */
export function compileObserved(node: RuleNode, observe: Observe): Evaluate {
  return compileNode(node, { ...unobserved, observe });
}

function compileNode(node: RuleNode, making: Making): Evaluate {
  const evaluate = compileKind(node, making);
  return making.observe === undefined ? evaluate : making.observe(node, evaluate, making.namedRule);
}

function compileKind(node: RuleNode, making: Making): Evaluate {
  switch (node.kind) {
    case "literal":
      return () => node.value;
    case "path":
      return compilePath(node.path, making.names);
    case "list":
      return compileList(node.items, making);
    case "members":
      return compileMembers(node.members, making);
    case "each":
      return charged(node.operator.compile(compileNode(node.list, making), compileBody(node, making), node.hasFlag), 1);
    case "match":
      return compileMatch(node, making);
    case "apply":
      return compileListed(node, making);
    case "named":
      return compileNamed(node, making);
  }
}

/** An operator that takes steps from the budget, and has no value when no steps are left. */
function charged(evaluate: Evaluate, steps: number): Evaluate {
  return (evaluation) => (spend(evaluation, steps) ? evaluate(evaluation) : undefined);
}

function compileListed({ operator, args }: RuleNode & { kind: "apply" }, making: Making): Evaluate {
  const evaluate = operator.compile(
    args.map((arg) => compileArgument(arg, making)),
    compileWritten(args[0], making),
  );
  return making.isBrief ? evaluate : charged(evaluate, 1 + args.length);
}

/** The compiled rules of documents' entries, by their objects. */
const written = new WeakMap<object, Evaluate | undefined>();

/** Compiles rules that an operator reads at a place; a trace sees their parts under the place's path. */
function compileWritten(place: RuleNode | undefined, { observe }: Making): CompileWritten {
  const namedRule = place?.kind === "path" ? place.text : undefined;
  const compile = (rule: unknown) => {
    const { node, problems } = readRule(rule);
    return problems.length === 0 ? compileNode(node, { ...unobserved, observe, namedRule }) : undefined;
  };
  return (rule) => {
    if (observe !== undefined || typeof rule !== "object" || rule === null) return compile(rule);
    if (!written.has(rule)) written.set(rule, compile(rule));
    return written.get(rule);
  };
}

function compileArgument(node: RuleNode, making: Making): Argument {
  const evaluate = compileNode(node, making);
  return node.kind === "literal" ? { evaluate, literal: node.value } : { evaluate };
}

function compileList(items: readonly RuleNode[], making: Making): Evaluate {
  if (making.observe === undefined && items.every((item) => item.kind === "literal")) {
    const values = items.map(({ value }) => value);
    return charged(() => values, 1);
  }
  const rules = items.map((item) => compileNode(item, making));
  return charged((evaluation) => rules.map((rule) => rule(evaluation)).filter(isPresent), 1 + rules.length);
}

function compileMembers(members: readonly (readonly [string, RuleNode])[], making: Making): Evaluate {
  const rules = members.map(([name, node]) => [name, compileNode(node, making)] as const);
  const evaluate: Evaluate = (evaluation) => presentMembers(rules.map(([name, rule]) => [name, rule(evaluation)]));
  return charged(evaluate, 1 + rules.length);
}

function compileMatch(node: RuleNode & { kind: "match" }, making: Making): Evaluate {
  const value = compileNode(node.value, making);
  const branches = new Map(node.branches.map(([name, branch]) => [name, compileNode(branch, making)]));
  const otherwise = node.otherwise && compileNode(node.otherwise, making);
  const evaluate: Evaluate = (evaluation) => {
    const found = value(evaluation);
    const branch = typeof found === "string" ? branches.get(found) : undefined;
    return (branch ?? otherwise)?.(evaluation);
  };
  return making.isBrief ? evaluate : charged(evaluate, 2);
}

function compileBody(node: RuleNode & { kind: "each" }, making: Making): EvaluateBody {
  const body = compileNode(node.body, { ...making, names: [...making.names, node.as] });
  return ({ scope, bound, budget }, value) => body({ scope, bound: { value, outer: bound }, budget });
}

function compileNamed({ name, args }: RuleNode & { kind: "named" }, making: Making): Evaluate {
  const inputs = args.map((arg) => compileNode(arg, making));
  const { observe } = making;
  const compile = (rule: unknown) => {
    const { node, problems } = readRule(rule);
    return problems.length === 0 ? compileNode(node, { ...unobserved, observe, namedRule: name }) : undefined;
  };
  const call = observe === undefined ? callNamed : callNamedAnew;
  return charged((evaluation) => call(name, inputs, evaluation, compile), 1 + inputs.length);
}

function compilePath(path: Path, names: readonly string[]): Evaluate {
  const start = compileRoot(path.root, names);
  if (path.steps.length === 0) return start;
  const keys = path.steps.flatMap((step) => ("key" in step ? [step.key] : []));
  if (keys.length === path.steps.length) return followKeys(start, keys);
  const steps = path.steps.map((step) => compileStep(step, names));
  return (evaluation) => {
    let value = start(evaluation);
    for (const step of steps) value = step(value, evaluation);
    return value;
  };
}

/** From a value to a part of it. */
type CompiledStep = (value: unknown, evaluation: Evaluation) => unknown;

function compileStep(step: PathStep, names: readonly string[]): CompiledStep {
  if ("key" in step) return (value) => member(value, step.key);
  if ("keyAt" in step) {
    const keyAt = compilePath(step.keyAt, names);
    return (value, evaluation) => member(value, keyAt(evaluation));
  }
  const equals = compilePath(step.equals, names);
  return (value, evaluation) => findElement(value, step.member, equals(evaluation), evaluation);
}

/** The first element of a list whose member equals a value, as `===` compares; each element takes a step. */
function findElement(list: unknown, name: string, wanted: unknown, evaluation: Evaluation): unknown {
  if (!isList(list) || !isPresent(wanted)) return undefined;
  return list.find((element) => spend(evaluation, 1) && isSame(member(element, name), wanted));
}

function followKeys(start: Evaluate, keys: readonly string[]): Evaluate {
  const [only] = keys;
  if (keys.length === 1) return (evaluation) => member(start(evaluation), only);
  return (evaluation) => {
    let value = start(evaluation);
    for (const key of keys) value = member(value, key);
    return value;
  };
}

/** The value of an iterator's name, counted outwards from the innermost, or of a root of the scope. */
function compileRoot(root: string, names: readonly string[]): Evaluate {
  const place = names.lastIndexOf(root);
  // Making these takes longer than running most rules: a scope may compute them at their first use.
  if (place < 0 && (root === "now" || root === "derived")) return ({ scope }) => settle(scope[root]);
  if (place < 0) return ({ scope }) => member(scope, root);
  const outwards = names.length - 1 - place;
  return ({ bound }) => {
    let binding = bound;
    for (let step = 0; step < outwards; step += 1) binding = binding?.outer;
    return settle(binding?.value);
  };
}
