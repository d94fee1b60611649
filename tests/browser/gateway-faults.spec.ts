import type { Page } from "playwright/test";
import type { ServedTill } from "../gateway/serve-till.ts";
import type { TillFault } from "../gateway/till-server.ts";
import { cardFields, expect, goToBank, test, title } from "./support/till.ts";

/** `refused`: the connection itself. */
const faults = ["refused", "cut", "500", "html", "shape"] as const;

const CALL = "**/till/payments*";
const SUPPORT_CODE = /[0-9A-Z]{4}-?[0-9A-Z]{4}/;

async function breakTill(page: Page, { till }: ServedTill, fault: "refused" | TillFault): Promise<void> {
  if (fault === "refused") await page.route(CALL, (route) => route.abort("connectionrefused"));
  else till.fault = fault;
}

async function mendTill(page: Page, { till }: ServedTill): Promise<void> {
  till.fault = undefined;
  await page.unroute(CALL);
}

/** The payments that were begun. A browser may repeat a request by itself when its connection is reset. */
const payments = ({ till }: ServedTill) => [...new Set(till.begun.map(({ payment }) => payment))];

/** Something says what happened, and how to reach the support. */
const expectSaid = (page: Page) => expect(page.getByRole("alert").filter({ hasText: SUPPORT_CODE })).toBeVisible();

for (const fault of faults) {
  test(`a payment that cannot be begun (${fault}) is said, leads nowhere, and is begun by the next press`, async ({
    page,
    problems,
    tillPortal,
  }) => {
    problems.allow(/till\/payments|reported/);
    const { till } = tillPortal;
    await page.goto("/pay");
    await cardFields(page).getByLabel("Card number").fill("4242");
    await breakTill(page, tillPortal, fault);
    await page.getByRole("button", { name: "Pay now" }).click();
    await expectSaid(page);
    await expect(title(page, "Pay by card")).toBeVisible();
    await expect(cardFields(page).getByLabel("Card number")).toHaveValue("4242");
    const before = payments(tillPortal);
    expect([before.length <= 1, till.forms]).toEqual([true, []]);
    await mendTill(page, tillPortal);
    await page.getByRole("button", { name: "Pay now" }).click();
    await title(page, "The bank").waitFor();
    expect(till.forms).toEqual([expect.objectContaining({ payment: till.begun.at(-1)?.payment })]);
    expect(payments(tillPortal)).toHaveLength(before.length + 1);
  });

  test(`a return while the server cannot be asked (${fault}) believes nothing, and can be asked again`, async ({
    page,
    problems,
    tillPortal,
  }) => {
    problems.allow(/till\/payments|reported/);
    await goToBank(page);
    await breakTill(page, tillPortal, fault);
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await expectSaid(page);
    await expect(title(page, "Finish your payment")).toBeVisible();
    await mendTill(page, tillPortal);
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(title(page, "Thank you, your payment has arrived")).toBeVisible();
  });
}
