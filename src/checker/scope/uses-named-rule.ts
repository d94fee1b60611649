import { childNodes, type RuleNode } from "../../engine/index.ts";

/** Whether a rule hangs on one that has a name, whose own reads are not among its own. */
export const usesNamedRule = (node: RuleNode): boolean => node.kind === "named" || childNodes(node).some(usesNamedRule);
