import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "./accessible-page.ts";

const WIDE = { width: 1280, height: 480 };
const PHONE = { width: 390, height: 844 };

/** Checks a summary: beside the content, and in view to the end of a wide page; before the button on a phone. */
export async function expectSummaryColumn(page: Page, summary: Locator, button: Locator): Promise<void> {
  await page.setViewportSize(WIDE);
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(summary).toBeInViewport();
  const [beside, action] = await boxes(summary, button);
  expect(beside.x).toBeGreaterThan(action.x + action.width);
  await page.setViewportSize(PHONE);
  const [above, below] = await boxes(summary, button);
  expect(above.y + above.height).toBeLessThan(below.y);
  expect(below.width).toBeGreaterThan(PHONE.width * 0.8);
}

async function boxes(one: Locator, other: Locator) {
  const found = [await one.boundingBox(), await other.boundingBox()] as const;
  const nowhere = { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  return [found[0] ?? nowhere, found[1] ?? nowhere] as const;
}

/** What a second column says of a journey. */
interface Known {
  readonly device: string;
  /** The plan, what was chosen and what it costs: texts of its definitions. */
  readonly facts: readonly (string | RegExp)[];
}

/** On a wide page what is known is beside the content: the device with its picture, and each fact. */
export async function expectKnownBeside(page: Page, { device, facts }: Known): Promise<void> {
  await page.setViewportSize({ width: 992, height: 800 });
  const card = page.getByRole("article", { name: device, exact: true });
  await expect(card).toBeInViewport();
  await expect(card.locator("svg[data-drawing], img").first()).toBeVisible();
  for (const fact of facts) await expect(page.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
}

/** What is known so far is beside the question on a wide page, and not on a phone. */
export async function expectKnownSoFar(page: Page, known: Known): Promise<void> {
  const title = page.getByRole("heading", { name: "Your request", exact: true });
  await expectKnownBeside(page, known);
  await expect(title).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title).toBeHidden();
}
