import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import type { Random } from "../random.ts";
import type { SandboxLink } from "../sandbox-link.ts";

/** What dies; a server takes longest to come back. */
const KILLS = ["tab", "page", "tab", "page", "server"] as const;

/** What can be killed in the middle of something. */
export interface Killing {
  readonly page: Page;
  readonly random: Random;
  readonly sandbox: SandboxLink;
  /** Operations that are answered once under a key. */
  readonly operations: readonly string[];
  killServer(): Promise<void>;
}

/** A kill as it was done, and the page that goes on. */
export interface Killed {
  readonly what: (typeof KILLS)[number];
  /** The back end had done what was asked, and its answer was on the way. */
  readonly isBeforeReply: boolean;
  readonly page: Page;
}

/** An answer that takes longer than the page waits for it. */
const SLOWLY = { kind: "trickle", ms: 4000, times: 1 } as const;
const POLL_INTERVAL_MS = 40;
const LONGEST_MS = 2500;

/** Does something, and kills in the middle of it: mostly between what the back end commits and its reply. */
export async function killDuring(act: () => Promise<unknown>, of: Killing): Promise<Killed> {
  const { random, sandbox, operations } = of;
  const what = random.pick(KILLS) ?? "tab";
  const waits = random.isLucky(0.7);
  const delay = random.below(600);
  let isBeforeReply = false;
  if (waits) await sandbox.faults(Object.fromEntries(operations.map((id) => [id, SLOWLY])));
  const known = waits ? await sandbox.countKeyed() : 0;
  const doing = act().catch(() => undefined);
  if (waits) isBeforeReply = await isAnswered(sandbox, known, doing);
  else await pause(delay);
  const page = await kill(what, of);
  await doing;
  return { what, isBeforeReply, page };
}

/** Waits until one more request was answered under a key; false where none is. */
async function isAnswered(sandbox: SandboxLink, known: number, doing: Promise<unknown>): Promise<boolean> {
  let end = Date.now() + LONGEST_MS;
  void doing.then(() => {
    end = Math.min(end, Date.now() + LONGEST_MS / 3);
  });
  while (Date.now() < end) {
    if ((await sandbox.countKeyed()) > known) return true;
    await pause(POLL_INTERVAL_MS);
  }
  return false;
}

async function kill(what: Killed["what"], { page, killServer }: Killing): Promise<Page> {
  if (what === "server") await killServer();
  if (what === "page") await page.reload({ waitUntil: "commit" }).catch(() => undefined);
  return what === "tab" ? killTab(page) : page;
}

/** The process of the tab dies without a word to the page; the address is opened in a new tab. */
async function killTab(page: Page): Promise<Page> {
  const address = page.url();
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  const crashed = new Promise((resolve) => page.once("crash", resolve));
  devTools.send("Page.crash").catch(() => undefined);
  await Promise.race([crashed, pause(LONGEST_MS)]);
  await Promise.race([page.close().catch(() => undefined), pause(LONGEST_MS)]);
  const next = await context.newPage();
  await next.goto(address, { waitUntil: "commit" }).catch(() => undefined);
  return next;
}
