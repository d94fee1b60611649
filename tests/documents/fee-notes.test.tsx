import { expect, test } from "vitest";
import { messageArguments } from "../../src/checker/checks/message-arguments.ts";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const world = createWorld();

interface Reader {
  readonly client: string;
  readonly programme: string;
  readonly locale: string;
}

/** What the card about fees says to a customer. */
function feesCard({ client, programme, locale }: Reader, documents = world.documents): string {
  const plan = { id: "A1", status: "ENROLLED", offerName: "1", startsOn: "2026-01-15" };
  const session = { programmes: { A1: programme }, programme, agreements: [plan], devices: [] };
  const markup = drawnMarkup(documents, {
    ...{ screen: "plan-details/card-fees", client, programme, locale, session, loaded: [] },
    data: { plan: "A1", device: "D1", card: "fees" },
  });
  return markupText(markup).replaceAll("&nbsp;", " ");
}

const retail = { client: "au-retailer", programme: "device-plus-mobile", locale: "en-AU" };
const refresh = { client: "sg-carrier", programme: "refresh-only", locale: "en-SG" };

test.each<[string, Reader, string]>([
  ["repairUpTo", retail, "We quote repairs first. They cost at most A$450. If we do not hear from you within 7 days"],
  ["nonReturn", retail, "Return your registered device within 21 days of an upgrade or return request."],
  ["ineligibleDevice", retail, "If it is still on, you may have to pay an Ineligible Device Fee."],
  ["serviceRequest", refresh, "Fees are charged for each service request."],
  ["refreshFlat", refresh, "A device refresh has one flat fee and takes 1 day."],
  ["refreshFlat in Chinese", { ...refresh, locale: "zh-Hant-TW" }, "裝置翻新採單一價格，作業時間為 1 天。"],
  [
    "serviceRequest in Thai",
    { client: "th-true", programme: "th-care-monthly", locale: "th-TH" },
    "ค่าบริการคิดต่อคำขอรับบริการหนึ่งครั้ง",
  ],
])("the card about fees says the note %s", (_note, reader, text) => {
  expect(feesCard(reader)).toContain(text);
});

test("a note is said only where the programme lists it", () => {
  expect(feesCard(refresh)).not.toContain("Ineligible Device Fee");
  expect(feesCard(retail)).not.toContain("flat fee");
});

/** What a customer reads before a request is sent. */
function review(incident: string, { client, programme, locale }: Reader): string {
  const session = { programme, programmes: { A1: programme }, agreements: [], devices: [] };
  const data = { plan: "A1", help: { incident }, fees: [], asset: { id: "D1", name: "Phone" } };
  const markup = drawnMarkup(world.documents, {
    ...{ screen: "service-request/review", client, programme, locale, session, data },
  });
  return markupText(markup).replaceAll("&nbsp;", " ");
}

test("before a request is sent the notes about it are said, those that its programme lists", () => {
  const exchanged = review("upgrade", retail);
  expect(exchanged).toContain("Return your registered device within 21 days of an upgrade or return request.");
  expect(exchanged).toContain("If it is still on, you may have to pay an Ineligible Device Fee.");
  expect(exchanged).not.toContain("We quote repairs first.");
  expect(review("refresh", refresh)).toContain("A device refresh has one flat fee and takes 1 day.");
  const repaired = review("screenRepair", { client: "sg-carrier", programme: "care-3-0", locale: "en-SG" });
  for (const text of ["flat fee", "Ineligible Device Fee", "registered device"]) expect(repaired).not.toContain(text);
});

const BASE = "programmes/base-programme.programme.json";
const ENGLISH = "locales/en-US/programmes/base-programme.json";

test("the facts of a note fill the placeholders of its text", () => {
  const longer = world.readText(BASE).replace('"within": "P21D"', '"within": "P30D"');
  world.whileChanged(new Map([[BASE, longer]]), (documents) => {
    expect(feesCard(retail, documents)).toContain("within 30 days of an upgrade");
  });
});

test("a text of a note that asks for a fact which the note does not state is found", () => {
  const text = "you may have to pay an Ineligible Device Fee";
  const asking = world.readText(ENGLISH).replace(text, `${text} of {{amount}}`);
  world.whileChanged(new Map([[ENGLISH, asking]]), (documents) => {
    const found = messageArguments.run(documents, () => []).filter(({ check }) => check === "missing-argument");
    const message = `"fees.noteTypes.ineligibleDevice.text" requires the argument "amount" (${ENGLISH})`;
    const screens = ["flows/plan-details/card-fees.screen.json", "flows/service-request/review.screen.json"];
    expect(found.map((one) => [one.file, one.message])).toEqual(screens.map((file) => [file, message]));
  });
});
