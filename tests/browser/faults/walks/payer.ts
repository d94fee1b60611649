import { customers } from "../../support/home-carrier.ts";
import { Requester } from "../../support/service-request.ts";
import {
  button,
  enterCode,
  enterNumber,
  field,
  firstOpen,
  mobileNumber,
  type Walk,
  type WalkContext,
} from "../walk.ts";

const THAI_NUMBER = "0845551403";
/** A card whose bank asks its customer. */
const CHALLENGED = "4000 0000 0000 3220";

const of = ({ page }: WalkContext) => new Requester(page, "th-TH");
const card = (name: string) => (walkContext: WalkContext) => of(walkContext).card(name).check();
const method = (id: string) => (walkContext: WalkContext) =>
  walkContext.page.getByRole("radio", { name: walkContext.say(`payment.methodTypes.${id}.name`) }).check();
const choice = (key: string) => (walkContext: WalkContext) =>
  walkContext.page.getByRole("radio", { name: walkContext.say(key), exact: true }).check();

/** Enters a card; a page of the gateway that was lost with the network is asked for again. */
async function enterCard({ page, say }: WalkContext): Promise<void> {
  const again = page.getByRole("main").getByRole("button", { name: say("portal.try-again") });
  if (await again.isVisible()) await again.click();
  const fields = page.frameLocator("iframe");
  await fields.getByLabel("หมายเลขบัตร").fill(CHALLENGED);
  await fields.getByLabel("วันหมดอายุ (ดด/ปป)").fill("08/29");
  await fields.getByLabel("รหัสความปลอดภัย").fill("123");
  await fields.getByLabel("ชื่อบนบัตร").fill("Somchai Jaidee");
}

/** Says yes to the bank, loses the way back, and opens the portal again. */
async function answerAndReturnLater({ page, open }: WalkContext): Promise<void> {
  const returns = "**/payment/return?*";
  await page.route(returns, (route) => route.fulfill({ body: "" }));
  await page.getByRole("button", { name: "Yes, I pay this" }).click();
  await page.waitForURL(returns);
  await page.unroute(returns);
  await open("/deviceselection");
}

/** Customers who pay: by a card whose bank asks, and on the gateway's page. */
export const payerWalks: readonly Walk[] = [
  {
    name: "pay by card",
    client: "th-true",
    locale: "th-TH",
    person: THAI_NUMBER,
    start: "/login",
    steps: [
      enterNumber(THAI_NUMBER),
      enterCode(),
      { name: "begin", press: button("start-page.request") },
      { name: "device", fill: card("Apple iPhone 16"), press: button("service-request.device.submit") },
      {
        name: "what happened",
        fill: (walkContext) => card(walkContext.say("requests.types.swap.name"))(walkContext),
        press: button("service-request.help.submit"),
      },
      {
        name: "which device",
        fill: (walkContext) => of(walkContext).chooseDevice(),
        press: button("service-request.replacement.submit"),
      },
      {
        name: "when",
        fill: (walkContext) => of(walkContext).chooseFirstTime(),
        press: button("service-request.logistics.submit"),
      },
      {
        name: "no second number",
        fill: (walkContext) => of(walkContext).noOtherNumber().check(),
        press: button("service-request.contact.submit"),
      },
      {
        name: "terms",
        fill: (walkContext) => field(walkContext, "service-request.terms.agrees.label").check(),
        press: button("service-request.terms.submit"),
      },
      { name: "review", press: button("service-request.review.confirm") },
      { name: "by card", asks: ["payment.begin"], fill: method("card"), press: button("payments.method.submit") },
      {
        name: "pay",
        asks: ["payment.charge"],
        // The gateway names a card that is entered again anew.
        leaves: { gateway_cards: 2 },
        saysOffline: "payments.card.unreachable",
        needsNoCode: "The server is asked what became of the payment, and the page says it.",
        fill: enterCard,
        press: ({ page }) => page.getByRole("button", { name: /^ชำระ ฿/ }).click(),
      },
      { name: "the bank", press: answerAndReturnLater },
      {
        name: "back from the bank",
        asks: ["payment.state", "request.submit-order"],
        press: button("payments.at-bank.check"),
      },
    ],
  },
  {
    name: "pay on the gateway's page",
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
        fill: (walkContext) => field(walkContext, "cleaning.terms.agrees.label").check(),
        press: button("cleaning.terms.submit"),
      },
      { name: "appliance", fill: choice("cleaning.categories.aircon"), press: button("cleaning.category.submit") },
      {
        name: "kind",
        fill: ({ page }) => page.getByRole("radio").first().check(),
        press: button("cleaning.model.submit"),
      },
      {
        name: "details",
        async fill(walkContext) {
          await field(walkContext, "cleaning.details.brand.label").fill("Daikin");
          await field(walkContext, "cleaning.details.units.label").selectOption("1");
          await choice("cleaning.details.age.under-3")(walkContext);
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
        fill: choice("invoices.carrierTypes.ecPay.name"),
        press: button("cleaning.invoice.submit"),
      },
      { name: "review", press: button("cleaning.review.confirm") },
      {
        name: "on the page",
        asks: ["payment.trade", "payment.open-page"],
        fill: method("ecPay"),
        press: button("payments.method.submit"),
      },
      {
        name: "the page",
        press: ({ page }) => page.getByRole("button", { name: "Yes, I pay this" }).click(),
      },
    ],
  },
];
