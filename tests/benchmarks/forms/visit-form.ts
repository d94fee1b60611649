import type { Browser, CDPSession, Page } from "playwright";
import { labelOf, openIndexOf, QUESTIONS_EACH, type TextQuestionName } from "./questions.ts";

/** What one visit cost, in milliseconds of the page's main thread. */
export interface FormVisit {
  /** From the start of drawing to the frame after it stands; nothing for a page that draws nothing. */
  readonly mount: number;
  /** A key of fifty, while the questions are answered for the first time. */
  readonly answering: number;
  /** A key of fifty after the form was refused: each answer is judged as it is typed. */
  readonly refused: number;
  /** What the page said was wrong: when the questions were answered, after the refusal, and at the end. */
  readonly said: readonly (readonly string[])[];
  /** The form as it stood first. */
  readonly markup: string;
}

/** Whose page is visited: `by` nobody, it is `still` markup. */
export interface Visited {
  readonly origin: string;
  readonly by: string;
  readonly questions: number;
  readonly still?: string;
}

const answers: readonly (readonly [TextQuestionName, string])[] = [
  ["owner", "Mei-Lin Xu"],
  ["serial", "AB12345678"],
  ["repeated", "AB12345678"],
  ["phone", "6591234567"],
  ["note", "Ring twice"],
];
const KEYS = answers.reduce((sum, [, answer]) => sum + answer.length, 0);

/** Draws the form in a new page, answers five questions in its middle, is refused, and types on. */
export async function visitForm(browser: Browser, { origin, by, questions, still }: Visited): Promise<FormVisit> {
  const devices = questions / QUESTIONS_EACH;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Of this thread alone: what others do on the machine does not count.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`${origin}/?${new URLSearchParams({ by, devices: String(devices) })}`);
  await page.waitForFunction(() => Reflect.has(window, "mount"));
  if (still !== undefined)
    await page.evaluate((html) => document.querySelector("#root")?.insertAdjacentHTML("beforeend", html), still);
  const mount = await costOf(devTools, () => page.evaluate("mount()"));
  const markup = await page.evaluate(() => document.querySelector("#root")?.innerHTML ?? "");
  const open = openIndexOf(devices);
  const answering = await keysCost(page, devTools, open);
  const said = [await saidOn(page)];
  if (still === undefined) await page.locator("[type=submit]").press("Enter");
  said.push(await saidOn(page));
  const refused = await keysCost(page, devTools, open);
  said.push(await saidOn(page));
  await context.close();
  return { mount, answering, refused, said, markup };
}

async function keysCost(page: Page, devTools: CDPSession, index: number): Promise<number> {
  await page.getByLabel(labelOf("owner", index)).first().focus();
  await page.keyboard.press("End");
  await page.evaluate("frame()");
  return (await costOf(devTools, () => typeAll(page))) / KEYS;
}

/** Real keys, with Tab from question to question; a little apart, so that each has a frame of its own. */
async function typeAll(page: Page): Promise<void> {
  for (const [, answer] of answers) {
    for (const key of answer) {
      await page.keyboard.press(key);
      await page.waitForTimeout(17);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
  }
  await page.evaluate("frame()");
}

async function costOf(devTools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await taskTime(devTools);
  await act();
  return (await taskTime(devTools)) - before;
}

async function taskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** Every message at a question. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const messages = document.querySelectorAll("p[id$='-error'], .error-detail li");
    return [...messages].map((message) => message.textContent ?? "");
  });
}
