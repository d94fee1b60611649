import { expectAccessible } from "./support/accessible-page.ts";
import { expectToFitPhone } from "./support/narrow-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

/** One plan from the start page to the confirmation. */
interface Journey {
  readonly programme: string;
  /** A customer who holds the plan, by the number. */
  readonly mobile: string;
  readonly device: string;
  readonly incident: "swap" | "screenRepair" | "refresh";
  /** The model that comes, where there is none of the same. */
  readonly instead?: string;
  /** Where the plan can be paid in several ways. */
  readonly isPaidInCash?: true;
  readonly order: object;
}

const SINGAPORE: readonly Journey[] = [
  {
    ...{ programme: "2.0", mobile: "82340044", device: "Apple iPhone 15", incident: "swap" },
    ...{ instead: "Apple iPhone 16", order: { fulfilment: "Delivery", holdsDevice: true } },
  },
  {
    ...{ programme: "Lite", mobile: "82340055", device: "Google Pixel 10", incident: "screenRepair" },
    order: { fulfilment: "WALKIN" },
  },
  {
    ...{ programme: "the refresh that is sold by itself", mobile: "82340066", device: "Apple iPhone 16" },
    ...{ incident: "refresh", order: { fulfilment: "PUR" } },
  },
];

const THAILAND: readonly Journey[] = [
  {
    ...{ programme: "12 months", mobile: "0845551201", device: "Apple iPhone 17", incident: "swap" },
    order: { fulfilment: "Delivery", holdsDevice: true },
  },
  {
    ...{ programme: "swap only, monthly", mobile: "0845551302", device: "Samsung Galaxy S25", incident: "swap" },
    ...{ isPaidInCash: true, order: { fulfilment: "Delivery", holdsDevice: true } },
  },
  {
    ...{ programme: "swap only, 24 months", mobile: "0845551504", device: "Samsung Galaxy S25 Ultra" },
    ...{ incident: "swap", instead: "Samsung Galaxy S25", isPaidInCash: true },
    order: { fulfilment: "Delivery", holdsDevice: true },
  },
];

/** Answers what the incident asks, until the time is to be chosen. */
async function reachTimes(requester: Requester, { incident, instead }: Journey): Promise<void> {
  const { page, say, heading } = requester;
  switch (incident) {
    case "swap":
      await expect(heading("service-request.replacement.title")).toBeVisible();
      if (instead !== undefined) await requester.card(instead).check();
      return requester.takeDevice();
    case "screenRepair":
      await requester.sayYes();
      return page
        .getByRole("radiogroup", { name: say("service-request.logistics.store.label") })
        .getByRole("radio")
        .first()
        .check();
    case "refresh":
      return requester.choose(say("delivery.optionTypes.pickUpAndReturn.name"), "delivery");
  }
}

for (const { client, locale, journeys, asksWho } of [
  { client: "sg-carrier", locale: "en-US", journeys: SINGAPORE, asksWho: true },
  { client: "th-true", locale: "th-TH", journeys: THAILAND, asksWho: false },
])
  test.describe(client, () => {
    test.use({ client });

    for (const journey of journeys)
      test(`a request of ${journey.programme} leads to its confirmation`, async ({ page, sandbox }) => {
        const requester = new Requester(page, locale);
        const { say, button, heading } = requester;
        await page.setViewportSize({ width: 390, height: 844 });
        await requester.signIn(sandbox, journey.mobile);
        await requester.begin();
        await requester.choose(journey.device, "device");
        await requester.choose(say(`requests.types.${journey.incident}.name`), "help");
        await reachTimes(requester, journey);
        await requester.takeFirstTime();
        if (asksWho) await requester.choose(say("service-request.representative.myself"), "representative");
        await requester.acceptTerms();
        await expect(heading("service-request.review.title")).toBeVisible();
        await expectAccessible(page);
        await button("service-request.review.confirm").click();
        if (journey.isPaidInCash) {
          await requester.card(say("payment.methodTypes.cashOnDelivery.name")).check();
          await button("payments.method.submit").click();
        }
        await expect(heading("service-request.confirmed.title")).toBeVisible();
        await expect(page).toHaveURL("/claimconfirmation");
        await expectAccessible(page);
        await expectToFitPhone(page);
        expect(await sandbox.rows("serviceOrders")).toMatchObject([{ status: "SUBMITTED", ...journey.order }]);
      });
  });
