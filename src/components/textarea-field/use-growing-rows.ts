import { type RefObject, useLayoutEffect } from "react";

/** Beyond these the text scrolls inside its box. */
const MOST = 16;

/** Whether the browser sizes a box by its text; ask after the page is there. */
const sizesItself = () => globalThis.CSS?.supports?.("field-sizing", "content") === true;

/** Gives a box the lines that its text takes, where the browser does not. A style attribute would break the policy. */
export function useGrowingRows(area: RefObject<HTMLTextAreaElement | null>, value: string, rows: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the box is what it is measured by.
  useLayoutEffect(() => {
    const box = area.current;
    if (box === null || sizesItself()) return;
    box.rows = rows;
    while (box.scrollHeight > box.clientHeight && box.rows < Math.max(rows, MOST)) box.rows += 1;
  }, [area, value, rows]);
}
