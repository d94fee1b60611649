import { customers } from "../../support/home-carrier.ts";
import { button, enterCode, field, firstOpen, mobileNumber, type Walk, type WalkContext } from "../walk.ts";

const choice = ({ page, say }: WalkContext, key: string) => page.getByRole("radio", { name: say(key), exact: true });

const method = ({ page, say }: WalkContext, id: string) =>
  page.getByRole("radio", { name: say(`payment.methodTypes.${id}.name`) });

/** A dialog that is not stored does not survive a reload, so it is opened again each time. */
async function openQuestion(walkContext: WalkContext): Promise<void> {
  if (!(await walkContext.page.getByRole("dialog").isVisible()))
    await button("my-service-requests.details.cancel")(walkContext);
}

/** A customer who has an air conditioner cleaned, and cancels it. */
export const cleanerWalks: readonly Walk[] = [
  {
    name: "book a cleaning",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: customers.yiChun,
    start: "/login",
    steps: [
      mobileNumber(customers.yiChun),
      enterCode(),
      { name: "begin", press: button("start-page.cleaning") },
      {
        name: "terms",
        asks: ["cleaning.draft", "cleaning.models"],
        fill: (walkContext) => field(walkContext, "cleaning.terms.agrees.label").check(),
        press: button("cleaning.terms.submit"),
      },
      {
        name: "appliance",
        fill: (walkContext) => choice(walkContext, "cleaning.categories.aircon").check(),
        press: button("cleaning.category.submit"),
      },
      {
        name: "kind",
        fill: ({ page }) => page.getByRole("radio").first().check(),
        press: button("cleaning.model.submit"),
      },
      {
        name: "details",
        asks: ["cleaning.save-details", "logistics.slots"],
        async fill(walkContext) {
          await field(walkContext, "cleaning.details.brand.label").fill("Daikin");
          await field(walkContext, "cleaning.details.units.label").selectOption("1");
          await choice(walkContext, "cleaning.details.age.under-3").check();
          await field(walkContext, "cleaning.details.floor.label").fill("8");
        },
        press: button("cleaning.details.submit"),
      },
      {
        name: "when",
        async fill(walkContext) {
          await firstOpen(walkContext, "day").check();
          await firstOpen(walkContext, "slot").check();
        },
        press: button("cleaning.logistics.submit"),
      },
      {
        name: "invoice",
        fill: (walkContext) => choice(walkContext, "invoices.carrierTypes.ecPay.name").check(),
        press: button("cleaning.invoice.submit"),
      },
      {
        name: "confirm",
        asks: ["cleaning.save-details"],
        press: button("cleaning.review.confirm"),
      },
      {
        name: "pay in cash",
        asks: ["cleaning.submit"],
        fill: (walkContext) => method(walkContext, "cashOnDelivery").check(),
        press: button("payments.method.submit"),
      },
      { name: "follow", press: button("cleaning.summary.follow") },
      {
        name: "cancelling it",
        asks: ["request.cancel"],
        fill: openQuestion,
        press: button("my-service-requests.cancel-question.cancel"),
      },
    ],
  },
];
