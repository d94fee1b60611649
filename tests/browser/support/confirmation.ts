import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";

/** The press saves one appointment, Tuesday from 19:00 to 22:00 in Singapore. */
export async function expectCalendarFile(page: Page, name: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  expect(download.suggestedFilename()).toBe("Pick-up and return.ics");
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/DTSTART:\d{8}T110000Z\r\n/);
  expect(text).toMatch(/DTEND:\d{8}T140000Z\r\n/);
  expect(text.replaceAll("\r\n ", "")).toContain("Blk 530 Ang Mo Kio Avenue 10");
}

/** On paper there is the page, without what can only be pressed. */
export async function expectPrintedAlone(page: Page, heading: Locator): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
}

/** On a phone and on a desktop, they are seen without scrolling. */
export async function expectOnFirstScreen(page: Page, ...parts: readonly Locator[]): Promise<void> {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 });
  }
}
