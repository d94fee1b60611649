import type { Page } from "playwright";
import type { When, WhenSent } from "../../../src/documents/generated/scenarios.ts";
import { parseDuration } from "../../../src/engine/index.ts";
import type { ServedSandbox } from "./served-sandbox.ts";
import type { WordsOnView } from "./words-on-view.ts";

/** The page of a scenario and what is known of it. */
export interface Playing {
  readonly page: Page;
  readonly sandbox: ServedSandbox;
  readonly words: WordsOnView;
  /** How long something may take to come into view, in milliseconds. */
  readonly patience: number;
  /** How much later it is than when the scenario began, in milliseconds. */
  passed: number;
}

/** What cannot be done by somebody in a browser, with the reason. */
export class NotInBrowser extends Error {}

/** Does what a customer does. `screen` is the one on view. @throws NotInBrowser, and what the browser says. */
export async function act(playing: Playing, when: When, screen: string | undefined): Promise<void> {
  const { page, sandbox } = playing;
  if ("send" in when) await sendEvent(playing, when, screen);
  else if ("reload" in when) await page.reload();
  else if ("back" in when) await page.goBack();
  else if ("after" in when) {
    const ms = parseDuration(when.after) ?? 0;
    playing.passed += ms;
    await sandbox.shiftClock(playing.passed);
    await page.clock.fastForward(ms);
  } else if ("system" in when) await tell(page, when.system);
  else if ("arrives" in when) throw new NotInBrowser("who follows an address is not told by the scenario");
  // A call is answered by the sandbox; what came of it is looked at.
}

async function tell(page: Page, event: string): Promise<void> {
  if (event !== "network.offline" && event !== "network.online") {
    throw new NotInBrowser(`nobody before a browser lets "${event}" happen`);
  }
  await page.context().setOffline(event === "network.offline");
}

async function sendEvent(playing: Playing, { send, form }: WhenSent, screen: string | undefined): Promise<void> {
  const { page, words } = playing;
  const [submitted] = Object.entries(form ?? {});
  if (submitted !== undefined) return submit(playing, ...submitted);
  if (screen === undefined) throw new NotInBrowser(`no screen is on view that could send ${send}`);
  const name = words.controlOf(screen, send);
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
}

async function submit({ page, sandbox }: Playing, form: string, values: object): Promise<void> {
  let field = page.locator("form");
  for (const [name, value] of Object.entries(values)) {
    field = page.locator(`[id="${form}-${name}"]`);
    await answer(page, `${form}-${name}`, value, sandbox);
  }
  await page.locator("form").filter({ has: field }).locator('button[type="submit"]').click();
}

/** Answers a field as a customer does: a code is the one that was sent, whatever the scenario says. */
async function answer(page: Page, id: string, value: unknown, sandbox: ServedSandbox): Promise<void> {
  const control = page.locator(`[id="${id}"]`);
  await control.waitFor();
  const kind = await control.evaluate((one) => ({
    tag: one.localName,
    type: one.getAttribute("type"),
    isCode: one.getAttribute("autocomplete") === "one-time-code",
  }));
  if (kind.isCode) await control.fill(await sandbox.newestCode());
  else if (kind.tag === "select") await control.selectOption(String(value));
  else if (kind.type === "checkbox") await control.setChecked(value === true);
  else if (kind.tag === "input" || kind.tag === "textarea") await control.fill(String(value));
  else await control.locator(`input[value="${String(value)}"]`).check();
}
