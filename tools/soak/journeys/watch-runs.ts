import type { BrowserContext, Page } from "playwright";
import type { Ledger, WatchedStep } from "./ledger.ts";

/** Runs in each page before the portal begins, and reports every step of its runs. */
const WATCHING = `window[Symbol.for("portal.watch")] = ({ run, flow, cause, before, after }) => {
  const standing = ({ frames, ended }) =>
    ended ? "ended" : frames.at(-1).flow + "#" + frames.at(-1).state;
  const asked = before?.pending[cause.token];
  const pending = Object.values(after.pending).filter(({ key }) => key !== undefined);
  window.tellLedger(JSON.stringify({
    run, flow, cause: { kind: cause.kind, name: cause.name, state: cause.state },
    asked: asked && { call: asked.call, key: asked.key },
    failure: cause.failure?.name, result: cause.result, standing: standing(after),
    pending: pending.map(({ call, key }) => ({ call, key })), notice: after.show?.key,
  }));
};`;

/** Lets the pages of a browser report their runs to a ledger; the number names the page. */
export async function watchRuns(context: BrowserContext, ledger: Ledger): Promise<{ pageNumber(page: Page): number }> {
  const numbers = new Map<Page, number>();
  const pageNumber = (page: Page) => {
    const number = numbers.get(page) ?? numbers.size + 1;
    numbers.set(page, number);
    return number;
  };
  await context.exposeBinding("tellLedger", ({ page }, text: string) => {
    const step: WatchedStep = JSON.parse(text);
    ledger.take(step, pageNumber(page));
  });
  await context.addInitScript({ content: WATCHING });
  return { pageNumber };
}
