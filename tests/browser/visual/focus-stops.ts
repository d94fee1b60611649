import type { Page } from "playwright/test";
import { reportFinding } from "./findings.ts";

/** The visible defects of a stop of the focus; empty if none. Runs in the page. */
function lacksAt(): string | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body || at.localName === "iframe") return undefined;
  const name = `${at.localName} "${at.getAttribute("aria-label") ?? at.innerText?.slice(0, 40)}" ${at.id}`;
  // Where a field draws parts of its own, such as the cells of a code, one of them shows it.
  const parts = at.matches("input") ? (at.parentElement?.querySelectorAll("[data-is-active]") ?? []) : [];
  const around = [at, at.parentElement, at.parentElement?.parentElement, at.closest("label"), ...parts];
  const isDrawn = (one: Element | null | undefined, pseudo?: string) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  };
  const isShown = around.some((one) => isDrawn(one) || isDrawn(one, "::before") || isDrawn(one, "::after"));
  if (!isShown && !/^h[1-6]$|^main$/.test(at.localName)) return `the focus on ${name} cannot be seen`;
  const { left, top, width, height } = (at.closest("label") ?? at).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(x, y);
  const isCovered =
    over !== null && !over.contains(at) && !at.contains(over) && over.closest("label") !== at.closest("label");
  if (isCovered) return `${name} has the focus and lies under ${over?.outerHTML.slice(0, 80)}`;
  return over === null && height < innerHeight ? `${name} has the focus and is out of view` : undefined;
}

function report(page: Page, finding: string): void {
  const { host, pathname } = new URL(page.url());
  reportFinding(host + pathname, "by keys", finding);
}

/** Looks at the stop to which the focus has come. */
export async function focusedOn(page: Page): Promise<void> {
  const finding = await page.evaluate(lacksAt).catch(() => undefined);
  if (finding !== undefined) report(page, finding);
}

/** Whether the focus is on nothing, and where. Runs in the page. */
const focusNow = () => ({
  isLost: document.activeElement === document.body || document.activeElement === null,
  born: String(performance.timeOrigin),
  heading: [...document.querySelectorAll("h1, dialog[open] h2")].at(-1)?.textContent ?? "",
});

/** The document on which something was done by keys, and what: from then on the focus may not be lost. */
const used = new WeakMap<Page, { readonly born: string; readonly deed: string }>();

/** React moves the focus after it has drawn a screen; on a busy machine the next action can come before that. */
const DRAWING_MS = 250;

/** Before an action: whether the action before it lost the focus. */
export async function note(page: Page, deed: string): Promise<void> {
  const atOnce = await page.evaluate(focusNow);
  if (atOnce.isLost) await new Promise((resolve) => setTimeout(resolve, DRAWING_MS));
  const { isLost, born, heading } = atOnce.isLost ? await page.evaluate(focusNow) : atOnce;
  const last = used.get(page);
  if (isLost && last?.born === born) report(page, `the focus is on nothing at "${heading}", after ${last.deed}`);
  used.set(page, { born, deed });
}
