import type { Rule } from "../generated/rule.ts";
import { compileObserved, type Observe, RuleProblemsError } from "./compile-rule.ts";
import { type Evaluation, startEvaluation } from "./evaluation.ts";
import { readRule } from "./parse-rule.ts";
import type { RuleNode } from "./rule-node.ts";
import { type Reason, reasonsFor } from "./trace-reasons.ts";
import type { TracedPart } from "./traced-part.ts";
import { type Scope, settle } from "./value.ts";

/** The trace of a rule's value. */
export interface RuleTrace {
  readonly value: unknown;
  readonly root: TracedPart;
  /** The leaves that decided, with the values that they read: for a guard that is not true, the false conditions. */
  readonly because: readonly Reason[];
  /** False when there were more parts than a trace holds, or the rule exceeded its steps. */
  readonly isComplete: boolean;
}

/** The maximum number of parts in a trace. */
export const TRACE_LIMIT = 2_000;

/** Evaluates a rule and explains its value. Throws RuleProblemsError for a rule that parseRule refuses. */
export function traceRule(rule: Rule, scope: Scope): RuleTrace {
  const { node, problems } = readRule(rule);
  if (problems.length > 0) throw new RuleProblemsError(problems);
  const recorder = new Recorder();
  const evaluation = startEvaluation(scope);
  const value = settle(compileObserved(node, recorder.observe)(evaluation));
  const isWithinSteps = evaluation.budget.left >= 0;
  const root = recorder.root ?? { ...describe(node), value: undefined, parts: [] };
  return {
    value: isWithinSteps ? value : undefined,
    root,
    because: reasonsFor(root),
    isComplete: isWithinSteps && recorder.isComplete,
  };
}

interface Recording extends TracedPart {
  value: unknown;
  readonly parts: Recording[];
}

/** Records parts during evaluation, each under the part that required it. */
class Recorder {
  root: Recording | undefined;
  isComplete = true;
  #current: Recording | undefined;
  #count = 0;

  readonly observe: Observe = (node, evaluate, rule) => {
    const described = describe(node, rule);
    return (evaluation) => this.#record(described, () => evaluate(evaluation), evaluation);
  };

  #record(described: Description, evaluate: () => unknown, { budget }: Evaluation): unknown {
    this.#count += 1;
    if (this.#count > TRACE_LIMIT) {
      this.isComplete = false;
      return evaluate();
    }
    const part: Recording = { ...described, value: undefined, parts: [] };
    const outer = this.#current;
    if (outer === undefined) this.root = part;
    else outer.parts.push(part);
    this.#current = part;
    const value = evaluate();
    this.#current = outer;
    part.value = budget.left < 0 ? undefined : settle(value);
    return value;
  }
}

type Description = Omit<TracedPart, "value" | "parts">;

function describe(node: RuleNode, rule?: string): Description {
  const at = { pointer: node.pointer, ...(rule === undefined ? {} : { rule }) };
  switch (node.kind) {
    case "literal":
    case "list":
      return { ...at, operator: node.kind };
    case "path":
      return { ...at, operator: "var", path: node.text };
    case "members":
      return { ...at, operator: "object" };
    case "named":
      return { ...at, operator: "rule" };
    case "match":
      return { ...at, operator: "match" };
    case "each":
    case "apply":
      return { ...at, operator: node.operator.name };
  }
}
