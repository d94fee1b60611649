import { expectAccessible } from "./support/accessible-page.ts";
import { giveRequests } from "./support/given-requests.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Singapore 4.0, three devices. */
const PRIYA = "92345178";
/** The refresh that is a part of a mobile contract: no price is told before. */
const GERALD = "82340077";

test("a swollen battery gets safety advice, also when another answer alone would refuse the request", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.choose("Apple iPhone 17", "device");
  await requester.choose("Battery Replacement", "help");
  await page
    .getByRole("radiogroup", { name: /less than 80%/ })
    .getByLabel("No")
    .check();
  await page
    .getByRole("radiogroup", { name: /swollen/ })
    .getByLabel("Yes")
    .check();
  await requester.button("service-request.triage.submit").click();

  await expect(page.getByRole("heading", { level: 1, name: "Stop using your device" })).toBeVisible();
  const steps = page.getByRole("main");
  for (const step of ["Do not charge it", "Keep it away from heat and people", "Do not press or puncture it"])
    await expect(steps.getByText(step, { exact: true })).toBeVisible();
  await expect(steps.getByText("Hand it over safely", { exact: true })).toBeVisible();
  await expect(steps.getByRole("link", { name: "+65-6000-0177" })).toHaveAttribute("href", "tel:+65-6000-0177");
  await expect(steps.getByText("Monday to Friday, 9:00 am to 6:00 pm")).toBeVisible();
  await expect(requester.button("service-request.triage.submit")).toHaveCount(0);
  await expectAccessible(page);
  expect(await sandbox.rows("serviceOrders")).toEqual([]);
});

test("a service that is used up cannot be chosen, and says why and when it returns", async ({ page, sandbox }) => {
  await giveRequests(sandbox, PRIYA, [
    { incident: "Screen Repair", device: "iPhone 15", history: ["SUBMITTED", "DELIVERED"] },
  ]);
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.choose("Apple iPhone 17", "device");
  const screen = requester.card("Screen Repair");
  await expect(screen).toBeDisabled();
  await expect(screen).toHaveAccessibleDescription(
    /Your plan includes this service once every 12\smonths, and you have used it\. You can choose it again from \d+\s\w+\s2027\./,
  );
  await expect(requester.card("Battery Replacement")).toBeEnabled();
  await expectAccessible(page);
});

test("a service that is used up cannot be chosen either where no price is told before", async ({ page, sandbox }) => {
  await giveRequests(sandbox, GERALD, [
    { incident: "Refresh", device: "Galaxy S25 Ultra", history: ["SUBMITTED", "DELIVERED"] },
  ]);
  const requester = new Requester(page);
  await requester.signIn(sandbox, GERALD);
  await requester.begin();
  await requester.choose("Samsung Galaxy S25 Ultra", "device");
  const refresh = requester.card(requester.say("requests.types.refresh.name"));
  await expect(refresh).toBeDisabled();
  await expect(refresh).toHaveAccessibleDescription(/You can choose it again from \d+\s\w+\s2027\./);
  await expect(page.getByText(/S\$/)).toHaveCount(0);
});
