import type { Node } from "jsonc-parser";
import type { Found } from "../findings/problem.ts";
import type { Check } from "./check.ts";

/** A key that occurs twice in one object: JSON parsers silently keep the last. */
export const duplicateKey: Check = {
  ids: ["duplicate-key"],
  run: ({ index }) =>
    index.documents.flatMap(({ path, tree, mayRepeatKeys }) => (mayRepeatKeys ? repeatedKeys(path, tree()) : [])),
};

function repeatedKeys(file: string, node: Node): Found[] {
  const inner = (node.children ?? []).flatMap((child) => repeatedKeys(file, child));
  if (node.type !== "object") return inner;
  const seen = new Set<unknown>();
  const repeated = (node.children ?? []).flatMap((property): Found[] => {
    const key = property.children?.[0];
    if (!key) return [];
    if (!seen.has(key.value)) {
      seen.add(key.value);
      return [];
    }
    const spot = { offset: key.offset, length: key.length };
    return [{ file, spot, message: `"${key.value}" occurs twice in this object`, hint: "keep one of the two" }];
  });
  return [...repeated, ...inner];
}
