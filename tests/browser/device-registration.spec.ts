import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { chinese } from "./support/home-carrier.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "tw-home-carrier" });

const say = (key: string, args = {}) => chinese(`device-registration.${key}`, args);
const FIND = "GET /services/api/v1/account/order";

const controls = (page: Page) => ({
  orderId: page.getByLabel(say("order.orderId.label")),
  date: page.getByRole("group", { name: say("order.purchaseDate.label") }),
  purchaser: page.getByLabel(say("order.authorisePurchaserCheck.label")),
  terms: page.getByLabel(say("order.termsCheck.label")),
  submit: page.getByRole("button", { name: say("order.submit"), exact: true }),
});

/** Types a day, its year as given. */
async function typeDay(page: Page, day: string, years = 0): Promise<void> {
  const { date } = controls(page);
  const [year = "", month = "", dayOfMonth = ""] = day.split("-");
  await date.getByLabel("年").fill(String(Number(year) - years));
  await date.getByLabel("月").fill(month);
  await date.getByLabel("日").fill(dayOfMonth);
  await date.getByLabel("日").blur();
}

/** The day on which an order of the seeds was bought. */
async function readPurchaseDay(sandbox: SandboxConsole, orderId: string): Promise<string> {
  const found = (await sandbox.rows("orders")).find((order) => order.orderId === orderId);
  if (found === undefined) throw new Error(`There is no order ${orderId}.`);
  return found.purchasedOn;
}

/** From the address to a form that can be sent. */
async function fillOrder(page: Page, sandbox: SandboxConsole, orderId: string): Promise<ReturnType<typeof controls>> {
  await page.goto("/login/device-register");
  const form = controls(page);
  await form.orderId.fill(orderId);
  await typeDay(page, await readPurchaseDay(sandbox, orderId));
  await form.purchaser.check();
  await form.terms.check();
  return form;
}

test("a device is registered by its order, with a year of the Republic calendar and terms in a document", async ({
  page,
  sandbox,
  request,
  portal,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: chinese("sign-in.register-device") }).click();
  await expect(page).toHaveURL("/login/device-register");
  const link = page.getByRole("link", { name: say("order.terms") });
  await expect(link).toHaveAttribute("href", "/files/cht_home/Terms-and-Condition.pdf");
  const reply = await request.get(`${portal.loopback}/files/cht_home/Terms-and-Condition.pdf`);
  expect(reply.headers()["content-type"]).toBe("application/pdf");
  const { orderId, date, purchaser, terms, submit } = controls(page);
  const day = await readPurchaseDay(sandbox, "HM-20261112_7");
  await orderId.fill("HM-20261112_7");
  await typeDay(page, day, 1911);
  await expect(date).toContainText(/^.*民國\d{3}年.*（西元\d{4}年）$/);
  await expect(page.getByLabel(say("order.daysLeft.label"))).toHaveValue("21");
  await expect(submit).toBeDisabled();
  await purchaser.check();
  await expect(submit).toBeDisabled();
  await terms.check();
  await submit.click();

  await expect(page).toHaveURL("/login/confirm-register");
  await expect(page.getByRole("heading", { level: 1, name: "裝置登錄完成" })).toBeFocused();
  await expect(page.getByText("Roborock S8 MaxV Ultra 已完成登錄。")).toBeVisible();
  await expect(page.getByText(/^REG-2\d{5}$/)).toBeVisible();
  await expect(page.getByText("Home 線上門市")).toBeVisible();
  const orders = await sandbox.rows("orders");
  expect(orders.find((one) => one.orderId === "HM-20261112_7")?.registeredAt).toEqual(expect.any(String));
  expect(await sandbox.rows("consents")).toMatchObject([
    { orderId: "HM-20261112_7", consent: "authorisePurchaser" },
    { orderId: "HM-20261112_7", consent: "terms" },
  ]);
  expect(await sandbox.rows("devices")).toContainEqual(
    expect.objectContaining({ id: "740301", agreementId: "920327719" }),
  );
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Roborock S8 MaxV Ultra 已完成登錄。")).toBeVisible();
  await page.getByRole("button", { name: say("confirmed.sign-in") }).click();
  await expect(page).toHaveURL("/login");
});

test("each invalid answer has a message: the day must exist and be within 30 days", async ({ page, sandbox }) => {
  const { orderId, date, submit } = await fillOrder(page, sandbox, "KHH-300");
  await expect(submit).toBeEnabled();
  for (const [wrong, message] of [
    ["KH", say("order.orderId.length", { least: "3", most: "30" })],
    ["KHH 300", say("order.orderId.characters")],
    ["", say("order.orderId.required")],
  ] as const) {
    await orderId.fill(wrong);
    await orderId.blur();
    await expect(page.getByText(message)).toBeVisible();
    await expect(submit).toBeDisabled();
  }
  await orderId.fill("KHH-300");
  const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const [day, message] of [
    [await readPurchaseDay(sandbox, "KHH-310"), say("order.purchaseDate.too-long-ago")],
    [future, say("order.purchaseDate.to-come")],
    ["2026-02-31", say("order.purchaseDate.no-day")],
  ] as const) {
    await typeDay(page, day);
    await expect(date).toContainText(message);
    await expect(submit).toBeDisabled();
  }
  await expectAccessible(page);
  await typeDay(page, await readPurchaseDay(sandbox, "KHH-300"));
  await expect(submit).toBeEnabled();
});

test("a day later, by the server's clock, an order of 30 days ago is too old", async ({ page, sandbox, problems }) => {
  problems.expect("status 401 GET /services/content/theme"); // refused for its time, and sent again
  await sandbox.shiftClock({ minutes: 24 * 60 });
  // The first reply carries the server's time.
  const themeReply = page.waitForResponse((reply) => reply.url().endsWith("/content/theme") && reply.ok());
  const { orderId, date, submit } = await fillOrder(page, sandbox, "KHH-300");
  await themeReply;
  await orderId.fill("KHH-299");
  await expect(date).toContainText(say("order.purchaseDate.too-long-ago"));
  await expect(submit).toBeDisabled();
});

test("an order that cannot be registered gets its own text, and a second try completes a half registration", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("reported: ");
  await test.step("an unknown order is reported in Chinese, and typed values stay", async () => {
    problems.expect(`status 404 ${FIND}`);
    const { orderId, submit } = await fillOrder(page, sandbox, "TPE0042");
    await orderId.fill("TPE0043");
    await submit.click();
    await expect(page.getByText("查無此訂單資料，請確認訂單編號與購買日期後再試一次。")).toBeVisible();
    await expect(page).toHaveURL("/login/device-register");
  });
  await test.step("if only registration or consents succeed, a second try completes both, each once", async () => {
    problems.expect("status 400 POST /services/api/v1/account/consents");
    await sandbox.faults({ recordConsents: { kind: "status", status: 400, times: 1 } });
    const { orderId, submit } = controls(page);
    await orderId.fill("TPE0042");
    await submit.click();
    await expect(page.getByText(chinese("errors.api"))).toBeVisible();
    await submit.click();
    await expect(page).toHaveURL("/login/confirm-register");
    expect(await sandbox.rows("consents")).toHaveLength(2);
    await page.getByRole("button", { name: say("confirmed.sign-in") }).click();
    await expect(page).toHaveURL("/login");
  });
  await test.step("a registered device is not registered again", async () => {
    problems.expect("status 409 POST /services/api/v1/account/registerdevice");
    // The call beside it changes something, so it is awaited before the failure is reported.
    await sandbox.faults({ recordConsents: { kind: "latency", ms: 1_000 } });
    const { submit } = await fillOrder(page, sandbox, "HM-20261101_2");
    await submit.click();
    await expect(page.getByText(say("already-registered"))).toBeVisible();
  });
});

test("a failed look-up is an API error, and a locked order leads to the start page, and so to the login", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect(`status 400 ${FIND}`);
  problems.expect(`status 405 ${FIND}`);
  problems.expect("reported: ");
  await sandbox.faults({ findOrder: { kind: "status", status: 400 } });
  const { submit } = await fillOrder(page, sandbox, "TPE0042");
  await page.getByLabel(chinese("shell.language")).selectOption("en-US");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("API error")).toBeVisible();
  await expect(submit).toBeHidden();
  await sandbox.faults({ findOrder: { kind: "status", status: 405 } });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/login");
});
