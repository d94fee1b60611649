import type { Page } from "playwright/test";
import type { SavedState } from "../../../tools/sandbox/saved-state.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";
import { type Seen, settled } from "./seen.ts";

/** Where a customer is: what the browser and the back end hold, and what is to be seen. */
export interface Place {
  readonly url: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly state: SavedState;
  readonly seen: Seen;
}

/** A page of this origin without the portal. */
const ELSEWHERE = "/sandbox/api/clock";

/** Remembers a place, as it was written when the page was left. */
export async function remember(page: Page, sandbox: SandboxConsole): Promise<Place> {
  const seen = await settled(page);
  const url = page.url();
  await page.goto(new URL(ELSEWHERE, url).href);
  const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  return { url, ...stored, state: await sandbox.state(), seen };
}

/** Puts a customer back to a place, as a reload does. Throws where they are somewhere else then. */
export async function goBackTo(page: Page, sandbox: SandboxConsole, place: Place): Promise<void> {
  await page.goto(new URL(ELSEWHERE, place.url).href);
  await sandbox.restore(place.state);
  await page.evaluate(({ local, session }) => {
    for (const [area, values] of [
      [localStorage, local],
      [sessionStorage, session],
    ] as const) {
      area.clear();
      for (const [key, value] of Object.entries(values)) area.setItem(key, value);
    }
  }, place);
  await page.goto(place.url);
  const { heading } = await settled(page);
  if (heading !== place.seen.heading) throw new Error(`"${heading}" came back instead of "${place.seen.heading}".`);
}

/** How many rows each table has. */
export async function countRows(sandbox: SandboxConsole): Promise<Readonly<Record<string, number>>> {
  const { tables } = await sandbox.state();
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
}
