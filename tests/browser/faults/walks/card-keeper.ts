import { CardKeeper, cards } from "../../support/card-keeper.ts";
import { button, enterCode, enterNumber, openInside, type Step, type Walk, type WalkContext } from "../walk.ts";

/** Holds a plan whose last bill is not paid. */
const MOBILE = "0898765432";

/** Holds a plan of a year that renews in twelve days. */
const [RENEWING, RENEWED] = ["0845551201", "950160200"];

const of = ({ page }: WalkContext) => new CardKeeper(page);

const enter = (number: string) => (walkContext: WalkContext) => of(walkContext).enter(number);

const SAVING: Step = {
  name: "saving the card",
  saysOffline: "payments.keep.unreachable",
  fill: enter(cards.approved),
  press: button("payments.keep.save"),
};

const fromSignInToFields = (asks?: "payment.secure"): readonly Step[] => [
  enterNumber(MOBILE),
  enterCode(),
  {
    name: "the payments",
    byAddress: true,
    ...(asks === undefined ? {} : { asks: ["payment.details"] }),
    press: openInside("/myPayments"),
  },
  { name: "a card", press: button("payments.mine.add") },
  {
    name: "the billing address",
    ...(asks === undefined ? {} : { asks: [asks] }),
    fill: (walkContext) => of(walkContext).fillBilling(),
    press: button("payments.billing.submit"),
  },
];

/** Customers who keep a card, pay a bill with one and remove it, or pay a term with one. */
export const cardKeeperWalks: readonly Walk[] = [
  {
    name: "keep a card",
    client: "th-true",
    locale: "th-TH",
    person: MOBILE,
    start: "/login",
    steps: [
      ...fromSignInToFields("payment.secure"),
      { ...SAVING, asks: ["payment.keep-card"] },
      { name: "the payments again", press: button("payments.kept.done") },
    ],
  },
  {
    name: "pay a bill",
    client: "th-true",
    locale: "th-TH",
    person: MOBILE,
    start: "/login",
    steps: [
      ...fromSignInToFields(),
      SAVING,
      { name: "the payments again", press: button("payments.kept.done") },
      { name: "paying the bill", asks: ["payment.collect"], press: (walkContext) => of(walkContext).pay().click() },
      { name: "removing the card", press: button("payments.mine.remove") },
      {
        name: "the card is removed",
        asks: ["payment.remove-card"],
        async fill(walkContext) {
          // A dialog that is not stored does not survive a reload, so it is opened again each time.
          if (!(await walkContext.page.getByRole("dialog").isVisible()))
            await button("payments.mine.remove")(walkContext);
        },
        press: button("payments.remove-card.remove"),
      },
    ],
  },
  {
    name: "pay a term",
    client: "th-true",
    locale: "th-TH",
    person: RENEWING,
    start: "/login",
    steps: [
      enterNumber(RENEWING),
      enterCode(),
      { name: "the prices", byAddress: true, press: openInside(`/renewal/${RENEWED}`) },
      {
        name: "the choice",
        fill: ({ page, say }) => page.getByRole("radio", { name: say("renewal.choice.term"), exact: true }).check(),
        press: button("renewal.choice.submit"),
      },
      { name: "to the payment", press: button("renewal.review.to-payment") },
      {
        name: "the billing address",
        fill: (walkContext) => of(walkContext).fillBilling(),
        press: button("payments.billing.submit"),
      },
      SAVING,
      { name: "the payment", press: button("payments.kept.done") },
      {
        name: "paying the term",
        asks: ["plan.pay-term"],
        needsNoCode: "The server is asked what became of the payment, and the page says it.",
        press: ({ page }) => page.getByRole("main").getByRole("button", { name: /฿/ }).click(),
      },
    ],
  },
];
