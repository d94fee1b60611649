import { describe, expect, it } from "vitest";
import type { Entry } from "./books.ts";
import { type Evidence, type JudgedPayment, judge } from "./judge.ts";

const capture: Entry = { kind: "capture", at: 10 };
const reversal: Entry = { kind: "reversal", at: 30 };

const captured: JudgedPayment = {
  ...{ order: "SO1", name: "a", entries: [capture], atGateway: "CAPTURED" },
  ...{ isTold: true, stored: "CAPTURED", told: "CAPTURED" },
};
const reversed: JudgedPayment = {
  ...captured,
  ...{ entries: [capture, reversal], atGateway: "REVERSED", stored: "REVERSED", told: "REVERSED" },
};
const open: JudgedPayment = { order: "SO1", name: "b", entries: [], isTold: false, stored: "OPEN", told: "OPEN" };
const sent = { id: "SO1", method: "Visa/Mastercard", sentAt: 20 };
const unsent = { id: "SO1", method: null };

describe("all is well", () => {
  it.each<[string, Evidence]>([
    ["a payment that was captured, and its order sent", { payments: [captured], order: sent, isPaid: true }],
    ["one whose order can be sent", { payments: [captured], order: unsent, isTaken: true, isPaid: true }],
    ["one beside another that was given up", { payments: [open, captured], order: sent, isPaid: true }],
    ["one that was taken back after its order was sent", { payments: [reversed], order: sent, isPaid: false }],
    [
      "one that was taken back, and captured again under its name",
      {
        payments: [{ ...captured, entries: [capture, { ...reversal, at: 12 }, { ...capture, at: 14 }] }],
        ...{ order: sent, isPaid: true },
      },
    ],
    [
      "one that was begun, of an order to be paid in cash",
      { payments: [open], order: { ...sent, method: "COD" }, isPaid: false },
    ],
    ["one that was never made", { payments: [open], order: unsent, isTaken: false, isPaid: false }],
    [
      "one that the back end does not know, as its notice was lost and nobody asked",
      { payments: [{ ...captured, isTold: false, stored: "CHALLENGE" }], order: unsent, isTaken: true, isPaid: true },
    ],
  ])("with %s", (_what, evidence) => {
    expect(judge(evidence)).toMatchObject({ twice: [], lost: [], toldWrong: [] });
  });
});

describe("twice", () => {
  it.each<[string, Evidence]>([
    ["one payment", { payments: [{ ...captured, entries: [capture, capture] }], order: sent, isPaid: true }],
    ["two payments", { payments: [captured, { ...captured, name: "b" }], order: sent, isPaid: true }],
    ["a card and cash", { payments: [captured], order: { ...sent, method: "COD" }, isPaid: true }],
  ])("is an order paid by %s", (_what, evidence) => {
    expect(judge(evidence).twice).toHaveLength(1);
  });
});

describe("lost", () => {
  it.each<[string, Evidence]>([
    ["cannot be sent", { payments: [captured], order: unsent, isTaken: false, isPaid: true }],
    ["is not known as paid", { payments: [captured], order: sent, isPaid: false }],
    ["was replaced", { payments: [{ ...captured, order: "SO0" }, open], order: unsent, isTaken: false, isPaid: false }],
  ])("is a captured order that %s", (_what, evidence) => {
    expect(judge(evidence).lost).toHaveLength(1);
  });
});

describe("told wrong", () => {
  it.each<[string, Evidence]>([
    [
      "captured, when it is not",
      { payments: [{ ...open, told: "CAPTURED" }], order: unsent, isTaken: false, isPaid: false },
    ],
    ["declined, when it is captured", { payments: [{ ...captured, told: "DECLINED" }], order: sent, isPaid: true }],
    ["captured, when it was taken back", { payments: [{ ...reversed, told: "CAPTURED" }], order: sent, isPaid: false }],
    [
      "open, when it waits",
      { payments: [{ ...open, atGateway: "CHALLENGE" }], order: unsent, isTaken: false, isPaid: false },
    ],
    [
      "by rows that a notice made wrong",
      { payments: [{ ...captured, stored: "DECLINED" }], order: sent, isPaid: true },
    ],
    ["that it is sent as paid, when it was not", { payments: [open], order: sent, isPaid: false }],
    ["that it is sent, before it was captured", { payments: [captured], order: { ...sent, sentAt: 5 }, isPaid: true }],
    ["that it can be sent, when it is not paid", { payments: [open], order: unsent, isTaken: true, isPaid: false }],
  ])("is a customer: %s", (_what, evidence) => {
    expect(judge(evidence).toldWrong).toHaveLength(1);
  });
});

it("counts what was captured and taken back", () => {
  const verdict = judge({ payments: [reversed, { ...captured, name: "b" }], order: sent, isPaid: true });
  expect(verdict).toMatchObject({ captures: 2, reversals: 1, isPaid: true, twice: [] });
});
