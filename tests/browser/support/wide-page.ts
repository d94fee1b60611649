import type { Page } from "playwright/test";

/** A desktop's window, in pixels. */
const WIDE = { width: 1280, height: 800 };

/** The least part of the window's width that a customer's page fills. */
const LEAST_SHARE = 0.6;

/** How many pixels of its height do so at least: more than a banner has, less than a short summary. */
const LEAST_HEIGHT = 96;

/** How far apart the lines are along which a page is measured, in pixels. */
const STEP = 8;

/**
 * A page of a signed-in customer that leaves more of a wide window empty than it may; pages of visitors are narrow. What
 * fills the width must do so over some height: one wide banner above a narrow form does not fill a page.
 */
export async function unfitForDesktop(page: Page): Promise<string[]> {
  await page.setViewportSize(WIDE);
  const shares = await page.evaluate((step) => {
    if (document.querySelector("header nav") === null || document.querySelector("[aria-modal=true]") !== null) return;
    const drawn = [...document.querySelectorAll("main *")].filter((element) => {
      const { borderTopStyle, backgroundColor } = getComputedStyle(element);
      return element.children.length === 0 || borderTopStyle !== "none" || backgroundColor !== "rgba(0, 0, 0, 0)";
    });
    const boxes = drawn.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1);
    const lines = Array.from({ length: Math.ceil(innerHeight / step) }, (_, index) => index * step);
    return lines.map((y) => {
      const crossed = boxes.filter(({ top, bottom }) => top <= y && y < bottom);
      if (crossed.length === 0) return 0;
      const left = Math.min(...crossed.map((box) => box.left));
      const right = Math.max(...crossed.map((box) => box.right));
      return (right - left) / document.documentElement.clientWidth;
    });
  }, STEP);
  if (shares === undefined) return [];
  const filled = shares.filter((share) => share >= LEAST_SHARE).length * STEP;
  const widest = Math.round(Math.max(...shares) * 100);
  const least = `${LEAST_SHARE * 100} % of ${WIDE.width} px`;
  return filled < LEAST_HEIGHT ? [`${filled} px of its height fill ${least}, the widest line ${widest} %`] : [];
}
