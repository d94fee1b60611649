import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";
const PLAN = "910255034";
const DEVICE = "Apple iPhone 17";

const locked = (page: Page) =>
  page.getByRole("heading", { level: 1, name: `Turn off the lock of your ${DEVICE}`, exact: true });

/** The id of the device, whose lock is then on. */
async function lock(sandbox: SandboxConsole): Promise<string> {
  const devices = await sandbox.rows("devices");
  const device = devices.find(({ model, agreementId }) => model === "iPhone 17" && agreementId === PLAN);
  const id = String(device?.id);
  await sandbox.switchFinder(id, { isOn: true });
  return id;
}

/** From the start page to the page after the choice of what is needed. */
async function ask(requester: Requester, incident: string): Promise<void> {
  await requester.begin();
  await requester.choose(DEVICE, "device");
  await requester.choose(requester.say(`requests.types.${incident}.name`), "help");
}

async function confirmTime(requester: Requester): Promise<void> {
  await requester.takeFirstTime();
  await requester.choose(requester.say("service-request.representative.myself"), "representative");
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
}

async function sendMyself(requester: Requester): Promise<void> {
  await requester.takeDevice();
  await confirmTime(requester);
}

test("a swap waits until the device's lock is off, is delivered, and is followed to the door", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, button } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, PRIYA);
  const device = await lock(sandbox);
  await ask(requester, "swap");
  await expect(locked(page)).toBeVisible();
  await expect(page).toHaveURL("/fmip");
  await expectAccessible(page);
  await expectToFitPhone(page);
  for (const [way, path] of [
    ["device", "/fmipinstructions"],
    ["mac", "/fmipinstructionsmac"],
    ["windows", "/fmipinstructionswindows"],
  ] as const) {
    await button(`service-request.locked.on-${way}`).click();
    await expect(requester.heading(`service-request.unlock-on-${way}.title`)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
    await expectToFitPhone(page);
    await page.goBack();
    await expect(locked(page)).toBeVisible();
  }
  await button("service-request.locked.check").click();
  await expect(page.getByText(say("service-request.locked.still-on"))).toBeVisible();
  await page.reload();
  await expect(locked(page)).toBeVisible();
  await sandbox.switchFinder(device, { isOn: false });
  await button("service-request.locked.check").click();

  await requester.takeDevice();
  await expect(page).toHaveURL("/logisticsoptions");
  await expect(page.getByRole("radiogroup", { name: say("service-request.logistics.where.deliver") })).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await confirmTime(requester);
  await requester.change(say("service-request.review.where")).click();
  await expect(page).toHaveURL("/logisticsoptions");
  await button("service-request.logistics.submit").click();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expect(page.getByText(say("service-request.review.lock"))).toHaveCount(0);
  await expect(page.getByText("S$68", { exact: true })).toHaveCount(2);
  await button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  await expect(page.getByText(say("service-request.confirmed.exchange-text"))).toBeVisible();
  await expect(page.getByText(say("service-request.confirmed.repair"))).toHaveCount(0);
  await expectAccessible(page);
  await expectToFitPhone(page);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([
    { fulfilment: "Delivery", amount: 6800, status: "SUBMITTED", address: { PostalCode: "560530" } },
  ]);

  const [request] = await sandbox.rows("serviceRequests");
  const id = `SR${400_000 + Number(request?.number)}`;
  await button("service-request.confirmed.follow").click();
  await expect(page.getByText(say("my-service-requests.life.deliver"))).toBeVisible();
  await expect(page.getByText(say("my-service-requests.life.repair"))).toHaveCount(0);
  for (const status of ["APPROVED", "DISPATCHED"]) {
    await expect(button("my-service-requests.details.cancel")).toBeVisible();
    await sandbox.advance(id);
    expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status }]);
    await page.reload();
  }
  const onItsWay = page.getByRole("listitem").filter({ hasText: say("my-service-requests.life.dispatched") });
  await expect(onItsWay).toBeVisible();
  await expect(button("my-service-requests.details.cancel")).toHaveCount(0);
  await expect(page.getByText(say("my-service-requests.details.sent"))).toBeVisible();
  await expectAccessible(page);
  await sandbox.advance(id);
  await page.reload();
  await expect(page.getByText(say("my-service-requests.life.delivered"), { exact: true }).first()).toBeVisible();
});

test("a device that stays locked costs the fee of a replacement, or is not swapped", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  const { say, button } = requester;
  await requester.signIn(sandbox, PRIYA);
  await lock(sandbox);
  await ask(requester, "swap");
  await button("service-request.locked.cannot").click();
  await expect(requester.heading("service-request.lock-stays.title")).toBeVisible();
  await expect(page).toHaveURL("/unabletoturnofffmip");
  await expectAccessible(page);
  await button("service-request.lock-stays.decline").click();
  await expect(requester.heading("service-request.unable.title")).toBeVisible();
  await expect(page).toHaveURL("/unabletoproceedsr");
  await expectAccessible(page);
  await button("service-request.unable.retry").click();
  await button("service-request.locked.cannot").click();
  await page.getByRole("button", { name: "Continue for S$168 more" }).click();
  await sendMyself(requester);
  await expect(page.getByText(say("service-request.review.lock"))).toBeVisible();
  await expect(page.getByText("S$236", { exact: true })).toBeVisible();
  await button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ amount: 23_600, status: "SUBMITTED" }]);
});

test("a lock that is switched on before the order is sent stops it, and nothing is lost", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.expect("status 409 POST /services/claim/api/serviceorder");
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  const device = await lock(sandbox);
  await sandbox.switchFinder(device, { isOn: false });
  await ask(requester, "swap");
  await sendMyself(requester);
  await sandbox.switchFinder(device, { isOn: true });
  await requester.button("service-request.review.confirm").click();
  await expect(locked(page)).toBeVisible();
  await expect(page.getByText(requester.say("service-request.locked.on-again"))).toBeVisible();
  await sandbox.switchFinder(device, { isOn: false });
  await requester.button("service-request.locked.check").click();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await requester.button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceOrders")).toHaveLength(1);
});

test("the owner of a lost device locks it, and nobody asks for its lock", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  await lock(sandbox);
  await ask(requester, "replacement");
  await requester.reportTheft();
  await expect(page).toHaveURL("/lostmode");
  await expectAccessible(page);
  await requester.button("service-request.lost-mode.done").click();
  await requester.takeDevice();
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await requester.leaveReview();
  await requester.sign("Priya d/o Ramesh Nair");
  await requester.button("service-request.submit.send").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  await expect(page.getByText(requester.say("service-request.confirmed.exchange-text"))).toHaveCount(0);
  expect(await sandbox.rows("serviceOrders")).toMatchObject([{ fulfilment: "Delivery", amount: 16_800 }]);
});
