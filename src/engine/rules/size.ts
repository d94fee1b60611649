import { childNodes, type RuleNode } from "./rule-node.ts";
import { isJsonObject } from "./value.ts";

/** The maximum number of members and elements, at every depth, of a value made by a rule. */
export const SIZE_LIMIT = 100_000;

/**
 * Whether a rule can give more than it reads: it may name one large value many times, which costs a step each time, but
 * the JSON repeats the value.
 */
export function canGrow(node: RuleNode): boolean {
  const makes = node.kind === "list" || node.kind === "members" || node.kind === "named";
  return makes || (node.kind === "each" && node.operator.name === "map") || childNodes(node).some(canGrow);
}

/** Whether a value stays within the limit. */
export function isSmall(value: unknown): boolean {
  let left = SIZE_LIMIT;
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const holder of level) {
      const inner = childValues(holder);
      left -= inner.length;
      if (left < 0) return false;
      next.push(...inner.filter(isHolder));
    }
    level = next;
  }
  return true;
}

const isHolder = (value: unknown) => typeof value === "object" && value !== null;

function childValues(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) ? Object.values(value) : [];
}
