import type { Page } from "playwright/test";
import type { SavedState } from "../../../tools/sandbox/saved-state.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";
import { type PageView, settled } from "./page-view.ts";

/** A saved place: the contents of the browser and the back end, and the expected view. */
export interface Checkpoint {
  readonly url: string;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly state: SavedState;
  readonly seen: PageView;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A code sent before is valid for five minutes. */
const GOOD_FOR_MS = 150_000;

/** Whether a place must be reached again, because a code sent before it expires. */
export const isOld = ({ at }: Checkpoint): boolean => Date.now() - at > GOOD_FOR_MS;

/** A page of this origin without the portal. */
const ELSEWHERE = "/sandbox/api/clock";

/** Saves a place, as stored when the page was left. */
export async function saveCheckpoint(page: Page, sandbox: SandboxConsole): Promise<Checkpoint> {
  const seen = await settled(page);
  const url = page.url();
  await page.goto(new URL(ELSEWHERE, url).href);
  const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  return { url, ...stored, state: await sandbox.state(), seen, at: Date.now() };
}

/** Forgets everything that the browser stores of a customer for a site. */
export async function clearSite(page: Page, start: string): Promise<void> {
  await page.goto(start);
  await page.goto(new URL(ELSEWHERE, page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await deleteStorageCopy(page);
}

/** Deletes the copy of local storage, which would override older values. */
async function deleteStorageCopy(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("portal-texts").onsuccess = resolve;
      }),
  );
}

/** Puts a customer back to a place, as a reload does. Throws where they are somewhere else then. */
export async function restoreCheckpoint(page: Page, sandbox: SandboxConsole, checkpoint: Checkpoint): Promise<void> {
  await page.goto(new URL(ELSEWHERE, checkpoint.url).href);
  await sandbox.restore(checkpoint.state);
  await page.evaluate(({ local, session }) => {
    for (const [area, values] of [
      [localStorage, local],
      [sessionStorage, session],
    ] as const) {
      area.clear();
      for (const [key, value] of Object.entries(values)) area.setItem(key, value);
    }
  }, checkpoint);
  await deleteStorageCopy(page);
  const heading = await open(page, checkpoint);
  if (heading !== checkpoint.seen.heading)
    throw new Error(`"${heading}" came back instead of "${checkpoint.seen.heading}".`);
}

/** Where the machine is busy, the short times may run out before a page is there. */
const TRIES = 4;

/** Opens the page of a place, and answers with the heading that came. */
async function open(page: Page, { url, seen }: Checkpoint): Promise<string> {
  let heading = "";
  for (let tries = 0; tries < TRIES && heading !== seen.heading; tries += 1) {
    await page.goto(url);
    heading = (await settled(page)).heading;
  }
  return heading;
}

/** How many rows each table has. */
export async function countRows(sandbox: SandboxConsole): Promise<Readonly<Record<string, number>>> {
  const { tables } = await sandbox.state();
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
}
