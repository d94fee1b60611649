import type { Each } from "../../documents/generated/screen.ts";
import { objectEntries } from "../../documents/json.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Draft } from "../read/draft.ts";
import { type BlockOfScreen, type Check, ofEachBlock } from "./check.ts";

/** A component with the role of a list contains only its elements. */
export const listElements: Check = { ids: ["stray-block"], run: ofEachBlock(strayBlocks) };

function strayBlocks({ component }: CheckContext, { screen, block, path }: BlockOfScreen): FoundHere[] {
  const contract = component(String(block.component));
  const { slots = [], takes = {} } = contract ?? {};
  return objectEntries(block.children).flatMap(([name, child]): FoundHere[] => {
    const elements = takes[String(child.slot ?? slots[0])];
    if (elements === undefined) return [];
    const at = [...path, "children", name];
    const problem = { file: screen.path };
    const use = String(child.component);
    const whole = `"${contract?.name}" is a list, and holds only ${elements.join(" and ")}`;
    if (!elements.includes(use))
      return [
        { ...problem, spot: { path: [...at, "component"] }, message: whole, hint: suggest(use, elements, "elements") },
      ];
    if (!hasOthersInPlace(child.each)) return [];
    const hint = "put texts for loading and for an empty list outside of it";
    return [{ ...problem, spot: { path: [...at, "each"], part: "key" }, message: `${whole}; this adds a text`, hint }];
  });
}

/** Whether a text can replace the elements: of an empty list, a loading one, or a failed one. */
function hasOthersInPlace(each: Draft<Each> | undefined): boolean {
  const loads = rulePaths(each?.in).some(({ text }) => text.startsWith("load."));
  return loads || each?.empty !== undefined;
}
