import type { Page } from "playwright/test";

/** Boxes of a page that have an edge or a ground of their own, and nothing in them. */
export function emptyBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Lower or narrower ones are lines, marks and samples of colours. */
    const least = { width: 100, height: 24 };
    const isDrawn = ({ borderTopWidth, borderBottomWidth, backgroundColor }: CSSStyleDeclaration) =>
      (borderTopWidth !== "0px" && borderBottomWidth !== "0px") || backgroundColor !== "rgba(0, 0, 0, 0)";
    return [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((element) => element.matches("div, section, aside, article, ul, ol, dl, p, span"))
      .filter((element) => element.children.length === 0 && element.innerText.trim() === "")
      .filter((element) => element.offsetWidth >= least.width && element.offsetHeight >= least.height)
      .filter((element) => element.checkVisibility() && isDrawn(getComputedStyle(element)))
      .map(
        ({ className, offsetWidth, offsetHeight }) => `an empty box: ${className}, ${offsetWidth} × ${offsetHeight}`,
      );
  });
}
