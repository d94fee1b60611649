import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** The offers of each programme, by the number of a customer who holds its plan. */
const programmes = [
  {
    plan: "Care 4.0 Plus",
    mobile: "82340011",
    offers: ["swap", "replacement", "refresh", "malfunction", "screenRepair", "batteryReplacement"],
  },
  {
    plan: "Care 3.0",
    mobile: "82340022",
    offers: ["swap", "replacement", "faultRepair", "screenRepair", "batteryReplacement"],
  },
  {
    plan: "Care 2.1",
    mobile: "82340033",
    offers: ["swap", "replacement", "malfunction", "screenRepair", "batteryReplacement"],
  },
  { plan: "Care 2.0", mobile: "82340044", offers: ["swap", "replacement", "malfunction", "screenRepair"] },
  { plan: "Care Lite", mobile: "82340055", offers: ["screenRepair", "batteryReplacement"] },
  { plan: "Device Refresh", mobile: "82340066", offers: ["refresh"] },
  { plan: "Device Refresh with your mobile plan", mobile: "82340077", offers: ["refresh"] },
  { plan: "Device Refresh only", mobile: "82340088", offers: ["refresh"] },
] as const;

for (const { plan, mobile, offers } of programmes)
  test(`${plan} offers what its programme names, and no more`, async ({ page, sandbox }) => {
    const requester = new Requester(page);
    await requester.signIn(sandbox, mobile);
    await expect(page.getByText(plan, { exact: true })).not.toHaveCount(0);
    await requester.begin();
    await page.getByRole("radio").first().check();
    await requester.button("service-request.device.submit").click();
    await expect(requester.heading("service-request.help.title")).toBeVisible();
    const shown = await page
      .getByRole("radio")
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.closest("label")?.innerText.split("\n")[0]));
    expect(shown).toEqual(offers.map((offer) => requester.say(`requests.types.${offer}.name`)));
  });
