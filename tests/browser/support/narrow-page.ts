import { expect, type Page } from "playwright/test";

/** Pixels that a finger needs. */
const LEAST_TARGET = 44;

/** Checks the page at 320 px: nothing is cut off or scrolls sideways, and every control fits a finger. */
export async function expectToFitPhone(page: Page): Promise<void> {
  expect(await unfitForPhone(page), "wider than 320 px, or smaller than a finger").toEqual([]);
}

/** What scrolls sideways at 320 px, and the controls that are too small for a finger. */
export async function unfitForPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return [...(await tooWide(page)), ...(await smallTargets(page))];
}

/** Controls that are too small, with their size in pixels. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary");
    const isShown = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().bottom > 0;
    // A press on the label of a checkbox or radio counts.
    const touchTarget = (control: HTMLElement) =>
      (control.matches("input[type=radio], input[type=checkbox]") && control.closest("label")) || control;
    return [...controls].filter(isShown).flatMap((control) => {
      const { width, height } = touchTarget(control).getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent ?? control.id;
      const isSmall = Math.round(width) < least || Math.round(height) < least;
      return isSmall ? [`${control.localName} "${name}" ${width} x ${height}`] : [];
    });
  }, LEAST_TARGET);
}

/** Elements that reach beyond the right edge, where the page scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.body.querySelectorAll("*")];
    const wide = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}
