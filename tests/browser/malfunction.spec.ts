import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** A customer of 4.0 Plus, whose maker's warranty lasts. */
const WEI_JIE = "82340011";

test("a malfunction goes to the maker first, and to the plan once the maker has refused it, and the list names it in words", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, button, heading } = requester;
  await page.setViewportSize({ width: 390, height: 844 });
  await requester.signIn(sandbox, WEI_JIE);
  await requester.begin();
  await requester.choose("Apple iPhone 17 Pro", "device");
  await requester.choose(say("requests.types.malfunction.name"), "help");

  await expect(heading("service-request.makers-warranty.title")).toBeFocused();
  await expect(page).toHaveURL("/oemwarranty");
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.reload();
  await button("service-request.makers-warranty.ask").click();

  await expect(page).toHaveURL("/howcanwehelpWarranty");
  await expectAccessible(page);
  await requester.choose(say("service-request.maker.not-asked"), "maker");
  await expect(heading("service-request.covered-by-maker.title")).toBeFocused();
  await expect(page).toHaveURL("/noteligibleinwarranty");
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.goBack();

  await requester.choose(say("service-request.maker.refused"), "maker");
  await expect(heading("service-request.provider.title")).toBeFocused();
  await expect(page).toHaveURL("/verifyprovider");
  await expectAccessible(page);
  await page.getByLabel(say("service-request.provider.name.label")).fill("Maker's Centre Orchard");
  await requester.typeDay("service-request.provider.on.label", new Date().toISOString().slice(0, 10));
  await button("service-request.provider.submit").click();
  await requester.takeDevice();
  await requester.takeFirstTime();
  await expect(page).not.toHaveURL("/verifyprovider");
  await requester.choose(say("service-request.representative.myself"), "representative");
  await requester.acceptTerms();
  await requester.leaveReview();
  await requester.sign("Ong Wei Jie");
  await requester.choose(say("service-request.video.cannot"), "video");
  await button("service-request.submit.send").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();
  expect(await sandbox.rows("serviceRequests")).toMatchObject([{ incident: "Malfunction-IW" }]);

  await button("service-request.confirmed.follow").click();
  const service = page.getByText(say("requests.types.malfunctionInWarranty.name")).first();
  await expect(service).toBeVisible();
  await expect(page.getByText("Malfunction-IW")).toHaveCount(0);
  await page.goto("/myplansandservicerequests");
  await expect(service).toBeVisible();
  await expect(page.getByText("Malfunction-IW")).toHaveCount(0);
  await expectAccessible(page);
  await expectToFitPhone(page);
});
