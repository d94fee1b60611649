import type { BrowserContext, Locator, Page } from "playwright/test";
import { notedClients } from "../support/served-clients.ts";
import { inspectScreen } from "./inspect-screen.ts";
import { checkByKeys, fillByKeys, pressByKeys, selectByKeys, uploadByKeys } from "./keyboard-input.ts";

/** How a test performs its actions. */
export interface InputMode {
  /** The folder for screenshots of each screen, which is also checked; undefined without visual checks. */
  readonly pictureFolder: string | undefined;
  /** Whether all that it clicks, ticks, chooses and types is done by keys. */
  readonly isByKeys: boolean;
}

/** `LOOKS` is a folder for screenshots (empty: none); with `HANDS=keys` all input is by keyboard. */
const ofEnvironment: InputMode = {
  pictureFolder: process.env.LOOKS || undefined,
  isByKeys: process.env.HANDS === "keys",
};

type Usual = (...args: readonly unknown[]) => Promise<unknown>;
type Deed = (target: Locator, args: readonly unknown[], usual: Usual) => Promise<unknown>;

const byKeys: Readonly<Record<string, Deed>> = {
  click: pressByKeys,
  fill: (target, [text]) => fillByKeys(target, String(text)),
  check: (target) => checkByKeys(target, true),
  uncheck: (target) => checkByKeys(target, false),
  setChecked: (target, [isChecked]) => checkByKeys(target, isChecked === true),
  selectOption: (target, [option]) => selectByKeys(target, option),
  blur: (target) => target.page().keyboard.press("Tab"),
  setInputFiles: (target, [files], usual) => uploadByKeys(target, () => usual(files)),
};

/** Those of the test that runs: a worker runs one at a time. */
let inputMode = ofEnvironment;
const changed = new WeakSet<object>();

/** Gives a test other hands than Playwright's: all locators of its worker are changed for it, the test itself is not. */
export function setInputMode(page: Page, given: InputMode = ofEnvironment): void {
  inputMode = given;
  const locators: object = Object.getPrototypeOf(page.locator("body"));
  if ((!given.isByKeys && given.pictureFolder === undefined) || changed.has(locators)) return;
  changed.add(locators);
  for (const [name, deed] of Object.entries(byKeys)) replaceDeed(locators, name, deed);
  const contexts: BrowserContext = Object.getPrototypeOf(page.context());
  replaceClose(contexts);
}

/** Pages of the sandbox, and of the providers that it simulates, are not the portal's. */
function isPortal(page: Page): boolean {
  const { hostname = "", pathname = "" } = URL.parse(page.url()) ?? {};
  return notedClients().some(({ hosts }) => hosts.includes(hostname)) && !pathname.startsWith("/sandbox");
}

/** Before something is done it is looked around; then it is done by these hands. */
function replaceDeed(locators: object, name: string, deed: Deed): void {
  const usual: unknown = Reflect.get(locators, name);
  if (typeof usual !== "function") throw new Error(`Locators have no ${name}.`);
  Reflect.set(locators, name, async function (this: Locator, ...args: readonly unknown[]) {
    const asUsual: Usual = (...given) => Reflect.apply(usual, this, given);
    await inspectAgain(this.page());
    return inputMode.isByKeys && isPortal(this.page()) ? deed(this, args, asUsual) : asUsual(...args);
  });
}

/** Where a browser goes, its last screen has been looked at. */
function replaceClose(contexts: BrowserContext): void {
  const usual = contexts.close;
  contexts.close = async function (...args) {
    for (const page of this.pages()) await inspectAgain(page);
    return usual.apply(this, args);
  };
}

/** Looks at where a test has come to, if anybody looks. */
export async function inspectAgain(page: Page): Promise<void> {
  if (inputMode.pictureFolder !== undefined && !page.isClosed() && isPortal(page))
    await inspectScreen(page, inputMode.pictureFolder);
}
