import { expect, type Page } from "playwright/test";

/** The visible parts of a page. */
export interface PageView {
  readonly heading: string;
  readonly text: string;
  /** Announced texts and dialogs. */
  readonly messages: readonly string[];
  /** Labels of what can be pressed. */
  readonly actions: readonly string[];
  /** Typed values, without secrets: label and value, in order. */
  readonly values: readonly (readonly [label: string, value: string])[];
  /** Whether a password or a code is asked for. */
  readonly asksSecrets: boolean;
  readonly isBusy: boolean;
}

/** As long as a slow machine may need. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 80;
/** So many reads in a row show the same. */
const CALM_READS = 3;

/** Reads the page until it settles; throws after that many milliseconds. */
export async function settled(page: Page, timeout = LONGEST_MS): Promise<PageView> {
  let seen = await readView(page);
  let calm = 0;
  const isCalm = async () => {
    const before = JSON.stringify(seen);
    seen = await readView(page);
    calm = !seen.isBusy && JSON.stringify(seen) === before ? calm + 1 : 0;
    return calm >= CALM_READS;
  };
  const rest = expect.poll(isCalm, { intervals: [PAUSE_MS], timeout }).toBe(true);
  await rest.catch(() => Promise.reject(new Error(`The page does not come to rest: ${JSON.stringify(seen)}`)));
  return seen;
}

/** The present view; a page that is being left is busy. */
export function readView(page: Page): Promise<PageView> {
  const nothing: PageView = {
    heading: "",
    text: "",
    messages: [],
    actions: [],
    values: [],
    ...{ asksSecrets: false, isBusy: true },
  };
  return page.evaluate(readViewInPage).catch(() => nothing);
}

/** Runs in the page. */
function readViewInPage(): PageView {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visibleText = (element: Element) => (element instanceof HTMLElement ? element.innerText : "").trim();
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter(isSeen);
  const dialog = all("dialog[open]").at(-1);
  const stage = dialog ?? document.querySelector("main") ?? document.body;
  const isSecret = (field: Element) => field.matches('[type="password"], [autocomplete="one-time-code"]');
  const allFields = all("input:not([type=file]), select, textarea", stage);
  const fields = allFields.filter((field) => !isSecret(field));
  const typedIn = (field: Element): string => {
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) return String(field.checked);
    return "value" in field ? String(field.value) : "";
  };
  const fieldLabel = (field: Element) =>
    field instanceof HTMLInputElement ? [...(field.labels ?? [])].map(visibleText).join(" ") : field.id;
  return {
    heading: visibleText(all("h1", stage)[0] ?? all("h1, h2", stage)[0] ?? stage).split("\n")[0] ?? "",
    text: visibleText(stage),
    messages: [
      ...all('[role="alert"], [role="status"]').map(visibleText),
      ...(dialog ? [visibleText(dialog)] : []),
    ].filter((one) => one !== ""),
    actions: all("button:not([disabled]):not([aria-disabled=true]), a[href]", stage)
      .map(visibleText)
      .filter((one) => one !== ""),
    values: fields.map((field) => [fieldLabel(field), typedIn(field)] as const),
    asksSecrets: allFields.length > fields.length,
    // The prerendered screen stays until the app has drawn its own.
    isBusy: document.getElementById("first-screen") !== null || all('[aria-busy="true"]').length > 0,
  };
}
