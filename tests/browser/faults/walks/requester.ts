import { wholeFiles } from "../../../sandbox/support/whole-files.ts";
import {
  button,
  enterCode,
  enterNumber,
  field,
  firstOpen,
  openInside,
  type Step,
  type Walk,
  type WalkContext,
} from "../walk.ts";

const card = ({ page }: WalkContext, name: string) => page.getByRole("radio", { name, exact: true });

const photo = { name: "left.webp", mimeType: "image/webp", buffer: wholeFiles.webp };

const requester = { client: "sg-carrier", locale: "en-US", person: "92345178", start: "/login" } as const;

/** From the sign-in to the choice of what is needed. */
const toHelp: readonly Step[] = [
  enterNumber(requester.person),
  enterCode(),
  { name: "begin", press: button("start-page.request") },
  {
    name: "device",
    asks: ["request.fees"],
    fill: (walkContext) => card(walkContext, "Apple iPhone 17").check(),
    press: button("service-request.device.submit"),
  },
];

/** A fault that photos show. */
const withPhotos: Walk = {
  ...requester,
  name: "show a fault by photos",
  person: "87719023",
  steps: [
    ...[enterNumber("87719023"), enterCode()],
    { name: "begin", byAddress: true, press: openInside("/deviceselection/910270455") },
    {
      name: "device",
      fill: (walkContext) => card(walkContext, "Apple AirPods Max").check(),
      press: button("service-request.device.submit"),
    },
    {
      name: "what happened",
      fill: (walkContext) => card(walkContext, "Fault Repair").check(),
      press: button("service-request.help.submit"),
    },
    {
      name: "questions and a photo",
      asks: ["files.place", "files.put"],
      passing: { uploads: 1 },
      async fill({ page, say }) {
        await page.getByRole("checkbox", { name: say("triage.questions.gadgetParts.options.sound") }).check();
        await page.getByRole("radiogroup").getByRole("radio", { name: "No", exact: true }).check();
        await page.getByLabel(say("triage.questions.moreDetails.label")).fill("Only the left side plays.");
        const photos = page.getByRole("group", { name: say("triage.questions.photos.label") });
        const isChosen = await photos.getByRole("button", { name: "Remove left.webp" }).isVisible();
        if (!isChosen) await photos.getByLabel("Choose a file").setInputFiles(photo);
      },
      press: button("service-request.triage.submit"),
    },
    { name: "the requests", byAddress: true, press: openInside("/myplansandservicerequests") },
    { name: "the request", press: ({ page }) => page.getByRole("button", { name: /^See request/ }).click() },
    {
      name: "its photo",
      asks: ["request.file"],
      press: ({ page }) => page.getByRole("button", { name: "Download left.webp" }).click(),
    },
  ],
};

/** A customer who has a device repaired. */
export const requesterWalks: readonly Walk[] = [
  withPhotos,
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
