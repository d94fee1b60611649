import { member, objectEntries } from "../../documents/json.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { type BlockOfScreen, type Check, ofEachBlock } from "./check.ts";

/** A component that is a list to whoever listens to a page holds its elements alone. */
export const listElements: Check = {
  ids: ["stray-block"],
  run: ofEachBlock(strayBlocks),
};

function strayBlocks({ component }: CheckContext, { screen, block, path }: BlockOfScreen): Problem[] {
  const contract = component(String(member(block, "use")));
  const { slots = [], takes = {} } = contract ?? {};
  return objectEntries(member(block, "children")).flatMap(([name, child]): Problem[] => {
    const elements = takes[String(member(child, "slot") ?? slots[0])];
    if (elements === undefined) return [];
    const at = [...path, "children", name];
    const problem = { check: "stray-block", file: screen.path };
    const use = String(member(child, "use"));
    const whole = `"${contract?.name}" is a list, and holds only ${elements.join(" and ")}`;
    if (!elements.includes(use))
      return [{ ...problem, spot: { path: [...at, "use"] }, message: whole, hint: suggest(use, elements, "elements") }];
    if (!hasOthersInPlace(member(child, "each"))) return [];
    const hint = "put texts for loading and for an empty list outside of it";
    return [{ ...problem, spot: { path: [...at, "each"], part: "key" }, message: `${whole}; this adds a text`, hint }];
  });
}

/** Whether words may stand in the place of the elements: of none, or of what is being loaded, or cannot be. */
function hasOthersInPlace(each: unknown): boolean {
  const loads = rulePaths(member(each, "in")).some(({ text }) => text.startsWith("load."));
  return loads || member(each, "empty") !== undefined;
}
