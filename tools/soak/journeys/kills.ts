import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright";
import type { Random } from "../random.ts";
import type { SandboxLink } from "../sandbox-link.ts";

/** The killed process; a server takes longest to restart. */
const KILLS = ["tab", "page", "tab", "page", "server"] as const;

/** The processes that can be killed in the middle of an action. */
export interface Killing {
  readonly page: Page;
  readonly random: Random;
  readonly sandbox: SandboxLink;
  /** Operations that are answered once under a key. */
  readonly operations: readonly string[];
  killServer(): Promise<void>;
}

/** A completed kill, and the page that continues. */
export interface Killed {
  readonly what: (typeof KILLS)[number];
  /** The back end had done the work, and its reply was on the way. */
  readonly isBeforeReply: boolean;
  readonly page: Page;
}

/** The delay of a reply; longer than the page waits for it. */
const SLOWLY = { kind: "trickle", ms: 4000, times: 1 } as const;
const POLL_INTERVAL_MS = 40;
const LONGEST_MS = 2500;

/** Does an action, and kills in the middle of it: usually between the back end's commit and its reply. */
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

/** Waits until one more request is answered under a key; false without one. */
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

/** The process of the tab ends without notice to the page; the address is opened in a new tab. */
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
