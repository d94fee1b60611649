import { picture } from "../../support/enquiry.ts";
import { chinese } from "../../support/home-carrier.ts";
import { button, field, pressed, type Step, type Walk, type WalkContext } from "../walk.ts";

const english = {
  client: "sg-carrier",
  locale: "en-US",
  person: "marcus",
  start: "/login/reset",
} as const;

const askForLink = (asks?: readonly string[]): Step => ({
  name: "ask for a link",
  ...(asks === undefined ? {} : { asks }),
  fill: ({ page }) => page.getByLabel("Email").fill("marcus.teo@example.com"),
  press: pressed("Send me the link"),
});

/** A link does not survive a reload, so it is opened again each time. */
async function openLink(walkContext: WalkContext): Promise<void> {
  await walkContext.open(await walkContext.link());
  await walkContext.page.getByLabel("Last 4 characters of your ID").fill("783B");
}

const orderDay = { name: "HM-20261112_7", say: (key: string) => chinese(`device-registration.order.${key}`) };

/** The steps of a visitor. */
export const visitorWalks: readonly Walk[] = [
  {
    name: "send an enquiry",
    client: "tech-care",
    locale: "en-US",
    person: "weiling",
    start: "/login/contact-us",
    steps: [
      {
        name: "enquiry with a picture",
        asks: ["inquiry.upload-place", "inquiry.put-file", "inquiry.create"],
        passing: { uploads: 1 },
        async fill(walkContext) {
          await field(walkContext, "contact-us.caller.fullName.label").fill("Ida Berg");
          await field(walkContext, "contact-us.caller.mobileNumber.label").fill("0412345678");
          await field(walkContext, "contact-us.enquiry.email.label").fill("ida@example.com");
          await field(walkContext, "contact-us.enquiry.imei.label").fill("356938035643809");
          // Choosing the same file again would send it again.
          if ((await walkContext.page.getByRole("main").getByRole("listitem").count()) > 0) return;
          await walkContext.page.getByLabel("Choose a file").setInputFiles(picture());
        },
        press: button("contact-us.enquiry.submit"),
      },
    ],
  },
  {
    name: "ask to be called back",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0912345678",
    start: "/login/contact-us",
    steps: [
      {
        name: "name and number",
        asks: ["inquiry.create"],
        async fill(walkContext) {
          await field(walkContext, "contact-us.caller.fullName.label").fill("林志明");
          await field(walkContext, "contact-us.caller.mobileNumber.label").fill("0912345678");
        },
        press: button("contact-us.call-back.submit"),
      },
    ],
  },
  {
    name: "register a device by its order",
    client: "tw-home-carrier",
    locale: "zh-Hant-TW",
    person: "0912345678",
    start: "/login/device-register",
    steps: [
      {
        name: "order",
        asks: ["order.find", "registration.device", "registration.consents"],
        async fill({ page, sandbox }) {
          const order = (await sandbox.rows("orders")).find(({ orderId }) => orderId === orderDay.name);
          const [year = "", month = "", day = ""] = order?.purchasedOn.split("-") ?? [];
          await page.getByLabel(orderDay.say("orderId.label")).fill(orderDay.name);
          const date = page.getByRole("group", { name: orderDay.say("purchaseDate.label") });
          await date.getByLabel("年").fill(year);
          await date.getByLabel("月").fill(month);
          await date.getByLabel("日").fill(day);
          await date.getByLabel("日").blur();
          await page.getByLabel(orderDay.say("authorisePurchaserCheck.label")).check();
          await page.getByLabel(orderDay.say("termsCheck.label")).check();
        },
        press: button("device-registration.order.submit"),
      },
    ],
  },
  {
    name: "open the link to a new password",
    ...english,
    steps: [
      askForLink(["auth.request-password-reset"]),
      {
        name: "national ID",
        asks: ["auth.verify-reset"],
        dependsOnSecret: true,
        fill: openLink,
        press: pressed("Continue"),
      },
    ],
  },
  {
    name: "choose a new password",
    ...english,
    steps: [
      askForLink(),
      {
        name: "password",
        asks: ["auth.set-password"],
        dependsOnSecret: true,
        async fill(walkContext) {
          await openLink(walkContext);
          await pressed("Continue")(walkContext);
          await walkContext.page.getByLabel("New password", { exact: true }).fill("Satay by the bay 9");
        },
        press: pressed("Continue"),
      },
    ],
  },
];
