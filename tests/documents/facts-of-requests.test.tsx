import { expect, test } from "vitest";
import { factsIn, receiptPage, requestPage } from "./support/drawn-request.tsx";

const SUBMITTED = { status: "SUBMITTED", at: "2026-11-16T02:00:00Z" };

/** A request that is accepted for a fee, with all that its customer reported and paid. */
const full = {
  ...{ order: "REPAIR ACCEPTED", amount: 9800, nightFee: 1200, payment: "Visa/Mastercard" },
  ...{ overagePaid: 500, overageDue: 700, salesOrder: "SO-778", repairNotes: "Screen ordered." },
  ...{
    notes: "It fell into a pool.",
    photos: [
      { id: "up1", name: "front.jpg" },
      { id: "up2", name: "back.png" },
    ],
    quote: { amount: 18000, payment: "PayPal" },
  },
  history: [SUBMITTED, { status: "REPAIR ACCEPTED", at: "2026-11-19T02:00:00Z" }],
};

test("a request tells what was reported, what it costs and how it is paid", () => {
  expect(factsIn(requestPage(full))).toMatchObject({
    ...{ "Service request fee": "S$98", "Includes night fee": "S$12", "Repair fee": "S$180" },
    ...{ "Paid for another time": "S$5", "Extra for the new time, payable to the courier": "S$7" },
    ...{ "How you pay": "Credit or debit card", "What you reported": "It fell into a pool." },
    ...{ "Your photos": "Download front.jpgDownload back.png" },
    ...{ "Repairer's notes": "Screen ordered.", "Repairer's reference": "SO-778" },
  });
});

test("what was not reported, and what costs nothing, is left out", () => {
  const { nightFee: _, payment: __, notes: ___, photos: ____, ...rest } = full;
  const facts = factsIn(requestPage({ ...rest, amount: 0, history: [SUBMITTED] }));
  for (const name of ["Service request fee", "Includes night fee", "Repair fee", "How you pay"])
    expect(facts).not.toHaveProperty(name);
  for (const name of ["What you reported", "Your photos"]) expect(facts).not.toHaveProperty(name);
});

test("what was paid is on a receipt, with payee, order and sum", () => {
  expect(factsIn(requestPage(full)).Receipt).toBe("See the receipt");
  const facts = factsIn(receiptPage({ ...full, orderId: "SO1" }));
  expect(facts).toMatchObject({
    ...{ "Paid to": "Portal Care Repairs", Service: "Screen Repair", "For order": "SO1", Device: "Apple iPhone 15" },
    ...{ "Request sent on": "16 November 2026", "Service request fee": "S$98", "Paid for another time": "S$5" },
    ...{ "Repair fee": "S$180", "Paid in all inc. GST": "S$283" },
  });
});

test.each([
  [
    "what the courier is paid",
    { ...full, payment: "COD", overagePaid: undefined, quote: { amount: 1, payment: "COD" } },
  ],
  ["a repair that is not accepted", { order: "REPAIR QUOTED", amount: 0, quote: { amount: 18000 } }],
  ["a request that was cancelled", { ...full, status: "CNCLCUS", order: "CNCLCUS" }],
  ["nothing", { amount: 0 }],
])("there is no receipt of %s", (_what, request) => {
  expect(factsIn(requestPage(request))).not.toHaveProperty("Receipt");
});

test("each photo of a report can be downloaded", () => {
  expect(requestPage(full)).toMatch(/<button[^>]*>(?:<[^>]*>)*Download front\.jpg/);
});
