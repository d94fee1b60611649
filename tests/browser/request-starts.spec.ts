import { Requester } from "./support/service-request.ts";
import { signOutByAddress } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** 4.0 for more than a year, three devices. */
const PRIYA = "92345178";
/** No plan. */
const ETHAN = "82206615";

test("no plan, and an address in the middle lead to a start", async ({ page, sandbox }) => {
  const requester = new Requester(page);
  await requester.signIn(sandbox, ETHAN);
  await expect(requester.button("start-page.request")).toHaveCount(0);
  await page.goto("/deviceselection");
  await expect(page.getByRole("heading", { name: "Your plans" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await signOutByAddress(page);
  await expect(page.getByLabel("Mobile number or national ID")).toBeVisible();
  await requester.signIn(sandbox, PRIYA);
  await page.goto("/reviewsubmission");
  await expect(requester.heading("service-request.device.title")).toBeVisible();
  await page.getByRole("button", { name: "Stop this request" }).click();
  await requester.button("service-request.leave.stop").click();
  await expect(page).toHaveURL("/");
});
