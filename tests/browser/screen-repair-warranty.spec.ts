import { giveRequests } from "./support/given-requests.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** A customer of Care 4.0, who has two phones. */
const PRIYA = "92345178";

test("a screen is repaired again without charge while our own repair is under warranty, for that phone only", async ({
  page,
  sandbox,
}) => {
  const requester = new Requester(page);
  const { say, card, button, heading } = requester;
  const history = ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"] as const;
  await giveRequests(sandbox, PRIYA, [{ incident: "Screen Repair", device: "iPhone 17", history }]);
  await requester.signIn(sandbox, PRIYA);
  await requester.begin();
  await requester.choose("Apple iPhone 15", "device");
  await expect(card(say("requests.types.screenRepair.name"))).toBeVisible();
  await page.goBack();
  await requester.choose("Apple iPhone 17", "device");
  await requester.choose(say("requests.types.screenRepairWarranty.name"), "help");
  await expect(heading("service-request.triage.title")).toBeVisible();
  for (const question of await page.getByRole("radiogroup").all()) await question.getByLabel("Yes").check();
  await button("service-request.triage.submit").click();
  await requester.choose("Pick-up and return", "delivery");
  await requester.takeFirstTime();
  await requester.choose("I will do it myself", "representative");
  await requester.acceptTerms();
  await expect(page.getByRole("definition").filter({ hasText: "S$0" }).first()).toBeVisible();
  await button("service-request.review.confirm").click();
  await expect(heading("service-request.confirmed.title")).toBeVisible();

  const isRepeat = ({ incident }: Record<string, unknown>) => incident === "Screen Repair Warranty";
  const [repeat] = (await sandbox.rows("serviceRequests")).filter(isRepeat);
  const orders = await sandbox.rows("serviceOrders");
  expect(orders).toContainEqual(expect.objectContaining({ request: repeat?.number, amount: 0 }));
});
