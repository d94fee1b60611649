import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { counted } from "./support/counted-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { sayIn } from "./support/messages.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
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

/** Returns a function that gives the texts that the status region with a text has had since. */
async function watchText(page: Page, text: string): Promise<() => Promise<string[]>> {
  const region = await page.getByRole("status").filter({ hasText: text }).elementHandle();
  const changes = await region?.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? "")).observe(element, {
      ...{ characterData: true, childList: true, subtree: true },
    });
    return texts;
  });
  return async () => (await changes?.jsonValue()) ?? [];
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
      await expect(life).toContainText(/Delivered done\d+\s\w+\s\d{4}/);
    });

    await test.step("at its end it is not asked any more", async () => {
      const before = asked();
      await pass(60);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(asked()).toBe(before);
    });
  });

  test("says a changed status once, and focus stays", async ({ page, sandbox }) => {
    const pass = await openRequest(page, sandbox);
    const chip = page.getByRole("status").filter({ hasText: say("status.cards.requestApproved.name") });
    await expect(chip).toBeVisible();
    const changes = await watchText(page, say("status.cards.requestApproved.name"));
    const back = page.getByRole("button", { name: ours("details.back") }).first();
    await back.focus();
    const asked = counted(page, /\/v2\/details\//);
    await sandbox.advance(REQUEST);
    await pass(21);
    await expect(page.getByRole("list", { name: ours("life.label") })).toContainText("Device Received");
    expect(await changes()).toEqual([]);
    await sandbox.advance(REQUEST, "REPAIR QUOTED");
    await pass(21);
    await pass(21);
    await expect.poll(asked).toBe(3);
    expect(await changes()).toEqual([say("status.cards.repairForFee.name")]);
    await expect(back).toBeFocused();
  });

  test("is listed while it is under way, asked about again, and no longer once nothing can change", async ({
    page,
    sandbox,
  }) => {
    const pass = await openRequest(page, sandbox);
    await page.goto("/myplansandservicerequests");
    const row = page.getByRole("row").filter({ hasText: "iPhone 17" });
    await expect(row).toContainText(say("status.cards.requestApproved.name"));
    const asked = counted(page, /customercases/);
    await sandbox.advance(REQUEST);
    await sandbox.advance(REQUEST, "REPAIR QUOTED");
    await pass(31);
    await expect(row).toContainText(say("status.cards.repairForFee.name"));
    const state = await sandbox.state();
    const requests = (state.tables.service_requests ?? []).map((one) => ({ ...one, status: "CNCLCUS" }));
    await sandbox.restore({ ...state, tables: { ...state.tables, service_requests: requests } });
    await pass(31);
    await expect(row).toHaveCount(0);
    const before = asked();
    expect(before).toBe(2);
    await pass(60);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked()).toBe(before);
  });

  test("waits for its customer in the notifications and on the start page, and both lead to it", async ({
    page,
    sandbox,
  }) => {
    await openRequest(page, sandbox);
    await sandbox.advance(REQUEST);
    await sandbox.advance(REQUEST, "REPAIR QUOTED");
    await page.goto("/");
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveText("1");
    await bell.click();
    const entry = page.getByRole("article").filter({ hasText: "Decide about a repair for a fee" });
    await expect(entry).toContainText(/Apple iPhone 17\. It costs S\$180\. Decide by \w+day, \d+ \w+ \d{4};/);
    await expect(entry).toContainText(say("shell.notifications.open"));
    await entry.getByRole("button", { name: `See request ${REQUEST}` }).click();
    await expect(page).toHaveURL(new RegExp(`/myplansandservicerequests/${REQUEST}/`));
    await expect(page.getByText(/Please decide by/)).toBeVisible();

    await page.goto("/");
    await page.getByRole("button", { name: say("start-page.requests.act"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/myplansandservicerequests/${REQUEST}/`));
    await expect(page.getByText(/Please decide by/)).toBeVisible();
  });

  test("whose device is repaired, but not back, is still on the start page", async ({ page, sandbox }) => {
    await openRequest(page, sandbox);
    for (const _ of ["RECEIVED", "REPAIRED"]) await sandbox.advance(REQUEST);
    await page.goto("/");
    const card = page.getByRole("article").filter({ hasText: say("status.cards.repairCompleted.name") });
    await expect(card.getByRole("button", { name: say("start-page.requests.follow"), exact: true })).toBeVisible();
    await sandbox.advance(REQUEST);
    await page.reload();
    await expect(page.getByText(say("start-page.requests.none"))).toBeVisible();
  });

  test("whose device was delivered asks for no receipt where the programme asks none, and says how long it is covered", async ({
    page,
    sandbox,
  }) => {
    await openRequest(page, sandbox);
    for (const _ of ["RECEIVED", "REPAIRED", "DELIVERED"]) await sandbox.advance(REQUEST);
    await page.goto("/notifications");
    await expect(page.getByText(say("shell.notifications.none"))).toBeVisible();
    await page.goto(`/myplansandservicerequests/${REQUEST}`);
    const facts = page.getByRole("definition");
    await expect(facts.filter({ hasText: /^Valid until\s\d+\s\w+\s\d{4}/ })).toBeVisible();
    await expect(facts.filter({ hasText: /passed its test/ })).toBeVisible();
    await expect(facts.filter({ hasText: /^ASP9/ })).toBeVisible();
    await expect(page.getByText(ours("details.notes"), { exact: true })).toHaveCount(0);
    await expect(page.getByText(ours("details.photos"), { exact: true })).toHaveCount(0);

    const state = await sandbox.state();
    const events = (state.tables.request_events ?? []).map((row) => ({ ...row, occurred_at: "2025-01-10T02:00:00Z" }));
    await sandbox.restore({ ...state, tables: { ...state.tables, request_events: events } });
    await page.reload();
    await expect(facts.filter({ hasText: /^Expired on\s10\sJanuary\s2026/ })).toBeVisible();
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
