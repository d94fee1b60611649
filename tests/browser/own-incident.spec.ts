import { waterDamage } from "../documents/support/water-damage.ts";
import { expectAccessible } from "./support/accessible-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier", served: ({ deployed }, use) => use(deployed.portal) });

test("an incident with questions of its own, added by a programme and its words alone, is asked, judged and sent", async ({
  page,
  sandbox,
  deployed,
}) => {
  await deployed.deployment.deployDocuments(waterDamage);
  const requester = new Requester(page);
  const { button } = requester;
  await requester.signIn(sandbox, "92345178");
  await requester.begin();
  await requester.choose("Apple iPhone 17", "device");
  await requester.choose("Water damage", "help");

  const wasOn = page.getByRole("radiogroup", { name: "Was the device switched on after it got wet?" });
  await expectAccessible(page);
  await button("service-request.triage.submit").click();
  await expect(page.getByRole("link", { name: /^Please answer “/ })).toHaveCount(2);
  await wasOn.getByLabel("Yes").check();
  await page.getByLabel("Speaker").check();
  await expect(page.getByLabel("Which other part?")).toHaveCount(0);
  await page.getByLabel("Another part").check();
  await button("service-request.triage.submit").click();
  await expect(page.getByRole("link", { name: "Name the part, in 60 characters or fewer" })).toBeVisible();
  await page.getByLabel("Which other part?").fill("Charging port");
  await button("service-request.triage.submit").click();
  await expect(page.getByRole("heading", { level: 1, name: "Please contact us first" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("Which other part?")).toHaveValue("Charging port");
  await wasOn.getByLabel("No").check();
  await button("service-request.triage.submit").click();
  await requester.choose("Pick-up and return", "delivery");
  await requester.takeFirstTime();
  await requester.choose("I will do it myself", "representative");
  await button("service-request.review.confirm").click();
  await expect(requester.heading("service-request.confirmed.title")).toBeVisible();
  const [request] = await sandbox.rows("serviceRequests");
  expect(request).toMatchObject({
    incident: "Water Damage",
    triage: [
      { QuestionId: "wasOnAfter", Answer: "no" },
      { QuestionId: "wetParts", Answer: "speaker, other" },
      { QuestionId: "otherPart", Answer: "Charging port" },
    ],
  });
});
