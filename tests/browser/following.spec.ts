import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { sayIn } from "./support/messages.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const REQUEST = givenId(0);
/** After failures, in seconds. */
const LONGEST_PAUSE = 5 * 60;
const say = sayIn("en-US");
const ours = (key: string) => say(`my-service-requests.${key}`);

/** The browser says that the page was hidden, or that it is on view again. */
const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

/** A function that lets seconds pass, for the page and for the server. */
function passingTime(page: Page, sandbox: SandboxConsole): (seconds: number) => Promise<void> {
  let minutes = 0;
  return async (seconds) => {
    minutes += seconds / 60;
    await sandbox.shiftClock({ minutes });
    await page.clock.fastForward(seconds * 1000);
  };
}

/** Resolves when the page has reported its next problem. */
const nextReport = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => window.addEventListener("portal-problem", () => done(), { once: true })),
  );

/** Counts the requests to an address. */
function counted(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
}

/** Opens a request that was approved; returns a function that lets seconds pass. */
async function openRequest(page: Page, sandbox: SandboxConsole) {
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, [
    { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
  ]);
  await page.clock.install();
  await page.goto(`/myplansandservicerequests/${REQUEST}`);
  return passingTime(page, sandbox);
}

test.describe("a request", () => {
  test.use({ client: "sg-carrier" });

  test("is followed while it is on view, not while the page is hidden, and to its end", async ({
    page,
    sandbox,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const pass = await openRequest(page, sandbox);
    const life = page.getByRole("list", { name: ours("life.label") });
    await expect(life).toContainText("We pick up your device now");
    const asked = counted(page, /\/v2\/details\//);
    const back = page.getByRole("button", { name: ours("details.back") }).first();
    await back.focus();
    await page.evaluate(() => window.scrollTo(0, 180));

    await test.step("a change shows without a reload, and focus and scroll stay", async () => {
      await sandbox.advance(REQUEST);
      await pass(21);
      await expect(life).toContainText("Device Received");
      expect(asked()).toBe(1);
      await expect(back).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(180);
    });

    await test.step("while the page is hidden nothing is asked, then at once", async () => {
      await setVisibility(page, "hidden");
      await sandbox.advance(REQUEST);
      await pass(60);
      expect(asked()).toBe(1);
      await setVisibility(page, "visible");
      await expect(life).toContainText("Repair completed");
      expect(asked()).toBe(2);
    });

    await test.step("a repetition that fails leaves what is on view, and the next one follows later", async () => {
      problems.expect(/^status 500 GET .*details/);
      problems.expect("reported: ");
      await sandbox.faults({ getServiceRequestDetails: { kind: "status", status: 500 } });
      const reported = nextReport(page);
      await pass(21);
      await reported;
      await expect(life).toContainText("Repair completed");
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
      await sandbox.faults({});
      await sandbox.advance(REQUEST);
      await pass(LONGEST_PAUSE);
      await expect(life).toContainText(/Delivered done/);
    });

    await test.step("at its end it is not asked any more", async () => {
      const before = asked();
      await pass(60);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(asked()).toBe(before);
    });
  });

  test("that is left open does not keep its customer signed in", async ({ page, sandbox }) => {
    const pass = await openRequest(page, sandbox);
    const life = page.getByRole("list", { name: ours("life.label") });
    await expect(life).toContainText("We pick up your device now");
    const asked = counted(page, /\/v2\/details\//);
    await sandbox.advance(REQUEST);
    await pass(15 * 60);
    await expect(life).toContainText("Device Received");
    await pass(14.2 * 60);
    await expect.poll(asked).toBe(2);
    await expect(page.getByRole("dialog", { name: say("shell.session-ending.title") })).toBeVisible();
    await pass(60);
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(REQUEST)).toHaveCount(0);
  });
});

test("news that arrive while they are on view are shown", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await page.clock.install();
  await page.goto("/notifications");
  const entries = page.getByRole("article");
  await expect(entries).toHaveCount(3);
  const asked = counted(page, /online\/notifications/);
  const { tables, offsetMs } = await sandbox.state();
  const { notifications = [] } = tables;
  const known = notifications.find(({ title }) => String(title).includes("send a photo"));
  const arrived = { ...known, id: 9_001, title: "Your parcel is on its way" };
  await sandbox.restore({ offsetMs, tables: { ...tables, notifications: [...notifications, arrived] } });
  await page.clock.fastForward(21_000);
  await expect(entries.filter({ hasText: "Your parcel is on its way" })).toBeVisible();
  expect([await entries.count(), asked()]).toEqual([4, 1]);
});
