import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";
import { allTexts, englishWhere } from "./support/texts-on-view.ts";

test.describe("in Thailand", () => {
  test.use({ client: "th-true" });

  test("a cracked screen is repaired at a centre, paid there, all in Thai", async ({ page, sandbox }) => {
    const requester = new Requester(page, "th-TH");
    const { say, button } = requester;
    await page.setViewportSize({ width: 390, height: 844 });
    await requester.signIn(sandbox, "0812345671");
    await requester.begin();
    await requester.choose("Samsung Galaxy S25", "device");
    await requester.choose(say("requests.types.screenRepair.name"), "help");
    for (const question of ["turnsOn", "onlyScreen"])
      await page
        .getByRole("radiogroup", { name: say(`triage.questions.${question}.label`) })
        .getByRole("radio", { name: say(`triage.questions.${question}.options.yes`), exact: true })
        .check();
    await button("service-request.triage.submit").click();
    await page.getByRole("radio", { name: "ศูนย์ดูแลอุปกรณ์ อโศก", exact: true }).check();
    await requester.takeFirstTime();
    await requester.acceptTerms();
    await expect(requester.heading("service-request.review.title")).toBeVisible();
    await expect(page.getByText("฿1,490")).not.toHaveCount(0);
    await expectAccessible(page);
    await expectToFitPhone(page);
    expect((await allTexts(page)).filter(englishWhere("th-TH"))).toEqual([]);
    await button("service-request.review.confirm").click();
    await expect(page).toHaveURL("/claimconfirmation");
    expect(await sandbox.rows("serviceOrders")).toMatchObject([{ fulfilment: "WALKIN", storeId: "THC-01" }]);
  });
});
