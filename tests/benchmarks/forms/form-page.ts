import type { Browser, CDPSession, Page } from "playwright";
import { QUESTIONS_EACH, questionLabel, type TextQuestionName, unansweredIndex } from "./questions.ts";

/** The contestant of the page; `still` is markup without a script. */
export interface Opened {
  readonly origin: string;
  readonly by: string;
  readonly questions: number;
  readonly still?: string;
  /** How long work continues after a key, in milliseconds. */
  readonly settles?: number;
}

/** The answers that are typed, a stretch of ten keys each, one after another with Tab. */
export const stretches: readonly (readonly [TextQuestionName, string])[] = [
  ["owner", "Mei-Lin Xu"],
  ["serial", "AB12345678"],
  ["repeated", "AB12345678"],
  ["phone", "6591234567"],
  ["note", "Ring twice"],
];

/** A form in a page of its own. Costs are milliseconds of the page's main thread. */
export class FormPage {
  readonly #page: Page;
  readonly #devTools: CDPSession;
  readonly #open: number;
  readonly #settles: number;

  private constructor(page: Page, devTools: CDPSession, { questions, settles = 0 }: Opened) {
    this.#page = page;
    this.#devTools = devTools;
    this.#open = unansweredIndex(questions / QUESTIONS_EACH);
    this.#settles = settles;
  }

  static async open(browser: Browser, opened: Opened): Promise<FormPage> {
    const { origin, by, questions, still } = opened;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devTools = await page.context().newCDPSession(page);
    // Of this thread alone: what others do on the machine does not count.
    await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(`${origin}/?${new URLSearchParams({ by, devices: String(questions / QUESTIONS_EACH) })}`);
    await page.waitForFunction(() => Reflect.has(window, "mount"));
    if (still !== undefined)
      await page.evaluate(`document.querySelector("#root").innerHTML = ${JSON.stringify(still)}`);
    return new FormPage(page, devTools, opened);
  }

  /** Draws the form in place of an earlier one: until the frame after it is drawn. */
  async draw(): Promise<number> {
    await this.#page.evaluate("unmount()");
    return this.#costOf(() => this.#page.evaluate("mount()"));
  }

  /** Types one answer after the existing ones, and leaves the field: the cost of a key. */
  async type(stretch: number): Promise<number> {
    const [name, answer] = stretches[stretch] ?? ["owner", ""];
    await this.#page.getByLabel(questionLabel(name, this.#open)).first().focus();
    await this.#page.keyboard.press("End");
    await this.#frame();
    return (await this.#costOf(() => this.#press([...answer, "Tab"]))) / answer.length;
  }

  /** Sends the form, which refuses. */
  async submit(): Promise<void> {
    await this.#page.locator("[type=submit]").press("Enter");
    await this.#frame();
  }

  /** Every message at a question. */
  errorMessages(): Promise<string[]> {
    return this.#page.locator("p[id$='-error'], .error-detail li").allTextContents();
  }

  markup(): Promise<string> {
    return this.#page.locator("#root").innerHTML();
  }

  close(): Promise<void> {
    return this.#page.close();
  }

  /** Real keys, a little apart, so that each has a frame of its own. */
  async #press(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await this.#page.waitForTimeout(17);
    }
    await this.#page.waitForTimeout(this.#settles);
    await this.#frame();
  }

  async #frame(): Promise<void> {
    await this.#page.evaluate("frame()");
  }

  async #costOf(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#taskTime();
    await act();
    return (await this.#taskTime()) - before;
  }

  async #taskTime(): Promise<number> {
    const { metrics } = await this.#devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  }
}
