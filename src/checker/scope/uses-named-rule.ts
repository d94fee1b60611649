import { childNodes, type RuleNode } from "../../engine/index.ts";

/** Whether a rule uses a named rule, whose reads are not among its own. */
export const usesNamedRule = (node: RuleNode): boolean => node.kind === "named" || childNodes(node).some(usesNamedRule);
