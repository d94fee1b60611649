import { expect, it } from "vitest";
import type { Verdict } from "./judge.ts";
import { type JudgedPlan, type PaymentsReport, reportLines, resultTable, toExitCode } from "./report.ts";

const well: Verdict = { captures: 1, reversals: 0, isPaid: true, twice: [], lost: [], toldWrong: [] };
const plan = (
  kind: JudgedPlan["kind"],
  verdict: Partial<Verdict> = {},
  what: JudgedPlan["what"] = "order",
): JudgedPlan => ({
  ...{ kind, what },
  verdict: { ...well, ...verdict },
});
const report = (...plans: JudgedPlan[]): PaymentsReport => ({
  ...{ seed: 7, seconds: 90, requests: 20, notices: 3, kills: 1, wonders: [] },
  plans,
});
const lastLine = (one: PaymentsReport) => reportLines(one).after.at(-1);

it("is a row for each kind of fault and each thing, and a line that says that all went well", () => {
  const all = report(plan("none", {}, "bill"), plan("slow bank"), plan("slow bank", { reversals: 1, isPaid: false }));
  expect(resultTable(all)).toEqual([
    ["fault", "payments", "captures", "reversals", "paid orders", "twice", "lost", "told wrong"],
    ["none", "1", "1", "0", "1", "0", "0", "0"],
    ["slow bank", "2", "2", "1", "1", "0", "0", "0"],
    ["orders", "2", "2", "1", "1", "0", "0", "0"],
    ["bills", "1", "1", "0", "1", "0", "0", "0"],
    ["all", "3", "3", "1", "2", "0", "0", "0"],
  ]);
  expect(reportLines(all)).toEqual({
    before: "Payments in 1.5 minutes, seed 7: 20 requests, 3 notices, 1 kills.",
    after: ["3 payments, 0 twice, 0 lost, 0 told wrong; passed"],
  });
  expect(toExitCode(all)).toBe(0);
});

it("names what went wrong, and fails", () => {
  const all = report(plan("none"), plan("slow bank", { captures: 2, twice: ["SO1 was captured 2 times"] }));
  expect(reportLines(all).after).toEqual([
    "Findings:",
    "  slow bank: SO1 was captured 2 times",
    "  3 captures minus 0 reversals, and 2 paid orders",
    "2 payments, 1 twice, 0 lost, 0 told wrong, findings: 2; failed",
  ]);
  expect(toExitCode(all)).toBe(1);
});

it.each<[string, PaymentsReport]>([
  ["lost", report(plan("none", { lost: ["SO1 was captured, and is gone"] }))],
  ["told wrong", report(plan("none", { toldWrong: ["SO1 was sent as paid, and was not"] }))],
  ["stopped", report({ ...plan("none"), stopped: "SO1 was never answered." })],
  ["answered with what no fault explains", { ...report(plan("none")), wonders: ["chargeOrder replied 500"] }],
  ["more than the orders that are paid", report(plan("none", { isPaid: false }))],
])("fails when something is %s", (_what, one) => {
  expect(toExitCode(one)).toBe(1);
  expect(lastLine(one)).toMatch(/findings: 1; failed$/);
});
