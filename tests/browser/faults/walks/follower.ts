import { givenId } from "../../../../tools/sandbox/given-requests.ts";
import { giveRequests } from "../../support/given-requests.ts";
import { isRequestFor } from "../operation-watch.ts";
import { button, enterCode, enterNumber, firstOpen, openInside, type Walk, type WalkContext } from "../walk.ts";

const mobile = "92345178";
/** Her plan is paid by card. */
const payer = "82340022";
const request = givenId(0);
const completed = givenId(1);

/** Raised before the walk, so that there is something to follow. */
async function raised({ sandbox }: WalkContext): Promise<void> {
  if ((await sandbox.rows("serviceRequests")).length > 0) return;
  await giveRequests(sandbox, mobile, [
    { incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED", "APPROVED"] },
    {
      ...{ incident: "Refresh", device: "iPhone 15" },
      history: ["SUBMITTED", "APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"],
    },
  ]);
}

/** A request that was saved and not sent. */
async function saved({ sandbox }: WalkContext): Promise<void> {
  if ((await sandbox.rows("serviceRequests")).length > 0) return;
  await giveRequests(sandbox, mobile, [{ incident: "Screen Repair", device: "iPhone 17", history: [] }]);
}

/** A request of hers that is paid by card. */
async function paid({ sandbox }: WalkContext): Promise<void> {
  if ((await sandbox.rows("serviceRequests")).length > 0) return;
  await giveRequests(sandbox, payer, [
    { incident: "Refresh", device: "Galaxy S25", history: ["SUBMITTED", "APPROVED"] },
  ]);
  const state = await sandbox.state();
  const orders = (state.tables.service_orders ?? []).map((row) => ({ ...row, payment_method: "Visa/Mastercard" }));
  await sandbox.restore({ ...state, tables: { ...state.tables, service_orders: orders } });
}

/** The page asks again by itself, after a failure more slowly. */
const askedAgain = ({ page }: WalkContext) =>
  page.waitForRequest((asked) => isRequestFor(asked, "getServiceRequestDetails"), { timeout: 60_000 });

/** A dialog that is not stored does not survive a reload, so it is reached again each time. */
async function giveReason(walkContext: WalkContext): Promise<void> {
  const { page } = walkContext;
  const reason = page.getByLabel("Charge too high");
  if (!(await reason.isVisible())) {
    await button("my-service-requests.details.cancel")(walkContext);
    await button("my-service-requests.cancel-question.yes")(walkContext);
  }
  await reason.check();
}

async function giveSecondNumber({ page, say }: WalkContext): Promise<void> {
  await page.getByLabel(say("service-request.logistics.noOtherNumber.label")).uncheck();
  await page.getByLabel(say("service-request.logistics.otherNumber.label")).fill("91112222");
}

/** The steps of a customer with raised requests. */
export const followerWalks: readonly Walk[] = [
  {
    name: "follow and cancel a request",
    client: "sg-carrier",
    locale: "en-US",
    person: mobile,
    start: "/login",
    steps: [
      enterNumber(mobile),
      enterCode(),
      { name: "the requests", asks: ["request.list"], fill: raised, press: button("menus.items.requests.name") },
      {
        name: "one of them",
        asks: ["request.details"],
        byAddress: true,
        press: openInside(`/myplansandservicerequests/${request}`),
      },
      {
        name: "the same, asked again",
        asks: ["request.details"],
        byItself: true,
        quiet: "The last answer stays on view, and it is asked again later.",
        press: askedAgain,
      },
      { name: "another time", asks: ["logistics.slots"], press: button("my-service-requests.details.move") },
      {
        name: "the new time",
        asks: ["request.move-order"],
        async fill(walkContext) {
          await firstOpen(walkContext, "day").check();
          await firstOpen(walkContext, "slot").check();
        },
        press: button("my-service-requests.time.submit"),
      },
      { name: "changing it", press: button("my-service-requests.details.change") },
      {
        name: "the changes",
        asks: ["request.change-order"],
        fill: giveSecondNumber,
        press: button("my-service-requests.changes.submit"),
      },
      {
        name: "cancelling it",
        asks: ["request.cancel"],
        fill: giveReason,
        press: button("my-service-requests.reasons.submit"),
      },
    ],
  },
  {
    name: "pay for a time that costs more",
    client: "sg-carrier",
    locale: "en-US",
    person: payer,
    start: "/login",
    steps: [
      enterNumber(payer),
      enterCode(),
      {
        name: "the request",
        byAddress: true,
        fill: paid,
        press: openInside(`/myplansandservicerequests/${request}`),
      },
      { name: "another time", press: button("my-service-requests.details.move") },
      {
        name: "an evening",
        async fill(walkContext) {
          const { page } = walkContext;
          await page.getByRole("radio", { name: /Thursday/ }).check();
          await page.getByRole("radio", { name: /7:00\spm–10:00\spm/ }).check();
        },
        press: button("my-service-requests.time.submit"),
      },
      { name: "paying it", asks: ["request.hold-time"], press: button("my-service-requests.dearer-time.pay") },
    ],
  },
  {
    name: "go on with a request of another browser",
    client: "sg-carrier",
    locale: "en-US",
    person: mobile,
    start: "/login",
    steps: [
      enterNumber(mobile),
      enterCode(),
      {
        name: "the saved request",
        byAddress: true,
        fill: saved,
        press: openInside(`/deviceselection/draft/${request}`),
      },
      { name: "going on", asks: ["request.draft"], press: button("service-request.resuming.continue") },
    ],
  },
  {
    name: "rate a completed request",
    client: "sg-carrier",
    locale: "en-US",
    person: mobile,
    start: "/login",
    steps: [
      enterNumber(mobile),
      enterCode(),
      {
        name: "the rating",
        asks: ["request.details"],
        byAddress: true,
        fill: raised,
        press: openInside(`/npsrating/${completed}`),
      },
      { name: "the score", press: button("feedback.next") },
      { name: "the reasons", press: button("feedback.next") },
      {
        name: "sending it",
        asks: ["request.rate"],
        fill: ({ page, say }) =>
          page.getByRole("radio", { name: say("feedback.satisfaction.level-5"), exact: true }).check(),
        press: button("feedback.send"),
      },
    ],
  },
];
