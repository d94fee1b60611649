import type { Node } from "jsonc-parser";

/** The value of a syntax tree. Members are own properties, also one named `__proto__`; of a repeated key the last stands. */
export function valueOfTree(node: Node): unknown {
  switch (node.type) {
    case "object":
      return Object.fromEntries((node.children ?? []).flatMap(entryOf));
    case "array":
      return (node.children ?? []).map(valueOfTree);
    default:
      return node.value;
  }
}

function entryOf(property: Node): [string, unknown][] {
  const [key, value] = property.children ?? [];
  return key && value ? [[String(key.value), valueOfTree(value)]] : [];
}
