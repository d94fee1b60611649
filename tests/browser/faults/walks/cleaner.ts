import { customers } from "../../support/home-carrier.ts";
import { button, enterCode, field, type Here, mobileNumber, type Walk } from "../walk.ts";

const choice = ({ page, say }: Here, key: string) => page.getByRole("radio", { name: say(key), exact: true });

/** The first of a group of choices that can be had. */
const first = ({ page, say }: Here, group: string) =>
  page
    .getByRole("radiogroup", { name: say(`service-request.visit.${group}.label`) })
    .getByRole("radio")
    .and(page.locator(":enabled"))
    .first();

/** The dialog outlives no reload where it was not stored, so it is opened anew each time. */
async function openQuestion(here: Here): Promise<void> {
  if (!(await here.page.getByRole("dialog").isVisible())) await button("my-service-requests.details.cancel")(here);
}

/** One who has an air conditioner cleaned, and cancels it. */
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
        asks: ["cleaning.models"],
        fill: (here) => field(here, "cleaning.terms.agrees.label").check(),
        press: button("cleaning.terms.submit"),
      },
      {
        name: "appliance",
        fill: (here) => choice(here, "cleaning.categories.aircon").check(),
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
        async fill(here) {
          await field(here, "cleaning.details.brand.label").fill("Daikin");
          await field(here, "cleaning.details.units.label").selectOption("1");
          await choice(here, "cleaning.details.age.under-3").check();
          await field(here, "cleaning.details.floor.label").fill("8");
        },
        press: button("cleaning.details.submit"),
      },
      {
        name: "when",
        async fill(here) {
          await first(here, "day").check();
          await first(here, "slot").check();
        },
        press: button("cleaning.logistics.submit"),
      },
      {
        name: "invoice",
        fill: (here) => choice(here, "cleaning.carriers.ec-pay.name").check(),
        press: button("cleaning.invoice.submit"),
      },
      {
        name: "confirm",
        asks: ["cleaning.save-details", "cleaning.submit"],
        press: button("cleaning.review.confirm"),
      },
      { name: "follow", press: button("cleaning.summary.follow") },
      { name: "look", press: ({ page }) => page.getByRole("table").getByRole("button").first().click() },
      {
        name: "cancelling it",
        asks: ["request.cancel"],
        fill: openQuestion,
        press: button("my-service-requests.cancel-question.cancel"),
      },
    ],
  },
];
