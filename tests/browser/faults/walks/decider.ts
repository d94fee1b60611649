import { type GivenRequest, givenId } from "../../../../tools/sandbox/given-requests.ts";
import { wholeFiles } from "../../../sandbox/support/whole-files.ts";
import { giveRequests } from "../../support/given-requests.ts";
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

const REQUEST = givenId(0);
const singapore = { client: "sg-carrier", locale: "en-US", start: "/login" } as const;
const priya = "92345178";
const zarina = "82340022";
const olivia = "0412345678";

const document = { name: "receipt.pdf", mimeType: "application/pdf", buffer: wholeFiles.pdf };

/** Opens a request that was raised before, and has come so far. */
const opened = (mobile: string, request: GivenRequest, ...then: readonly string[]): Step => ({
  name: "the request",
  byAddress: true,
  async press(walkContext: WalkContext) {
    const { sandbox } = walkContext;
    await giveRequests(sandbox, mobile, [request]);
    for (const status of then) await sandbox.advance(REQUEST, status);
    await openInside(`/myplansandservicerequests/${REQUEST}`)(walkContext);
  },
});

/** The steps of customers whose request waits for them. */
export const deciderWalks: readonly Walk[] = [
  {
    ...singapore,
    name: "decide about a repair for a fee",
    person: priya,
    steps: [
      ...[enterNumber(priya), enterCode()],
      opened(
        priya,
        { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED", "RECEIVED"] },
        "REPAIR QUOTED",
      ),
      { name: "the decision", press: button("my-service-requests.details.decide") },
      {
        name: "accepting it",
        asks: ["request.decide-repair"],
        fill: ({ page, say }) =>
          page.getByRole("radio", { name: say("my-service-requests.decision.accept"), exact: true }).check(),
        press: button("my-service-requests.decision.submit"),
      },
    ],
  },
  {
    ...singapore,
    name: "answer a reviewer",
    person: priya,
    steps: [
      ...[enterNumber(priya), enterCode()],
      opened(
        priya,
        { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED"] },
        ...["ON HOLD", "MORE INFORMATION NEEDED"],
      ),
      { name: "the question", press: button("my-service-requests.details.answer") },
      {
        name: "the answer",
        asks: ["hold.attach-files", "hold.answer"],
        passing: { uploads: 1 },
        async fill(walkContext) {
          const { page } = walkContext;
          await field(walkContext, "my-service-requests.hold.note.label").fill("It fell from the table on Monday.");
          if (!(await page.getByRole("button", { name: "Remove receipt.pdf" }).isVisible()))
            await page.locator("input[type=file]").first().setInputFiles(document);
        },
        press: button("my-service-requests.hold.submit"),
      },
    ],
  },
  {
    ...singapore,
    name: "confirm that a device is back",
    person: zarina,
    steps: [
      ...[enterNumber(zarina), enterCode()],
      opened(zarina, {
        ...{ incident: "Screen Repair", device: "Galaxy S25" },
        history: ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"],
      }),
      { name: "what came back", press: button("my-service-requests.details.confirm") },
      { name: "it is mine", press: button("my-service-requests.e-confirmation.next") },
      {
        name: "confirming",
        asks: ["request.confirm-receipt"],
        async fill(walkContext) {
          await walkContext.page.getByRole("checkbox").check();
          await field(walkContext, "my-service-requests.receipt.name.label").fill("Zarina Rahayu");
        },
        press: button("my-service-requests.receipt.submit"),
      },
    ],
  },
  {
    name: "print the label of a parcel",
    client: "au-retailer",
    locale: "en-US",
    person: olivia,
    start: "/login",
    steps: [
      ...[mobileNumber(olivia), enterCode()],
      opened(olivia, { incident: "Device Repair", device: "Galaxy S25", history: ["SUBMITTED"] }),
      { name: "packing", press: button("my-service-requests.details.label") },
      {
        name: "the label",
        asks: ["parcel.make-label"],
        async fill(walkContext) {
          for (const step of ["backedUp", "unlocked", "emptied"])
            await field(walkContext, `parcel-labels.packed.${step}.label`).check();
        },
        press: button("parcel-labels.packing.submit"),
      },
      {
        name: "its file",
        asks: ["parcel.label-file"],
        press: button("parcel-labels.label.download"),
      },
    ],
  },
];
