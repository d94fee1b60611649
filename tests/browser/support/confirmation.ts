import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";

/** The press saves one appointment, Tuesday from 19:00 to 22:00 in Singapore. */
export async function expectCalendarFile(page: Page, name: string, entry: CalendarEntry): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  expect(download.suggestedFilename()).toBe(`${entry.title}.ics`);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(new RegExp(`DTSTART:\\d{8}T${entry.starts}Z\\r\\n`));
  expect(text).toMatch(new RegExp(`DTEND:\\d{8}T${entry.ends}Z\\r\\n`));
  expect(text.replaceAll("\r\n ", "")).toContain(entry.place);
}

/** What a calendar file has: times in UTC as `hhmmss`. */
interface CalendarEntry {
  readonly title: string;
  readonly starts: string;
  readonly ends: string;
  readonly place: string;
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
