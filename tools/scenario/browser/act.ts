import type { Page } from "playwright";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { SourceDocument } from "../../../src/checker/read/source-document.ts";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import type { RunState } from "../../../src/checker/scenarios/scenario-step.ts";
import { nameInJourney } from "../../../src/checker/uses/references.ts";
import type { When, WhenSent } from "../../../src/documents/generated/scenarios.ts";
import type { Screen } from "../../../src/documents/generated/screen.ts";
import { member } from "../../../src/documents/json.ts";
import { parseDuration, view } from "../../../src/engine/index.ts";
import { pressedControl } from "./pressed-control.ts";
import type { ServedSandbox } from "./served-sandbox.ts";
import type { WordsOnView } from "./words-on-view.ts";

/** The page of a scenario and what is known of it. */
export interface Playing {
  readonly page: Page;
  readonly sandbox: ServedSandbox;
  readonly words: WordsOnView;
  readonly documents: CheckContext;
  /** The address that names a state of the flow. @throws NotInBrowser where none does. */
  addressAt(state: string): string;
  /** How much later it is than when the scenario began, in milliseconds. */
  passed: number;
}

/** What cannot be done by somebody in a browser, with the reason. */
export class NotInBrowser extends Error {}

/** Does what a customer does, where the engine's run stands so. @throws NotInBrowser, and what the browser says. */
export async function act(playing: Playing, when: When, runState: RunState): Promise<void> {
  const { page, sandbox } = playing;
  if ("send" in when) await sendEvent(playing, when, runState);
  else if ("reload" in when) await page.reload();
  else if ("back" in when) await page.goBack();
  else if ("after" in when) {
    const ms = parseDuration(when.after) ?? 0;
    playing.passed += ms;
    await sandbox.shiftClock(playing.passed);
    await page.clock.fastForward(ms);
  } else if ("system" in when) await setNetwork(page, when.system);
  else if ("arrives" in when) await page.goto(playing.addressAt(when.arrives));
  // A call is answered by the sandbox; what came of it is looked at.
}

async function setNetwork(page: Page, event: string): Promise<void> {
  if (event !== "network.offline" && event !== "network.online") {
    throw new NotInBrowser(`nobody before a browser lets "${event}" happen`);
  }
  await page.context().setOffline(event === "network.offline");
}

async function sendEvent(playing: Playing, when: WhenSent, runState: RunState): Promise<void> {
  const { page, words, documents } = playing;
  const { send, form } = when;
  const [submitted] = Object.entries(form ?? {});
  const reference = screenOnView(runState);
  const screen = reference === undefined ? undefined : documents.index.find("screen", reference);
  if (screen === undefined) throw new NotInBrowser(`no screen is on view that could send ${send}`);
  if (submitted !== undefined) return submit(playing, nameInJourney(submitted[0], screen), submitted[1]);
  if (isSentUnasked(documents, screen, send)) return;
  const control = pressedControl(asDocument<Screen>(screen.value, screen.path), runState, send, { ...when.with });
  if (control === undefined && send === "DISMISS") return page.keyboard.press("Escape");
  if (control === undefined) throw new Error(`no control of ${screen.id} with words of its own sends ${send}`);
  const name = words.pattern(control.text);
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).nth(control.nth).click();
}

/** The screen that a customer sees. */
function screenOnView({ flows, snapshot, context }: RunState): string | undefined {
  const { dialog, page } = view(flows, snapshot, context);
  return (dialog ?? page)?.screen;
}

/** Whether a part of a screen sends an event by itself: when a time is over. */
const isSentUnasked = (documents: CheckContext, screen: SourceDocument, event: string) =>
  documents.listVisits(screen).some(({ value, types }) => {
    const events = types.includes("Block") ? documents.component(String(member(value, "use")))?.events : undefined;
    return Object.values(events ?? {}).some(({ sends }) => sends === event);
  });

/** Fills in the fields that a form has; what it makes of them is made in the browser too. */
async function submit({ page, sandbox, documents }: Playing, reference: string, values: object): Promise<void> {
  const form = documents.index.find("form", reference);
  const fields = member(form?.value, "fields");
  const id = form?.id ?? reference;
  let field = page.locator("form");
  for (const [name, value] of Object.entries(values)) {
    if (member(fields, name) === undefined || member(member(fields, name), "value") !== undefined) continue;
    field = page.locator(`[id="${id}-${name}"]`);
    await answer(page, `${id}-${name}`, value, sandbox);
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
