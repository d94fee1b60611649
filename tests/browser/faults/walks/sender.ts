import type { SandboxConsole } from "../../support/sandbox-console.ts";
import { Requester } from "../../support/service-request.ts";
import { QUESTIONS } from "../../support/taiwan-repair.ts";
import { button, enterCode, field, mobileNumber, type Step, type Walk, type WalkContext } from "../walk.ts";

/** Has a basic plan of the home carrier, with a laptop. */
const shuFen = "0918305527";
const of = ({ page }: WalkContext) => new Requester(page, "zh-Hant-TW");
const radio = (name: string) => (walkContext: WalkContext) => of(walkContext).card(name).check();
const wording = (key: string) => (walkContext: WalkContext) => radio(walkContext.say(key))(walkContext);

/** Keeps an address for her plan, as an earlier request would have. */
async function keepAddress(sandbox: SandboxConsole): Promise<void> {
  const { tables, ...state } = await sandbox.state();
  const person = tables.people?.find(({ mobile }) => mobile === shuFen);
  const plan = tables.agreements?.find(({ person_id }) => person_id === person?.id);
  const address = {
    ...{ Address1: "中正路100號", City: "桃園市", StateProvinceCode: "桃園區" },
    ...{ CountryCode: "TW", PostalCode: "330" },
  };
  const kept = { number: 1, agreement_id: plan?.id, address, zone: "33001", kept_at: new Date().toISOString() };
  await sandbox.restore({ ...state, tables: { ...tables, courier_addresses: [kept] } });
}

/** From the sign-in to the choice of where the courier fetches the laptop. */
const toPickUp = (before: Pick<Step, "fill"> = {}, asks?: readonly string[]): readonly Step[] => [
  mobileNumber(shuFen),
  enterCode(),
  { name: "begin", ...before, press: button("start-page.request") },
  { name: "device", fill: radio("Acer Swift 14 AI"), press: button("service-request.device.submit") },
  { name: "what is not repaired", press: button("service-request.things-to-note.continue") },
  {
    name: "what is wrong",
    fill: ({ page }) => page.getByLabel("裝置有什麼狀況？").fill("螢幕會閃爍。"),
    press: button("service-request.repair.submit"),
  },
  {
    name: "questions",
    async fill({ page }) {
      for (const { label, no } of Object.values(QUESTIONS))
        await page.getByRole("radiogroup", { name: label }).getByRole("radio", { name: no, exact: true }).check();
    },
    press: button("service-request.triage.submit"),
  },
  {
    name: "how",
    ...(asks === undefined ? {} : { asks }),
    needsNoCode: "The page says what else is possible: another try, another address, a centre.",
    fill: wording("delivery.optionTypes.pickUpAndReturn.name"),
    press: button("service-request.delivery.submit"),
  },
  { name: "elsewhere", press: button("service-request.logistics.change-address") },
];

const home = { client: "tw-home-carrier", locale: "zh-Hant-TW", person: shuFen, start: "/login" } as const;

/** A customer whose laptop the courier fetches. */
export const senderWalks: readonly Walk[] = [
  {
    ...home,
    name: "have a laptop fetched at another address",
    steps: [
      ...toPickUp({}, ["address.courier-zone"]),
      {
        name: "address",
        async fill({ page }) {
          await page.getByLabel("縣市").selectOption("桃園市");
          await page.getByLabel("鄉鎮市區").selectOption("桃園區");
          await page.getByLabel("地址", { exact: true }).fill("中正路100號");
        },
        press: button("service-request.elsewhere.submit"),
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
      {
        name: "pay at the door",
        asks: ["address.keep"],
        fill: wording("payment.methodTypes.cashOnDelivery.name"),
        press: button("payments.method.submit"),
      },
    ],
  },
  {
    ...home,
    name: "take out a kept address",
    steps: [
      ...toPickUp({ fill: ({ sandbox }) => keepAddress(sandbox) }),
      {
        name: "taking it out",
        asks: ["address.take-out"],
        press: ({ page }) =>
          page
            .getByRole("button", { name: /中正路100號/ })
            .last()
            .click(),
      },
    ],
  },
];
