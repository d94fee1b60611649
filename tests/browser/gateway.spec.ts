import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { cardFields, expect, goToBank, payBy, test, title } from "./support/till.ts";

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("a card goes from the frame to the gateway, by a form to the bank, and the return finds its journey", async ({
  page,
  tillPortal: { till },
}) => {
  await page.goto("/pay");
  await expect(cardFields(page).getByLabel("Card number")).toBeVisible();
  await expectAccessible(page);
  await goToBank(page);
  const [begun] = till.begun;
  expect(begun?.payment).toMatch(/^[0-9a-f]{32}$/);
  expect(begun?.card).toBe("token-4242");
  expect(till.forms).toEqual([{ payment: begun?.payment, session: "gateway-session-s3cret" }]);
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(title(page, "Thank you, your payment has arrived")).toBeVisible();
  await expect(page).toHaveURL("/pay");
  const stored = await storedIn(page);
  for (const secret of ["token-4242", "gateway-session-s3cret"]) expect(stored).not.toContain(secret);
  await page.reload();
  await expect(title(page, "Thank you, your payment has arrived")).toBeVisible();
});

test("what the address says is a hint: the server knows that nothing was paid", async ({ page }) => {
  await goToBank(page);
  await page.getByRole("link", { name: "Do not pay" }).click();
  await expect(title(page, "Finish your payment")).toBeVisible();
  await expect(page.getByText("We have not received this payment yet.")).toBeVisible();
});

test("a refused card is said, and a token of the wrong shape never reaches the journey", async ({
  page,
  problems,
  tillPortal: { till },
}) => {
  problems.allow(/external-frame/);
  await payBy(page, "1111");
  await expect(page.getByText("This card number is not valid. Please check it.")).toBeVisible();
  await cardFields(page).getByLabel("Card number").fill("0000");
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect.poll(() => cardFields(page).locator("body").getAttribute("data-asked")).toContain("1990");
  await page.evaluate(() => postMessage({ type: "tokenised", token: "stolen", brand: "Visa" }, "*"));
  await expect(title(page, "Pay by card")).toBeVisible();
  expect(till.begun).toEqual([]);
});

test("a window of the gateway's own inside its frame speaks for nobody", async ({ page, tillPortal: { till } }) => {
  await page.goto("/pay");
  await expect(cardFields(page).getByLabel("Card number")).toBeVisible();
  await cardFields(page)
    .locator("body")
    .evaluate((body) => {
      const inner = body.ownerDocument.createElement("iframe");
      inner.src = "/inner";
      body.append(inner);
    });
  await expect(cardFields(page).frameLocator("iframe").locator("body")).toHaveAttribute("data-said", "yes");
  await cardFields(page).getByLabel("Card number").fill("1111");
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByText("This card number is not valid. Please check it.")).toBeVisible();
  expect(till.begun).toEqual([]);
});

test("a message that comes twice begins one payment", async ({ page, tillPortal: { till } }) => {
  await payBy(page, "4343");
  await title(page, "The bank").waitFor();
  expect([till.begun.length, till.forms.length]).toEqual([1, 1]);
});

test("after a reload the frame is loaded again, and what was posted before does nothing", async ({
  page,
  tillPortal: { till },
}) => {
  await page.goto("/pay");
  await cardFields(page).getByLabel("Card number").fill("4242");
  await page.reload();
  await expect(cardFields(page).getByLabel("Card number")).toHaveValue("");
  await expect(title(page, "Pay by card")).toBeVisible();
  expect(till.begun).toEqual([]);
});

test("card fields that never become ready say so, and offer the bank's page", async ({
  page,
  tillPortal: { till },
}) => {
  till.areFieldsDead = true;
  await page.clock.install();
  await page.goto("/pay");
  await expect(title(page, "Pay by card")).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByText("The card fields did not load. You can pay on the bank's page instead.")).toBeVisible();
  await page.getByRole("button", { name: "Pay on the bank's page" }).click();
  await page.clock.resume();
  await expect(title(page, "The bank")).toBeVisible();
  expect(till.begun[0]).not.toHaveProperty("card");
});

test("an address at any other origin is refused, and the customer is told", async ({ page, problems, tillPortal }) => {
  problems.allow(/leave/);
  tillPortal.till.pageOrigin = "https://evil.example";
  await payBy(page, "4242");
  await expect(page.getByText("We could not open the bank's page. Please try again, or contact us.")).toBeVisible();
  await expect(title(page, "Finish your payment")).toBeVisible();
  expect(tillPortal.till.forms).toEqual([]);
});

test("a return in a second tab takes the journey over", async ({ page, context }) => {
  await goToBank(page);
  const address = await page
    .getByRole("link", { name: "Pay", exact: true })
    .evaluate((link) => Reflect.get(link, "href"));
  await page.goto("/pay");
  await expect(title(page, "Finish your payment")).toBeVisible();
  const other = await context.newPage();
  await other.goto(String(address));
  await expect(title(other, "Thank you, your payment has arrived")).toBeVisible();
  await expect(title(page, "This is open in another tab")).toBeVisible();
});

test("in another browser, forged, twice, and after the journey has ended a return asks the server alone", async ({
  page,
  browser,
  baseURL,
  problems,
  tillPortal: { till },
}) => {
  problems.allow(/status 404/);
  await goToBank(page);
  const payment = till.begun[0]?.payment;
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await elsewhere.goto("/till-return");
  await expect(title(elsewhere, "We do not know this payment")).toBeVisible();
  await elsewhere.goto(`/till-return?payment=${payment}&status=paid`);
  await expect(elsewhere.getByText("This payment has not arrived.")).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await expect(title(page, "Thank you, your payment has arrived")).toBeVisible();
  await page.goto(`/till-return?payment=${payment}&status=paid`);
  await expect(title(page, "Thank you, your payment has arrived")).toBeVisible();
  await page.getByRole("button", { name: "Back to the start" }).click();
  await page.goto("/till-return?payment=forged&status=paid");
  await expect(title(page, "We do not know this payment")).toBeVisible();
  await page.goto(`/till-return?payment=${payment}&status=failed`);
  await expect(page.getByText("This payment has arrived.")).toBeVisible();
});
