import { button, enterCode, field, firstOpen, type Step, type Walk, type WalkContext } from "../walk.ts";

const card = ({ page }: WalkContext, name: string) => page.getByRole("radio", { name, exact: true });

const requester = { client: "sg-carrier", locale: "en-US", person: "92345178", start: "/login" } as const;

/** From the sign-in to the choice of what is needed. */
const toHelp: readonly Step[] = [
  {
    name: "number",
    fill: (walkContext) => field(walkContext, "sign-in.identifier.value.label").fill(requester.person),
    press: button("sign-in.identifier.submit"),
  },
  enterCode(),
  { name: "begin", press: button("start-page.request") },
  {
    name: "device",
    asks: ["request.fees"],
    fill: (walkContext) => card(walkContext, "Apple iPhone 17").check(),
    press: button("service-request.device.submit"),
  },
];

/** A customer whose programme asks for another address on a page of its own. */
const vikram = { client: "sg-carrier", locale: "en-US", person: "82340033", start: "/login" } as const;

const elsewhere: Walk = {
  ...vikram,
  name: "swap a device at another address",
  steps: [
    {
      name: "number",
      fill: (walkContext) => field(walkContext, "sign-in.identifier.value.label").fill(vikram.person),
      press: button("sign-in.identifier.submit"),
    },
    enterCode(),
    { name: "begin", press: button("start-page.request") },
    {
      name: "device",
      fill: (walkContext) => card(walkContext, "Apple iPhone 16").check(),
      press: button("service-request.device.submit"),
    },
    {
      name: "what happened",
      fill: (walkContext) => card(walkContext, "Swap").check(),
      press: button("service-request.help.submit"),
    },
    { name: "elsewhere", press: button("service-request.logistics.change-address") },
    {
      name: "address",
      asks: ["address.standardize"],
      async fill(walkContext) {
        await field(walkContext, "address.fields.blockNumber.label").fill("1");
        await field(walkContext, "address.fields.streetName.label").fill("Bishan Street 12");
        await field(walkContext, "address.fields.postalCode.label").fill("570000");
      },
      press: button("service-request.elsewhere.submit"),
    },
    {
      name: "one of several",
      asks: ["address.complete"],
      fill: ({ page }) => page.getByRole("radio").first().check(),
      press: button("service-request.standard.submit"),
    },
  ],
};

/** A customer who has a device repaired, or exchanged. */
export const requesterWalks: readonly Walk[] = [
  elsewhere,
  {
    ...requester,
    name: "swap a device",
    steps: [
      ...toHelp,
      {
        name: "what happened",
        asks: [
          ...["request.start", "request.process-incident", "request.find-my-phone"],
          ...["request.replacement-models", "request.replacement-devices"],
        ],
        fill: (walkContext) => card(walkContext, "Swap").check(),
        press: button("service-request.help.submit"),
      },
      {
        name: "which device",
        asks: ["request.fulfilment-options", "request.choose-fulfilment"],
        async fill({ page, say }) {
          for (const choice of ["capacity", "colour"]) {
            const label = say(`service-request.replacement.${choice}.label`);
            await page.getByRole("radiogroup", { name: label }).getByRole("radio").first().check();
          }
        },
        press: button("service-request.replacement.submit"),
      },
    ],
  },
  {
    ...requester,
    name: "raise a request",
    steps: [
      ...toHelp,
      {
        name: "what happened",
        asks: ["request.start"],
        fill: (walkContext) => card(walkContext, "Screen Repair").check(),
        press: button("service-request.help.submit"),
      },
      {
        name: "questions",
        asks: ["request.process-incident", "request.fulfilment-options", "logistics.centres"],
        async fill({ page }) {
          for (const question of await page.getByRole("radiogroup").all()) await question.getByLabel("Yes").check();
        },
        press: button("service-request.triage.submit"),
      },
      {
        name: "how",
        asks: ["request.choose-fulfilment", "logistics.slots"],
        fill: (walkContext) => card(walkContext, "Pick-up and return").check(),
        press: button("service-request.delivery.submit"),
      },
      {
        name: "when",
        async fill(walkContext) {
          await firstOpen(walkContext, "day").check();
          await firstOpen(walkContext, "slot").check();
          await field(walkContext, "service-request.logistics.noOtherNumber.label").check();
        },
        press: button("service-request.logistics.submit"),
      },
      {
        name: "who",
        fill: (walkContext) => card(walkContext, "I will do it myself").check(),
        press: button("service-request.representative.submit"),
      },
      {
        name: "terms",
        fill: (walkContext) => field(walkContext, "service-request.terms.agrees.label").check(),
        press: button("service-request.terms.submit"),
      },
      {
        name: "confirm",
        asks: ["request.create-order", "request.submit-order"],
        press: button("service-request.review.confirm"),
      },
    ],
  },
];
