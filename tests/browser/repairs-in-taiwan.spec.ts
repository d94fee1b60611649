import { unbroken } from "../../src/texts/unbroken.ts";
import { chinese, expectSound } from "./support/home-carrier.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import type { Requester } from "./support/service-request.ts";
import { answer, begin, describe, QUESTIONS } from "./support/taiwan-repair.ts";
import { expect, test } from "./support/test.ts";

/** Has a basic plan of the home carrier for more than a year, with a laptop and a robot. */
const SHU_FEN = "0918305527";
/** Has a premium plan of the home carrier for more than a year, with a tablet. */
const MING_CHE = "0932817604";

test.use({ locale: "zh-TW", viewport: { width: 390, height: 844 } });

async function confirm(requester: Requester): Promise<void> {
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expectSound(requester.page);
  await expectToFitPhone(requester.page);
  await requester.button("service-request.review.confirm").click();
}

async function expectConfirmed(requester: Requester): Promise<void> {
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  await expectSound(requester.page);
  await expectToFitPhone(requester.page);
}

const books = async (sandbox: SandboxConsole) => ({
  ledger: (await sandbox.rows("gatewayLedger")).map(({ kind, amount, currency }) => [kind, amount, currency]),
  orders: (await sandbox.rows("serviceOrders")).map(({ status, fulfilment, amount }) => [status, fulfilment, amount]),
});

/** Chooses how the repair is paid. */
async function payBy(requester: Requester, method: string): Promise<void> {
  await expect(requester.heading("payments.method.title")).toBeVisible();
  await requester.card(chinese(`payment.methodTypes.${method}.name`)).check();
  await requester.button("payments.method.submit").click();
}

test.describe("the home carrier", () => {
  test.use({ client: "tw-home-carrier" });

  test("a laptop of a basic plan is picked up, and its repair is paid at the door", async ({ page, sandbox }) => {
    const requester = await begin(page, sandbox, SHU_FEN);
    await requester.choose("Acer Swift 14 AI", "device");
    await requester.button("service-request.things-to-note.continue").click();
    await expect(page.getByText(`修好後 ${unbroken("12 個月")}`)).toBeVisible();
    await describe(requester);
    await answer(requester, { wasBroken: "no", wasWet: "no", isSwollen: "no" });
    await expectSound(page);
    await requester.choose(chinese("delivery.optionTypes.pickUpAndReturn.name"), "delivery");
    await expect(page.getByText("104 臺北市中山區南京東路三段219號5樓")).toBeVisible();
    await requester.takeFirstTime();
    const isCreated = page.waitForRequest((request) => request.url().endsWith("/claim/api/repairrequest/create"));
    await confirm(requester);
    await isCreated;
    await payBy(requester, "cashOnDelivery");
    await expectConfirmed(requester);
    await expect(page.getByText("NT$800").first()).toBeVisible();
    expect(await books(sandbox)).toEqual({ ledger: [], orders: [["SUBMITTED", "PUR", 80_000]] });
    expect(await sandbox.rows("serviceRequests")).toMatchObject([{ description: "螢幕會閃爍，重新開機也沒有改善。" }]);

    await requester.button("service-request.confirmed.follow").click();
    await requester.button("my-service-requests.details.move").click();
    await requester.days().and(page.locator(":enabled")).last().check();
    await requester.times().and(page.locator(":enabled")).last().check();
    const isMoved = page.waitForRequest((request) => request.url().includes("/updaterepairrequest?agreementid="));
    await requester.button("my-service-requests.time.submit").click();
    await isMoved;
    await expect(page.getByText(chinese("my-service-requests.new-time.moved"))).toBeVisible();
  });

  test("a tablet of a premium plan that fell is brought to a centre, paid on the page of the gateway", async ({
    page,
    sandbox,
  }) => {
    const requester = await begin(page, sandbox, MING_CHE);
    await requester.choose("Samsung Galaxy Tab S11", "device");
    await requester.button("service-request.things-to-note.continue").click();
    await describe(requester);
    await expect(page.getByText(QUESTIONS.wasBroken.label)).toHaveCount(0);
    await answer(requester, { wasWet: "no", isSwollen: "no" });
    await requester.choose(chinese("delivery.optionTypes.walkIn.name"), "delivery");
    await requester.card("臺中維修中心").check();
    await expect(page.getByText("407 臺中市西屯區臺灣大道二段659號2樓")).toBeVisible();
    await requester.takeFirstTime();
    await confirm(requester);
    await payBy(requester, "ecPay");
    await page.getByRole("button", { name: "Yes, I pay this" }).click();
    await expectConfirmed(requester);
    expect(await books(sandbox)).toEqual({
      ledger: [["capture", 80_000, "TWD"]],
      orders: [["SUBMITTED", "WALKIN", 80_000]],
    });
  });

  test("damage that a basic plan does not cover is said before anything is chosen", async ({ page, sandbox }) => {
    const requester = await begin(page, sandbox, SHU_FEN);
    await requester.choose("Roborock S8 MaxV Ultra", "device");
    await describe(requester);
    await answer(requester, { wasBroken: "yes", wasWet: "no" });
    await expect(page.getByRole("heading", { name: chinese("triage.failures.notCovered.title") })).toBeVisible();
    await expectSound(page);
    expect(await sandbox.rows("serviceOrders")).toEqual([]);
  });
});

test.describe("the open market", () => {
  test.use({ client: "tw-open-market" });

  test("an extended warranty does not repair what got wet, and repairs a fault for nothing", async ({
    page,
    sandbox,
  }) => {
    const requester = await begin(page, sandbox, "0919246801");
    await requester.choose("ASUS Zenfone 12 Ultra", "device");
    await requester.choose(chinese("requests.types.malfunctionExtendedWarranty.name"), "help");
    await answer(requester, { wasBroken: "no", wasWet: "yes", isSwollen: "no" });
    await expect(page.getByRole("heading", { name: chinese("triage.failures.notCovered.title") })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: chinese("shell.back"), exact: true }).click();
    await answer(requester, { wasWet: "no" });
    await requester.card("臺北維修中心").check();
    await requester.takeFirstTime();
    await confirm(requester);
    await expectConfirmed(requester);
    expect(await books(sandbox)).toEqual({ ledger: [], orders: [["SUBMITTED", "WALKIN", 0]] });
  });
});

test.describe("the extended warranty", () => {
  test.use({ client: "tw-open-market-ews" });

  test("a laptop with a swollen battery is not sent, and its owner reads what to do", async ({ page, sandbox }) => {
    const requester = await begin(page, sandbox, "0911002233");
    await requester.choose("ASUS Zenbook S 16", "device");
    await requester.button("service-request.things-to-note.continue").click();
    await requester.choose(chinese("requests.types.malfunctionExtendedWarranty.name"), "help");
    await answer(requester, { wasBroken: "no", wasWet: "no", isSwollen: "yes" });
    await expect(page.getByRole("heading", { name: chinese("triage.failures.swollenBattery.title") })).toBeVisible();
    await expectSound(page);
  });
});
