import { readRule } from "./parse-rule.ts";
import { innerPath, type Path, type PathStep } from "./path.ts";
import { childNodes, type RuleNode } from "./rule-node.ts";

/** A path that a rule reads from its scope. */
export interface RulePath {
  /** As written, such as `programme.types[data.incident].slots`. */
  readonly text: string;
  readonly path: Path;
  /** The place of the path: a JSON Pointer from the rule's root. */
  readonly pointer: string;
}

/**
 * Every path that a rule reads, except those that start at an iterator's name. A path in brackets is listed as a path
 * of its own, after the one that contains it.
 */
export function rulePaths(rule: unknown): RulePath[] {
  return [...walkPaths(readRule(rule).node, new Set())];
}

function* walkPaths(node: RuleNode, bound: ReadonlySet<string>): Generator<RulePath> {
  if (node.kind === "path") yield* withKeys(node.path, node.text, node.pointer, bound);
  if (node.kind === "each") {
    yield* walkPaths(node.list, bound);
    yield* walkPaths(node.body, new Set([...bound, node.as]));
    return;
  }
  for (const part of childNodes(node)) yield* walkPaths(part, bound);
}

function* withKeys(path: Path, text: string, pointer: string, bound: ReadonlySet<string>): Generator<RulePath> {
  if (!bound.has(path.root)) yield { text, path, pointer };
  for (const step of path.steps) {
    const inner = innerPath(step);
    if (inner !== undefined) yield* withKeys(inner, formatPath(inner), pointer, bound);
  }
}

function formatPath(path: Path): string {
  return path.root + path.steps.map(formatStep).join("");
}

function formatStep(step: PathStep): string {
  if ("key" in step) return `.${step.key}`;
  return "keyAt" in step ? `[${formatPath(step.keyAt)}]` : `[${step.member}=${formatPath(step.equals)}]`;
}
