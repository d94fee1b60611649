import { expect, type Page } from "playwright/test";
import { type Say, sayIn } from "./messages.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { submitCode } from "./steps.ts";

/** A customer in the middle of a service request, in their language. */
export class Requester {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, locale = "en-US") {
    this.page = page;
    this.say = sayIn(locale);
  }

  /** Signs a customer of the Singapore carrier in. */
  async signIn(sandbox: SandboxConsole, mobile: string): Promise<void> {
    await this.page.goto("/login");
    await this.page.getByLabel(this.say("sign-in.identifier.value.label")).fill(mobile);
    await this.button("sign-in.identifier.submit").click();
    await this.page.getByLabel(this.say("people.account.code.label")).waitFor();
    await submitCode(this.page, await sandbox.newestCode(await sandbox.person(mobile)), this.say);
    await this.page.getByRole("heading", { name: this.say("start-page.plans.title") }).waitFor();
  }

  button = (key: string) => this.page.getByRole("button", { name: this.say(key), exact: true });
  heading = (key: string) => this.page.getByRole("heading", { level: 1, name: this.say(key), exact: true });
  card = (name: string) => this.page.getByRole("radio", { name, exact: true });
  /** The link from the review back to the form with a question. */
  change = (label: string) => this.page.getByRole("button", { name: new RegExp(`^Change.*${label}`) });

  /** From the start page to the choice of a device. */
  async begin(): Promise<void> {
    await this.button("start-page.request").click();
    await expect(this.heading("service-request.device.title")).toBeVisible();
  }

  /** Chooses one of the cards on view and continues. */
  async choose(name: string, form: string): Promise<void> {
    await this.card(name).check();
    await this.button(`service-request.${form}.submit`).click();
  }

  /** At the choice of the device that comes: chooses the first size and colour. */
  async chooseDevice(): Promise<void> {
    for (const choice of ["capacity", "colour"]) {
      const label = this.say(`service-request.replacement.${choice}.label`);
      await this.page.getByRole("radiogroup", { name: label }).getByRole("radio").first().check();
    }
  }

  /** Takes the first device, and goes on. */
  async takeDevice(): Promise<void> {
    await expect(this.heading("service-request.replacement.title")).toBeVisible();
    await this.chooseDevice();
    await this.button("service-request.replacement.submit").click();
  }

  /** From the choice of a device to the hand-over methods, without questions. */
  async reachDelivery(device: string): Promise<void> {
    await this.choose(device, "device");
    await this.choose(this.say("requests.types.refresh.name"), "help");
    await expect(this.heading("service-request.delivery.title")).toBeVisible();
  }

  /** The days of the strip that can be chosen. */
  days = () =>
    this.page.getByRole("radiogroup", { name: this.say("service-request.visit.day.label") }).getByRole("radio");
  times = () =>
    this.page.getByRole("radiogroup", { name: this.say("service-request.visit.slot.label") }).getByRole("radio");

  /** The box of customers who have no second number. */
  noOtherNumber = () => this.page.getByLabel(this.say("service-request.logistics.noOtherNumber.label"));

  /** Chooses the first day and time that can be had; where it is asked in place, there is no second number. */
  async chooseFirstTime(): Promise<void> {
    await this.days().and(this.page.locator(":enabled")).first().check();
    await this.times().and(this.page.locator(":enabled")).first().check();
    if (await this.noOtherNumber().isVisible()) await this.noOtherNumber().check();
  }

  /** Takes the first day and time that can be had, and has no second number, in place or on a page of its own. */
  async takeFirstTime(): Promise<void> {
    await this.chooseFirstTime();
    await this.button("service-request.logistics.submit").click();
    await expect(this.days()).toHaveCount(0);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
    if (!(await this.heading("service-request.contact.title").isVisible())) return;
    await this.noOtherNumber().check();
    await this.button("service-request.contact.submit").click();
  }

  /** Accepts the terms of the service. */
  async acceptTerms(): Promise<void> {
    await this.page.getByLabel(this.say("service-request.terms.agrees.label")).check();
    await this.button("service-request.terms.submit").click();
  }

  /** Says yes to each question of triage, and goes on. */
  async sayYes(): Promise<void> {
    await expect(this.heading("service-request.triage.title")).toBeVisible();
    for (const question of await this.page.getByRole("radiogroup").all()) await question.getByLabel("Yes").check();
    await this.button("service-request.triage.submit").click();
  }

  /** From the review to what is signed; the page before it may have a button of the same name. */
  async leaveReview(): Promise<void> {
    await expect(this.heading("service-request.review.title")).toBeVisible();
    await this.button("service-request.review.sign").click();
  }

  /** Types a day, such as "2026-11-27", into the three boxes of a question. */
  async typeDay(question: string, day: string): Promise<void> {
    const boxes = this.page.getByRole("group", { name: this.say(question) }).getByRole("textbox");
    const [year = "", month = "", ofMonth = ""] = day.split("-");
    for (const [index, text] of [ofMonth, month, year].entries()) await boxes.nth(index).fill(text);
  }

  /** Answers that a device was stolen today, and how. */
  async describeTheft(): Promise<void> {
    await this.card(this.say("triage.questions.lossKind.options.stolen")).check();
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Singapore" }).format(new Date());
    await this.typeDay("triage.questions.happenedOn.label", today);
    await this.page.getByLabel(this.say("triage.questions.whatHappened.label")).fill("My bag was taken on a bus.");
  }

  /** Says that a device was stolen today, and goes on. */
  async reportTheft(): Promise<void> {
    await this.describeTheft();
    await this.button("service-request.triage.submit").click();
  }

  /** Confirms each point of the declaration, and types a name under it. */
  async fillDeclaration(name: string): Promise<void> {
    for (const point of await this.page.getByRole("checkbox").all()) await point.check();
    await this.page.getByLabel(this.say("service-request.declaration.name.label")).fill(name);
  }

  /** Signs the declaration, and goes on. */
  async sign(name: string): Promise<void> {
    await expect(this.heading("service-request.declaration.title")).toBeVisible();
    await this.fillDeclaration(name);
    await this.button("service-request.declaration.submit").click();
  }

  /** Takes the day of that name. */
  async takeDay(name: RegExp): Promise<void> {
    await this.page.getByRole("radio", { name }).check();
  }
}
