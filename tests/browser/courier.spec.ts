import type { Page } from "playwright/test";
import { chinese, city, district, expectSound, street } from "./support/home-carrier.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import type { SandboxConsole } from "./support/sandbox-console.ts";
import type { Requester } from "./support/service-request.ts";
import { answer, begin, describe } from "./support/taiwan-repair.ts";
import { expect, test } from "./support/test.ts";

/** Has a basic plan of the home carrier in Taipei for more than a year, with a laptop. */
const SHU_FEN = "0918305527";

test.use({ client: "tw-home-carrier", locale: "zh-TW", viewport: { width: 390, height: 844 } });

/** Comes to the choice of the hand-over, and asks for a pick-up. */
async function askForPickUp(page: Page, sandbox: SandboxConsole): Promise<Requester> {
  const requester = await begin(page, sandbox, SHU_FEN);
  await requester.choose("Acer Swift 14 AI", "device");
  await requester.button("service-request.things-to-note.continue").click();
  await describe(requester);
  await answer(requester, { wasBroken: "no", wasWet: "no", isSwollen: "no" });
  await requester.choose(chinese("delivery.optionTypes.pickUpAndReturn.name"), "delivery");
  return requester;
}

/** The page that says why nothing is picked up, and the one thing that it suggests. */
async function expectNotServed({ page, heading, button }: Requester, title: string, suggested: string): Promise<void> {
  await expect(heading(`service-request.not-served.${title}`)).toBeFocused();
  await expect(page.getByText("104 臺北市中山區南京東路三段219號5樓").or(page.getByText(ISLAND.line))).toBeVisible();
  await expect(page.getByRole("main").getByRole("button").and(page.locator("[class*=primary]"))).toHaveCount(1);
  await expect(button(suggested)).toHaveClass(/primary/);
  await expectSound(page);
  await expectToFitPhone(page);
}

const ISLAND = { city: "澎湖縣", district: "馬公市", street: "中正路12號", line: /馬公市中正路12號/ };
const MAINLAND = { city: "桃園市", district: "桃園區", street: "中正路100號", line: /桃園區中正路100號/ };

async function giveAddress({ page, heading, button }: Requester, given: typeof ISLAND): Promise<void> {
  await expect(heading("service-request.elsewhere.title")).toBeFocused();
  await city(page).selectOption(given.city);
  await district(page).selectOption(given.district);
  await street(page).fill(given.street);
  await button("service-request.elsewhere.submit").click();
}

test("a courier who does not answer is asked again, and then comes", async ({ page, sandbox, problems }) => {
  problems.expect(/^status 500 .*tcat/i);
  problems.expect("reported: ");
  await sandbox.faults({ parseTcatAddress: { kind: "status", status: 500 } });
  const requester = await askForPickUp(page, sandbox);
  await expectNotServed(requester, "title-not-checked", "service-request.not-served.retry");
  await requester.button("service-request.not-served.retry").click();
  await expectNotServed(requester, "title-not-checked", "service-request.not-served.retry");
  await sandbox.faults({});
  await requester.button("service-request.not-served.retry").click();
  await expect(requester.days().first()).toBeVisible();
  await requester.takeFirstTime();
  expect(await sandbox.rows("serviceOrders")).toEqual([]);
});

test("nothing is picked up on an island: the customer gives another address", async ({ page, sandbox }) => {
  const requester = await askForPickUp(page, sandbox);
  await requester.button("service-request.logistics.change-address").click();
  await giveAddress(requester, ISLAND);
  await expectNotServed(requester, "title", "service-request.logistics.change-address");
  await expect(page.getByText(chinese("service-request.not-served.island"))).toBeVisible();
  await expect(requester.button("service-request.not-served.retry")).toHaveCount(0);
  await requester.button("service-request.logistics.change-address").click();
  await giveAddress(requester, MAINLAND);
  await expect(page.getByText(MAINLAND.line)).toBeVisible();
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
});

test("a customer on an island brings the device to a centre", async ({ page, sandbox }) => {
  const requester = await askForPickUp(page, sandbox);
  await requester.button("service-request.logistics.change-address").click();
  await giveAddress(requester, ISLAND);
  await requester.button("service-request.not-served.bring").click();
  await requester.card("臺中維修中心").check();
  await requester.takeFirstTime();
  await requester.acceptTerms();
  await expect(requester.heading("service-request.review.title")).toBeVisible();
  await expectSound(page);
});
