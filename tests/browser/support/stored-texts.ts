import type { Page } from "playwright/test";

/** All that a tab keeps as text: both storages, the history entry, the address, cookies. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]),
  );
}
