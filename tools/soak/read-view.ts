import type { Page } from "playwright";

/** A button or link that can be pressed. */
export interface Press {
  /** Its place among all buttons and links of the document. */
  readonly nth: number;
  readonly name: string;
  readonly isSubmit: boolean;
  /** The screen's primary control. */
  readonly isPrimary: boolean;
  /** In the page or dialog on view, and not in the frame around it. */
  readonly isOnStage: boolean;
  /** Shows another part of the same page. */
  readonly isTab: boolean;
}

/** A field that can be answered. */
export interface Answerable {
  readonly nth: number;
  readonly id: string;
  readonly kind: "text" | "choice" | "select" | "file";
  /** Of one choice among several, their common name; empty for all others. */
  readonly group: string;
  readonly type: string;
  readonly autocomplete: string;
  /** The page shows a message for its present answer. */
  readonly isRefused: boolean;
  /** It has a text already. */
  readonly isFilled: boolean;
  readonly options: readonly string[];
}

/** The view of a page now. */
export interface View {
  readonly heading: string;
  readonly path: string;
  readonly isBusy: boolean;
  readonly presses: readonly Press[];
  readonly fields: readonly Answerable[];
}

/** The controls and fields; `nth` counts the matches of these selectors. */
export const PRESSABLE = "button, a[href]";
export const ANSWERABLE = "input, select, textarea";

/** Reads the view of a page; a page that is being left is busy. */
export function readView(page: Page): Promise<View> {
  const nothing: View = { heading: "", path: pagePath(page), isBusy: true, presses: [], fields: [] };
  return page.evaluate(readViewInPage, { pressable: PRESSABLE, answerable: ANSWERABLE }).catch((error: unknown) => {
    if (isLeft(error)) return nothing;
    throw error;
  });
}

const isLeft = (error: unknown) =>
  error instanceof Error && /context was destroyed|navigat|closed/i.test(error.message);

/** A page lacks the wrapper that tsx puts around functions. */
export const FUNCTION_NAMES = "globalThis.__name ??= (value) => value;";

/** The path of a page's address. */
export function pagePath(page: Page): string {
  return URL.canParse(page.url()) ? new URL(page.url()).pathname : "";
}

/** Runs in the page. */
function readViewInPage({ pressable, answerable }: { pressable: string; answerable: string }): View {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const dialog = [...document.querySelectorAll("dialog[open]")].filter(isSeen).at(-1);
  const stage = dialog ?? document.querySelector("main") ?? document.body;
  const isModal = dialog?.matches(":modal") === true;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].entries();
  const isOpen = (element: Element) =>
    isSeen(element) && !element.matches(":disabled, [aria-disabled=true]") && (!isModal || stage.contains(element));
  const isOurs = (element: Element) =>
    !(element instanceof HTMLAnchorElement) || (element.origin === location.origin && element.target === "");
  const fieldKind = (field: Element): Answerable["kind"] => {
    if (field instanceof HTMLSelectElement) return "select";
    const type = field instanceof HTMLInputElement ? field.type : "text";
    if (type === "file") return "file";
    return type === "radio" || type === "checkbox" ? "choice" : "text";
  };
  return {
    heading: stage.querySelector("h1, h2")?.textContent?.trim() ?? "",
    path: location.pathname,
    isBusy: [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen),
    presses: [...all(pressable)]
      .filter(([, element]) => isOpen(element) && isOurs(element))
      .map(([nth, element]) => ({
        nth,
        name: (element.getAttribute("aria-label") ?? element.innerText).trim(),
        isSubmit: element instanceof HTMLButtonElement && element.type === "submit",
        isPrimary: /(?:^|[\s_])primary(?:[\s_]|$)/.test(element.className),
        isOnStage: stage.contains(element),
        isTab: element.role === "tab",
      })),
    fields: [...all(answerable)]
      .filter(([, element]) => stage.contains(element) && (isOpen(element) || element.matches("[type=file]")))
      .filter(([, element]) => !element.matches(":read-only:not([type=radio], [type=checkbox], [type=file], select)"))
      .map(([nth, element]) => ({
        nth,
        id: element.id,
        kind: fieldKind(element),
        group: element instanceof HTMLInputElement && element.type === "radio" ? element.name : "",
        type: element.getAttribute("type") ?? "text",
        autocomplete: element.getAttribute("autocomplete") ?? "",
        isRefused: element.getAttribute("aria-invalid") === "true",
        isFilled: fieldKind(element) === "text" && (element as HTMLInputElement).value !== "",
        options:
          element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value).filter(Boolean) : [],
      })),
  };
}
