import type { BrowserContext, Page } from "playwright/test";
import { sayIn } from "../support/messages.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";
import { type PageView, settled } from "./page-view.ts";
import type { Step, Walk, WalkContext } from "./walk.ts";

/** Opens a page for a walk; `problems` are the errors that it does not catch. */
export async function openFor(context: BrowserContext): Promise<{ page: Page; problems: readonly string[] }> {
  const problems: string[] = [];
  context.on("weberror", (error) => void problems.push(`page error: ${error.error().message}`));
  return { page: await context.newPage(), problems };
}

/** The tools that the steps of a walk have on a page. */
export function createWalkContext({ locale, person, start }: Walk, page: Page, sandbox: SandboxConsole): WalkContext {
  return {
    ...{ page, sandbox, say: sayIn(locale) },
    code: async () => sandbox.newestCode(await sandbox.person(person)),
    open: (path) => page.goto(URL.canParse(start) ? new URL(path, start).href : path),
    async link() {
      const { link } = (await sandbox.outbox(await sandbox.person(person))).find((message) => message.link) ?? {};
      if (link === undefined) throw new Error(`No link was sent to ${person}.`);
      return link;
    },
  };
}

/** Opens a walk's first page, with the browser's stored values. */
export async function begin({ start, stored }: Walk, page: Page): Promise<void> {
  await page.goto(start);
  if (stored === undefined) return;
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.goto(start);
}

/** Performs a step, and waits for its result. */
export async function take(step: Step, walkContext: WalkContext): Promise<PageView> {
  await settled(walkContext.page);
  await step.fill?.(walkContext);
  await step.press(walkContext);
  return settled(walkContext.page);
}
