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
import { pathInside } from "./addresses.ts";
import { pressedControl } from "./pressed-control.ts";
import type { ServedSandbox } from "./served-sandbox.ts";
import type { WordsOnView } from "./words-on-view.ts";

/** The page of a scenario and the facts about it. */
export interface Playing {
  readonly page: Page;
  readonly sandbox: ServedSandbox;
  readonly words: WordsOnView;
  readonly documents: CheckContext;
  /** The time since the scenario began, in milliseconds. */
  passed: number;
}

/** A step that a person in a browser cannot do, with the reason. */
export class NotInBrowser extends Error {}

/** Does a customer's step at the current state of the engine's run. @throws NotInBrowser, and the browser's errors. */
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
  else if ("arrives" in when) await page.goto(pathInside(playing.documents, when.arrives) ?? "/");
  // The sandbox answers the call; the view after it is compared.
}

async function setNetwork(page: Page, event: string): Promise<void> {
  if (event !== "network.offline" && event !== "network.online") {
    throw new NotInBrowser(`a person in a browser cannot cause "${event}"`);
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
  if (control === undefined) throw new Error(`no control of ${screen.id} with a fixed text sends ${send}`);
  const name = words.pattern(control.text);
  await page.getByRole("button", { name }).or(page.getByRole("link", { name })).nth(control.nth).click();
}

/** The screen that a customer sees. */
function screenOnView({ flows, snapshot, context }: RunState): string | undefined {
  const { dialog, page } = view(flows, snapshot, context);
  return (dialog ?? page)?.screen;
}

/** Whether a part of a screen sends an event by itself, for example when a time is over. */
const isSentUnasked = (documents: CheckContext, screen: SourceDocument, event: string) =>
  documents.listVisits(screen).some(({ value, types }) => {
    const events = types.includes("Block")
      ? documents.component(String(member(value, "component")))?.events
      : undefined;
    return Object.values(events ?? {}).some(({ sends }) => sends === event);
  });

/** Fills in the fields of a form; the browser computes the form's results itself. */
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

/** Answers a field as a customer does: types the code that was sent, whatever the scenario's code is. */
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
