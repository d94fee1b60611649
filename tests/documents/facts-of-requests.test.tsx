import { expect, test } from "vitest";
import { factsIn, requestPage } from "./support/drawn-request.tsx";

const SUBMITTED = { status: "SUBMITTED", at: "2026-11-16T02:00:00Z" };

/** A request that is accepted for a fee, with all that its customer reported and paid. */
const full = {
  ...{ order: "REPAIR ACCEPTED", amount: 9800, nightFee: 1200, payment: "Visa/Mastercard" },
  ...{ overagePaid: 500, overageDue: 700, salesOrder: "SO-778", repairNotes: "Screen ordered." },
  ...{ notes: "It fell into a pool.", photos: ["front.jpg", "back.png"], quote: { amount: 18000 } },
  history: [SUBMITTED, { status: "REPAIR ACCEPTED", at: "2026-11-19T02:00:00Z" }],
};

test("a request tells what was reported, what it costs and how it is paid", () => {
  expect(factsIn(requestPage(full))).toMatchObject({
    ...{ "Service request fee": "S$98", "Includes night fee": "S$12", "Repair fee": "S$180" },
    ...{ "Paid for another time": "S$5", "Extra for the new time, payable to the courier": "S$7" },
    ...{ "How you pay": "Credit or debit card", "What you reported": "It fell into a pool." },
    ...{ "Your photos": "front.jpg, back.png" },
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
