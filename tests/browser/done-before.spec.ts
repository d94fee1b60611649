import { expectAccessible } from "./support/accessible-page.ts";
import { chinese, customers, signInByMobile } from "./support/home-carrier.ts";
import { giveCode, givePassword, press, reachCode, title } from "./support/registration.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.describe("at a client that sells care", () => {
  test.use({ client: "sg-carrier" });

  test("after a lost reply a request counts as made, even if the customer has changed an answer since", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("request failed: POST /services/claim/api/submitorder/");
    problems.expect(/^status 409 PUT \S+\/shippingorder\//);
    problems.expect("reported: ");
    const requester = new Requester(page);
    await requester.signIn(sandbox, "92345178");
    await requester.begin();
    await requester.reachDelivery("Apple iPhone 15");
    await requester.choose("Pick-up and return", "delivery");
    await requester.takeFirstTime();
    await requester.choose("I will do it myself", "representative");
    await requester.acceptTerms();
    await sandbox.faults({ submitServiceOrder: { kind: "cutAfter" } });
    await requester.button("service-request.review.confirm").click();
    await expect(page.getByText(requester.say("errors.not-confirmed"))).toBeVisible({ timeout: 15_000 });
    await sandbox.faults({});
    await requester.change("Time").click();
    await requester.days().and(page.locator(":enabled")).last().check();
    await requester.times().and(page.locator(":enabled")).first().check();
    await requester.button("service-request.logistics.submit").click();
    await requester.button("service-request.review.confirm").click();

    await expect(requester.heading("service-request.ordered-before.title")).toBeFocused();
    const [order, ...others] = await sandbox.rows("serviceOrders");
    expect([order?.status, others]).toEqual(["SUBMITTED", []]);
    await expectAccessible(page);
    await requester.button("service-request.ordered-before.follow").click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  });

  test("after a lost reply an account counts as made, even if its owner has chosen another password since", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("request failed: POST /services/api/v1/account/user");
    problems.expect("status 409 POST /services/api/v1/account/user");
    problems.expect("reported: ");
    const nurul = await sandbox.person("nurul");
    await reachCode(page, nurul);
    await giveCode(page, await sandbox.newestCode(nurul));
    await givePassword(page);
    await sandbox.faults({ createAccount: { kind: "cutAfter" } });
    await press(page, "Create my account");
    await expect(page.getByText(/^We could not tell whether your account was created\./)).toBeVisible({
      timeout: 15_000,
    });
    await sandbox.faults({});
    await page.goBack();
    await givePassword(page, "Laksa on Sundays 7");
    await press(page, "Create my account");

    await expect(title(page, "You already have an account")).toBeFocused();
    await expectAccessible(page);
    await press(page, "Sign in");
    await expect(page).toHaveURL("/login");
  });
});

test.describe("at a client that cleans appliances", () => {
  test.use({ client: "tw-home-carrier", locale: "zh-TW" });

  test("after a lost reply a cleaning counts as booked, even if the customer has chosen another time since", async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.expect("request failed: POST /services/claim/api/submitcleaningservice");
    problems.expect("status 409 POST /services/claim/api/updatecleaningservicedetails");
    problems.expect("reported: ");
    const say = (key: string) => chinese(`cleaning.${key}`);
    const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
    const title = (key: string) => page.getByRole("heading", { level: 1, name: say(key), exact: true });
    const open = (group: string) =>
      page.getByRole("radiogroup", { name: chinese(`service-request.visit.${group}.label`) }).locator(":enabled");
    await signInByMobile(page, sandbox, customers.yiChun);
    await page.getByRole("button", { name: chinese("start-page.cleaning"), exact: true }).click();
    await page.getByLabel(say("terms.agrees.label")).check();
    await button("terms.submit").click();
    await page.getByRole("radio", { name: say("categories.aircon"), exact: true }).check();
    await button("category.submit").click();
    await page.getByRole("radio", { name: "分離式冷氣" }).check();
    await button("model.submit").click();
    await page.getByRole("textbox", { name: say("details.brand.label") }).fill("大金");
    await page.getByLabel(say("details.units.label")).selectOption("2");
    await page.getByLabel(say("details.age.from-3")).check();
    await page.getByRole("textbox", { name: say("details.floor.label") }).fill("8");
    await button("details.submit").click();
    await open("day").first().check();
    await open("slot").first().check();
    await button("logistics.submit").click();
    await page.getByRole("radio", { name: chinese("invoices.carrierTypes.ecPay.name"), exact: true }).check();
    await button("invoice.submit").click();
    await sandbox.faults({ submitCleaningService: { kind: "cutAfter" } });
    await button("review.confirm").click();
    await page.getByRole("radio", { name: chinese("payment.methodTypes.cashOnDelivery.name") }).check();
    await page.getByRole("button", { name: chinese("payments.method.submit"), exact: true }).click();
    await expect(page.getByText(chinese("errors.not-confirmed"))).toBeVisible({ timeout: 15_000 });
    await sandbox.faults({});
    await page.getByRole("button", { name: new RegExp(`^變更 ${say("logistics.where.label")}`) }).click();
    await open("day").last().check();
    await open("slot").last().check();
    await button("logistics.submit").click();
    await button("review.confirm").click();

    await expect(title("ordered-before.title")).toBeFocused();
    expect(await sandbox.rows("cleanings")).toHaveLength(1);
    await expectAccessible(page);
    await button("summary.follow").click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  });
});
