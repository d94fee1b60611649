import type { Page } from "playwright/test";
import { Requester } from "./support/service-request.ts";
import { signOutByAddress } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
const elsewhere = (page: Page) => page.getByRole("heading", { name: "This is open in another tab" });

test("each page of a request has its address: for Back, a reload, another tab, and once nobody is signed in", async ({
  page,
  context,
  sandbox,
}) => {
  const requester = new Requester(page);
  const delivery = requester.heading("service-request.delivery.title");
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await expect(page).toHaveURL("/deviceselection");
  await requester.reachDelivery("Apple iPhone 15");
  await expect(page).toHaveURL("/deliveryoptions");

  await test.step("Back leads to the address before, and Forward not past what is answered", async () => {
    await page.goBack();
    await expect(requester.heading("service-request.help.title")).toBeVisible();
    await expect(page).toHaveURL("/deviceselection");
    await page.goForward();
    await expect(requester.heading("service-request.help.title")).toBeVisible();
    await expect(page).toHaveURL("/deviceselection");
    await requester.choose(requester.say("requests.types.refresh.name"), "help");
    await expect(delivery).toBeVisible();
    await expect(page).toHaveURL("/deliveryoptions");
  });

  await test.step("a reload continues there, and Back still works", async () => {
    await page.reload();
    await expect(delivery).toBeVisible();
    await expect(page).toHaveURL("/deliveryoptions");
    await page.goBack();
    await expect(requester.heading("service-request.help.title")).toBeVisible();
    await requester.choose(requester.say("requests.types.refresh.name"), "help");
    await expect(page).toHaveURL("/deliveryoptions");
  });

  await test.step("an address further on leads to where the request stands", async () => {
    await page.goto("/reviewsubmission");
    await expect(delivery).toBeVisible();
    await expect(page).toHaveURL("/deliveryoptions");
  });

  await test.step("another tab continues the same request there", async () => {
    const other = await context.newPage();
    const there = new Requester(other);
    await there.signIn(sandbox, PRIYA);
    await other.goto("/deliveryoptions");
    await expect(elsewhere(other)).toBeVisible();
    await other.getByRole("button", { name: "Continue here" }).click();
    await expect(there.heading("service-request.delivery.title")).toBeVisible();
    await expect(other).toHaveURL("/deliveryoptions");
    await other.close();
  });

  await test.step("without a customer it leads to the sign-in", async () => {
    await signOutByAddress(page);
    await page.goto("/deliveryoptions");
    await expect(page).toHaveURL("/login");
  });
});
