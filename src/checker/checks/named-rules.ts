import type { RuleUse } from "../../documents/text-parts.ts";
import { childNodes, type RuleNode, readRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import { type FlowDocument, fullName, type SourceDocument } from "../read/source-document.ts";
import { listRules } from "../uses/document-uses.ts";
import { findCycle } from "../uses/find-cycle.ts";
import {
  flowsAround,
  type NamedRule,
  ruleSetsOf,
  rulesInSight,
  rulesOfDocument,
  rulesOfFlow,
  rulesOfProgrammes,
} from "../uses/named-rules.ts";
import { type Check, ofAll } from "./check.ts";

/** Named rules exist, get their inputs, agree with the rules that they replace, and never use themselves. */
export const namedRules: Check = {
  ids: ["unknown-rule", "wrong-rule-input", "rule-interface", "duplicate-rule", "rule-cycle"],
  run: ofAll((context, document) => [
    ...wrongUses(context, document),
    ...(document.kind === "rules" ? interfaceProblems(context, document) : []),
    ...(document.kind === "flow" ? repeatedNames(context, document) : []),
    ...(document.kind === "rules" || document.kind === "programme" ? cycleProblems(context, document) : []),
  ]),
};

type NamedNode = RuleNode & { kind: "named" };

function namedNodes(rule: unknown): NamedNode[] {
  const { node, problems } = readRule(rule);
  return problems.length > 0 ? [] : namedIn(node);
}

function namedIn(node: RuleNode): NamedNode[] {
  const inside = childNodes(node).flatMap(namedIn);
  return node.kind === "named" ? [node, ...inside] : inside;
}

function wrongUses(context: CheckContext, document: SourceDocument): FoundHere[] {
  const uses = listRules(context, document).flatMap((use) => namedNodes(use.rule).map((node) => ({ use, node })));
  if (uses.length === 0) return [];
  const rules = rulesInSight(context, document);
  return uses.flatMap(({ use, node }) => wrongUse(use, node, rules));
}

function wrongUse({ path }: RuleUse, { name, args, pointer }: NamedNode, rules: readonly NamedRule[]): FoundHere[] {
  const place = { spot: { path: [...path, ...parsePointer(pointer)] } };
  const [found] = rules.filter((rule) => rule.name === name);
  if (found === undefined) {
    const hint =
      suggest(name, new Set(rules.map((rule) => rule.name)), "rules") ??
      "define it in a rules file that the flow lists";
    return [{ ...place, check: "unknown-rule", message: `unknown rule "${name}"`, hint }];
  }
  if (found.inputs.length === args.length) return [];
  const takes = found.inputs.length === 0 ? "no input" : `the input ${found.inputs.join(", ")}`;
  const message = `rule "${name}" takes ${takes}, and is given ${args.length} values`;
  const hint =
    found.inputs.length === 0
      ? `write { "rule": "${name}" }`
      : `write { "rule": ["${name}", ${found.inputs.map(() => "…").join(", ")}] }`;
  return [{ ...place, check: "wrong-rule-input", message, hint }];
}

/** Two of a flow's rules files have a rule of the same name. */
function repeatedNames(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const sets = ruleSetsOf(context, flow);
  return sets.flatMap((set, index) =>
    rulesOfDocument(set).flatMap(({ name }): FoundHere[] => {
      const before = sets.slice(0, index).find((one) => rulesOfDocument(one).some((rule) => rule.name === name));
      if (before === undefined) return [];
      const message = `rule "${name}" of "${fullName(set)}" is also in "${fullName(before)}"`;
      return [{ check: "duplicate-rule", spot: { path: ["rules", index] }, message, hint: "rename one of them" }];
    }),
  );
}

/** A programme's rule can replace a journey's only when both have the same inputs. */
function interfaceProblems(context: CheckContext, set: SourceDocument<"rules">): FoundHere[] {
  const own = rulesOfDocument(set);
  return rulesOfProgrammes(context).flatMap(({ name, inputs, document, path }) => {
    const replaced = own.find((rule) => rule.name === name);
    if (replaced === undefined || replaced.inputs.join() === inputs.join()) return [];
    const message = `rule "${name}" takes ${list(inputs)}; the rule of "${fullName(set)}" that it replaces takes ${list(replaced.inputs)}`;
    const hint = "take the same inputs in the same order";
    return [{ check: "rule-interface", file: document.path, spot: { path: [...path, "in"] }, message, hint }];
  });
}

const list = (names: readonly string[]) => JSON.stringify(names);

/** Rules that lead back to themselves, for each choice between a programme's and a journey's rule. */
function cycleProblems(context: CheckContext, document: SourceDocument): FoundHere[] {
  const own = rulesOfDocument(document);
  if (own.length === 0) return [];
  const ofProgrammes = usesInProgrammes(context.index);
  const ofFlows = usesIn(flowsAround(context, document).flatMap((flow) => rulesOfFlow(context, flow)));
  const usedBy = (name: string) => [...(ofProgrammes.get(name) ?? []), ...(ofFlows.get(name) ?? [])];
  return own.flatMap(({ name, path }) => {
    const cycle = findCycle(name, usedBy);
    if (cycle === undefined) return [];
    const message = `rule "${name}" uses itself: ${[...cycle, name].join(" → ")}`;
    return [{ check: "rule-cycle", spot: { path, part: "key" }, message, hint: "write one of them without the next" }];
  });
}

/** The rules used by the rules of a name. */
function usesIn(rules: readonly NamedRule[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { name, is } of rules) {
    const used = uses.get(name) ?? new Set<string>();
    uses.set(name, used);
    for (const node of namedNodes(is)) used.add(node.name);
  }
  return uses;
}

const usesInProgrammes = memoize((index: DocumentIndex) => usesIn(index.of("programme").flatMap(rulesOfDocument)));
