import { expect, test } from "vitest";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { documents, factsIn, type Reader } from "./support/drawn-request.tsx";

/** A screen as it is drawn for a customer of a programme. */
function page(screen: string, of: Reader, data: object, loaded?: object): string {
  const plan = { id: "A1", status: "ENROLLED", offerName: "1", startsOn: "2026-01-15" };
  const session = { programmes: { A1: of.programme }, programme: of.programme, agreements: [plan], devices: [] };
  return drawnMarkup(documents, { locale: "en-US", ...of, screen, session, data: { plan: "A1", ...data }, loaded });
}

const BILL = { id: "B1", on: "2026-10-31", amount: 99_000, status: "DUE" };
const TIME = { day: "2026-11-25", from: "18:00", until: "21:00" };

const billsPage = (of: Reader) => page("payments/payments", of, {}, { bills: [BILL], next: BILL });
const dearerTimePage = (of: Reader) => {
  const handOver = { ...TIME, agreement: "A1" };
  return page("my-service-requests/dearer-time", of, { request: "SR1", time: { ...TIME, overage: 500 }, handOver });
};

const singapore = { client: "sg-carrier", programme: "care-3-0" };

test.each<[string, Reader, string, string]>([
  ["Singapore", singapore, "Amount inc. GST", "Extra to pay inc. GST"],
  [
    "Australia",
    { client: "au-retailer", programme: "device-plus-mobile", locale: "en-AU" },
    "Amount inc. GST",
    "Extra to pay inc. GST",
  ],
  [
    "the Philippines",
    { client: "ph-smart", programme: "ph-device-care", locale: "en-PH" },
    "Amount inc. VAT",
    "Extra to pay inc. VAT",
  ],
  [
    "Thailand",
    { client: "th-true", programme: "th-care-monthly", locale: "th-TH" },
    "จำนวนเงิน (รวมภาษีมูลค่าเพิ่ม)",
    "ยอดที่ต้องชำระเพิ่ม (รวมภาษีมูลค่าเพิ่ม)",
  ],
  [
    "Taiwan",
    { client: "tw-home-carrier", programme: "home-premium-monthly", locale: "zh-Hant-TW" },
    "金額（含營業稅）",
    "需加付的金額（含營業稅）",
  ],
  [
    "Malaysia, which has no tax in a price",
    { client: "my-maxis", programme: "my-device-protection", locale: "ms-MY" },
    "Amount",
    "Extra to pay",
  ],
])("a bill and an overage say which tax is in them, in %s", (_country, of, amount, more) => {
  const bills = billsPage(of);
  expect(factsIn(bills)).toHaveProperty([amount]);
  // To pay, the next bill, and the head and the cell of the list.
  expect(
    markupText(bills)
      .split("\n")
      .filter((line) => line === amount),
  ).toHaveLength(4);
  expect(factsIn(dearerTimePage(of))).toHaveProperty([more]);
});

test.each([
  [undefined, "What you entered is saved."],
  ["keepsItsTime", "Your request keeps its time."],
  ["isHeld", "We hold your new time, but it is not confirmed yet."],
  ["isNotAccepted", "The repair is not accepted yet."],
])("while a bank decides, the page says how what is paid for stands: %s", (meanwhile, text) => {
  const begun = { amount: 500, payee: "Care" };
  const shown = page("payments/waiting", singapore, { order: "SO1", begun, ...(meanwhile && { meanwhile }) });
  expect(markupText(shown)).toContain(text);
});
