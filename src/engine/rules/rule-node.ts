import type { EachOperator, ListedOperator } from "./operator.ts";
import type { Path } from "./path.ts";

/** A parsed rule. `pointer` is a JSON Pointer from the rule's root to the node. */
export type RuleNode =
  | { readonly kind: "literal"; readonly value: string | number | boolean; readonly pointer: string }
  | { readonly kind: "list"; readonly items: readonly RuleNode[]; readonly pointer: string }
  | { readonly kind: "path"; readonly path: Path; readonly text: string; readonly pointer: string }
  | { readonly kind: "members"; readonly members: readonly (readonly [string, RuleNode])[]; readonly pointer: string }
  | {
      readonly kind: "each";
      readonly operator: EachOperator;
      readonly list: RuleNode;
      readonly as: string;
      readonly body: RuleNode;
      readonly hasFlag: boolean;
      readonly pointer: string;
    }
  | {
      readonly kind: "apply";
      readonly operator: ListedOperator;
      readonly args: readonly RuleNode[];
      readonly pointer: string;
    }
  | {
      readonly kind: "match";
      readonly value: RuleNode;
      readonly branches: readonly (readonly [string, RuleNode])[];
      readonly otherwise: RuleNode | undefined;
      readonly pointer: string;
    }
  | { readonly kind: "named"; readonly name: string; readonly args: readonly RuleNode[]; readonly pointer: string };

/** The direct children of a node, in the order of the document. */
export function childNodes(node: RuleNode): readonly RuleNode[] {
  switch (node.kind) {
    case "literal":
    case "path":
      return [];
    case "list":
      return node.items;
    case "members":
      return node.members.map(([, member]) => member);
    case "each":
      return [node.list, node.body];
    case "match":
      return [node.value, ...matchResults(node)];
    case "apply":
    case "named":
      return node.args;
  }
}

/** What a `match` can give: its branches, then what it gives otherwise. */
export const matchResults = ({ branches, otherwise }: RuleNode & { kind: "match" }): readonly RuleNode[] => [
  ...branches.map(([, branch]) => branch),
  ...(otherwise === undefined ? [] : [otherwise]),
];
