import { CALL_LIMIT, type Evaluate, type Evaluation, spend } from "./evaluation.ts";
import { isJsonObject, isList, member, presentMembers, type Scope, settle } from "./value.ts";

/** A compiled named rule: the names of its inputs, and its value for given inputs. */
interface CompiledNamedRule {
  readonly inputs: readonly string[];
  readonly evaluate: Evaluate;
}

/** The compiled named rules, by their object in the document. */
const compiled = new WeakMap<object, CompiledNamedRule | undefined>();

/** The document's rule of a name: the programme's own, else the flow's. */
function namedRule(around: Scope, name: string): unknown {
  const replaced = member(member(member(around, "programme"), "rules"), name);
  return replaced ?? member(member(around, "rules"), name);
}

/** The inputs that a named rule declares. */
export function declaredInputs(named: unknown): readonly string[] {
  const inputs = member(named, "in");
  return isList(inputs) ? inputs.filter((input) => typeof input === "string") : [];
}

type Compile = (rule: unknown) => Evaluate | undefined;

/** Evaluates a rule by its name. It sees only its inputs; a rule that cannot be compiled has no value. */
export function callNamed(name: string, args: readonly Evaluate[], evaluation: Evaluation, compile: Compile): unknown {
  const named = namedRule(evaluation.budget.around, name);
  if (!isJsonObject(named)) return undefined;
  if (!compiled.has(named)) compiled.set(named, compileNamed(named, compile));
  return evaluateNamed(compiled.get(named), args, evaluation);
}

/** The same for a trace, which sees the parts of a rule that it compiled itself. */
export function callNamedAnew(
  name: string,
  args: readonly Evaluate[],
  evaluation: Evaluation,
  compile: Compile,
): unknown {
  const named = namedRule(evaluation.budget.around, name);
  return isJsonObject(named) ? evaluateNamed(compileNamed(named, compile), args, evaluation) : undefined;
}

function compileNamed(named: object, compile: Compile): CompiledNamedRule | undefined {
  const evaluate = compile(member(named, "is"));
  return evaluate === undefined ? undefined : { inputs: declaredInputs(named), evaluate };
}

function evaluateNamed(
  rule: CompiledNamedRule | undefined,
  args: readonly Evaluate[],
  evaluation: Evaluation,
): unknown {
  const { budget } = evaluation;
  if (rule === undefined) return undefined;
  // Beyond this limit the whole evaluation has no value, as beyond the steps.
  if (budget.calls >= CALL_LIMIT) budget.left = -1;
  if (!spend(evaluation, rule.inputs.length)) return undefined;
  const given = rule.inputs.map((input, index) => [input, args[index]?.(evaluation)] as const);
  budget.calls += 1;
  const value = rule.evaluate({ scope: presentMembers(given), bound: undefined, budget });
  budget.calls -= 1;
  return settle(value);
}
