import type { Page } from "playwright";
import { readView, type View } from "./read-view.ts";
import type { RequestWatch } from "./requests.ts";

/** A page at rest, or the reason why it is stuck. */
export interface Rest {
  readonly view: View;
  readonly stuck?: string;
}

const POLL_INTERVAL_MS = 150;
/** Longer than any pause between two tries, and than the wait for the page of another party, on a slow machine. */
const QUIET_MS = 30_000;
/** Longer than all deadlines of one step. */
const LONGEST_MS = 90_000;

/** Waits until a page is not busy and offers a control; returns the reason when that does not happen. */
export async function settle(page: Page, requests: RequestWatch): Promise<Rest> {
  const start = Date.now();
  for (;;) {
    const view = await readView(page);
    const canContinue = view.presses.length + view.fields.length > 0;
    if (!view.isBusy && canContinue) return { view };
    const isQuiet = requests.pending() === 0 && requests.quietMs() > QUIET_MS && Date.now() - start > QUIET_MS;
    if (isQuiet) return { view, stuck: view.isBusy ? "it is busy without a request" : "no control leads on" };
    if (Date.now() - start > LONGEST_MS) return { view, stuck: `it is busy for ${LONGEST_MS / 1000} seconds` };
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
}
