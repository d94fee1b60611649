import { Requester } from "../../support/service-request.ts";
import {
  button,
  enterCode,
  enterNumber,
  field,
  mobileNumber,
  openInside,
  type Step,
  type Walk,
  type WalkContext,
} from "../walk.ts";

const of = ({ page }: WalkContext) => new Requester(page);
const check = (name: string) => (walkContext: WalkContext) => of(walkContext).card(name).check();

const fromStart: Step = { name: "begin", press: button("start-page.request") };

/** From the start page to what the customer needs. */
const ask = (device: string, incident: string, asks?: readonly string[], begin = fromStart): readonly Step[] => [
  begin,
  { name: "device", fill: check(device), press: button("service-request.device.submit") },
  {
    name: "what happened",
    ...(asks === undefined ? {} : { asks }),
    fill: check(incident),
    press: button("service-request.help.submit"),
  },
];

const whichDevice = (asks?: readonly string[]): Step => ({
  name: "which device",
  ...(asks === undefined ? {} : { asks }),
  fill: (walkContext) => of(walkContext).chooseDevice(),
  press: button("service-request.replacement.submit"),
});

const when = (asks?: readonly string[], quiet?: string): Step => ({
  name: "when",
  ...(asks === undefined ? {} : { asks }),
  ...(quiet === undefined ? {} : { quiet }),
  fill: (walkContext) => of(walkContext).chooseFirstTime(),
  press: button("service-request.logistics.submit"),
});

const noOtherNumber: Step = {
  name: "no second number",
  fill: (walkContext) => of(walkContext).noOtherNumber().check(),
  press: button("service-request.contact.submit"),
};

/** A theft, until the device that comes is asked for. */
const theft = ({ report, models }: { report?: readonly string[]; models?: readonly string[] } = {}): Step[] => [
  {
    name: "the theft",
    ...(report === undefined ? {} : { asks: report }),
    fill: (walkContext) => of(walkContext).describeTheft(),
    press: button("service-request.triage.submit"),
  },
  {
    name: "lost mode",
    ...(models === undefined ? {} : { asks: models }),
    press: button("service-request.lost-mode.done"),
  },
];

/** From the terms to the confirmation of an order that is signed. */
const signAndSend = (name: string, asks: readonly string[]): readonly Step[] => [
  {
    name: "terms",
    fill: (walkContext) => field(walkContext, "service-request.terms.agrees.label").check(),
    press: button("service-request.terms.submit"),
  },
  { name: "review", press: button("service-request.review.sign") },
  {
    name: "declaration",
    fill: (walkContext) => of(walkContext).fillDeclaration(name),
    press: button("service-request.declaration.submit"),
  },
  { name: "send", asks, press: button("service-request.submit.send") },
];

const singapore = { client: "sg-carrier", locale: "en-US", start: "/login" } as const;
const models = ["request.replacement-models", "request.replacement-devices"];
const options = ["request.fulfilment-options", "request.choose-fulfilment"];

async function typeAddress(walkContext: WalkContext): Promise<void> {
  await field(walkContext, "address.fields.blockNumber.label").fill("1");
  await field(walkContext, "address.fields.streetName.label").fill("Bishan Street 12");
  await field(walkContext, "address.fields.postalCode.label").fill("570000");
}

const register = "A register that fails holds nobody up: the address goes as it was typed.";

const oneOfSeveral: Step = {
  name: "one of several",
  asks: ["address.complete"],
  fill: ({ page }) => page.getByRole("radio").first().check(),
  press: button("service-request.standard.submit"),
};

/** A phone whose lock stays on is swapped, for a fee. */
const locked: Walk = {
  ...singapore,
  name: "swap a locked device",
  person: "87719023",
  steps: [
    ...[enterNumber("87719023"), enterCode()],
    ...ask(
      "Apple iPhone 17 Pro",
      "Swap",
      ["request.start", "request.process-incident", "request.find-my-phone"],
      // With several plans, a plan's own page begins a request.
      { name: "begin", byAddress: true, press: openInside("/deviceselection/910270455") },
    ),
    { name: "check the lock again", asks: ["request.find-my-phone"], press: button("service-request.locked.check") },
    { name: "cannot turn it off", press: button("service-request.locked.cannot") },
    {
      name: "accept the fee",
      asks: models,
      press: ({ page }) => page.getByRole("button", { name: /^Continue for/ }).click(),
    },
  ],
};

/** A programme that asks for another address, and for a second number, on pages of their own. */
const elsewhere: Walk = {
  ...singapore,
  name: "swap a device at another address",
  person: "82340033",
  steps: [
    ...[enterNumber("82340033"), enterCode()],
    ...ask("Apple iPhone 16", "Swap"),
    whichDevice(options),
    { name: "elsewhere", press: button("service-request.logistics.change-address") },
    {
      name: "address",
      asks: ["address.standardize"],
      quiet: register,
      fill: typeAddress,
      press: button("service-request.elsewhere.submit"),
    },
    oneOfSeveral,
    when(["contact.points"], "It only suggests a second number; without it the customer types one."),
  ],
};

/** A stolen phone, from the report to the order; another address is typed in place. */
const stolen: Walk = {
  ...singapore,
  name: "replace a stolen device",
  person: "92345178",
  steps: [
    ...[enterNumber("92345178"), enterCode()],
    ...ask("Apple iPhone 17", "Replacement", ["request.start"]),
    ...theft({ report: ["request.process-incident"], models }),
    whichDevice([...options, "logistics.slots"]),
    {
      name: "when and where",
      asks: ["address.standardize"],
      quiet: register,
      async fill(walkContext) {
        const requester = of(walkContext);
        await requester.card(walkContext.say("service-request.logistics.where.other")).check();
        await typeAddress(walkContext);
        await requester.chooseFirstTime();
      },
      press: button("service-request.logistics.submit"),
    },
    oneOfSeveral,
    ...signAndSend("Priya d/o Ramesh Nair", ["request.create-order", "request.submit-order"]),
  ],
};

/** A country where the postal code suggests the city, and whose registration is told of the delivery. */
const byPostalCode: Walk = {
  name: "replace a device in Malaysia",
  client: "my-maxis",
  locale: "en-US",
  person: "0123456782",
  start: "/login",
  steps: [
    ...[mobileNumber("0123456782"), enterCode()],
    ...ask("Apple iPhone 17", "Replacement"),
    ...theft(),
    whichDevice(),
    { name: "elsewhere", press: button("service-request.logistics.change-address") },
    {
      name: "postcode",
      asks: ["address.city"],
      quiet: "It only suggests a city; without it the customer types one.",
      fill: (walkContext) => field(walkContext, "address.fields.addressLine1.label").fill("12 Jalan Ampang"),
      press: ({ page }) => page.getByLabel("Postcode", { exact: true }).fill("50450"),
    },
    {
      name: "address",
      async fill(walkContext) {
        await field(walkContext, "address.fields.city.label").fill("Kuala Lumpur");
        await field(walkContext, "address.fields.state.label").fill("Kuala Lumpur");
      },
      press: button("service-request.elsewhere.submit"),
    },
    when(),
    noOtherNumber,
    ...signAndSend("Lim Jun Wei", ["request.create-order"]),
    {
      name: "in cash",
      asks: ["request.confirm-delivery"],
      quiet: "A registration that is not told changes nothing for the customer.",
      fill: (walkContext) => check(walkContext.say("payment.methodTypes.cashOnDelivery.name"))(walkContext),
      press: button("payments.method.submit"),
    },
  ],
};

/** A customer who gets another device. */
export const exchangerWalks: readonly Walk[] = [locked, elsewhere, stolen, byPostalCode];
