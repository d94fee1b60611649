import { matchResults, type RuleNode, readRule } from "../../engine/index.ts";

/** A value that a rule's text contains, and that the rule may give. `pointer`: its place in the rule. */
export interface WrittenResult {
  readonly value: string | number | boolean;
  readonly pointer: string;
}

/** The written values that a rule may give; the elements of a written list each count. */
export const writtenResults = (rule: unknown): WrittenResult[] => writtenIn(readRule(rule).node);

/** As `writtenResults`, of a part of a rule. */
export function writtenIn(node: RuleNode): WrittenResult[] {
  switch (node.kind) {
    case "literal":
      return [{ value: node.value, pointer: node.pointer }];
    case "list":
      return node.items.flatMap(writtenIn);
    case "match":
      return matchResults(node).flatMap(writtenIn);
    case "apply":
      return givenArguments(node).flatMap(writtenIn);
    default:
      return [];
  }
}

/** The arguments of which an operator gives one unchanged. */
function givenArguments({ operator: { name }, args }: RuleNode & { kind: "apply" }): readonly RuleNode[] {
  if (name === "first") return args;
  return name === "if" ? args.filter((_, at) => at % 2 === 1 || at === args.length - 1) : [];
}
