import type { Page } from "playwright/test";
import { chinese, customers, reachContact, signInByMobile } from "./support/home-carrier.ts";
import { recordLayoutShifts, unpromptedShifts } from "./support/layout-shifts.ts";
import { sayIn } from "./support/messages.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

const say = sayIn("en-US");

/** How far the customer is, in words. */
const progress = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test.describe("a request", () => {
  test.use({ client: "sg-carrier" });

  test("shows from its first step how far one is, and nothing moves when the number of steps is known", async ({
    page,
    sandbox,
  }) => {
    const requester = new Requester(page);
    const step = (place: number) => progress(page, say("shell.step-of-some", { place: String(place) }));
    const stepper = page.getByText(/^Step \d+( of \d+)?$/);
    const heights: (number | undefined)[] = [];
    const note = async () => heights.push((await stepper.locator("../..").boundingBox())?.height);
    await recordLayoutShifts(page);
    await requester.signIn(sandbox, "92345178");
    await requester.begin();
    await step(1);
    await note();
    const { length: before } = await unpromptedShifts(page);
    await requester.choose("Apple iPhone 17", "device");
    await step(2);
    await note();
    await requester.choose("Screen Repair", "help");
    await step(3);
    await note();
    for (const question of await page.getByRole("radiogroup").all()) await question.getByLabel("Yes").check();
    await requester.button("service-request.triage.submit").click();
    await requester.choose("Pick-up and return", "delivery");
    await requester.days().first().waitFor();
    await note();
    await requester.takeFirstTime();
    await page.getByRole("heading", { level: 1, name: say("service-request.representative.title") }).waitFor();
    await note();
    await expect(stepper).toHaveText(/^Step \d of \d$/);
    expect(new Set(heights).size, `heights of the progress: ${heights}`).toBe(1);
    expect((await unpromptedShifts(page)).slice(before)).toEqual([]);
  });
});

test.describe("at the home carrier", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("a cleaning shows from its first step how far one is", async ({ page, sandbox }) => {
    await signInByMobile(page, sandbox, customers.yiChun);
    await page.getByRole("button", { name: chinese("start-page.cleaning"), exact: true }).click();
    await progress(page, chinese("shell.step-of-some", { place: "1" }));
  });

  test("an enrolment shows from its first step how many there are", async ({ page, sandbox }) => {
    await reachContact(page, sandbox);
    await progress(page, chinese("shell.step", { place: "1", count: "3" }));
  });
});
