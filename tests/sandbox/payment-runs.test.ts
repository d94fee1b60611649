import { beforeEach, expect, it } from "vitest";
import { FAULT_KINDS, type FaultKind, PAYABLES } from "../../tools/payments/plans.ts";
import { findings, reportLines, toExitCode } from "../../tools/payments/report.ts";
import { runPayments } from "../../tools/payments/run-payments.ts";
import { findPostgres } from "../../tools/run/postgres.mjs";

const TIMEOUT_MS = 300_000;

beforeEach(({ skip }) => skip(findPostgres() === undefined, "no PostgreSQL server is installed"));

const run = (payments: number, kinds: readonly FaultKind[], program?: URL) =>
  runPayments({ payments, kinds, seed: 20, lanes: 8, ...(program && { program }) }, () => {});

it("36 payments under every fault are captured once, or not, and their customers know", {
  timeout: TIMEOUT_MS,
}, async () => {
  const report = await run(36, FAULT_KINDS);
  expect(findings(report)).toEqual([]);
  expect(toExitCode(report)).toBe(0);
  expect(new Set(report.plans.map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS));
  expect(new Set(report.plans.map(({ what }) => what))).toEqual(new Set(PAYABLES));
  expect(report.kills).toBe(1);
  expect(reportLines(report).after).toEqual(["36 payments, 0 twice, 0 lost, 0 told wrong; passed"]);
});

it("a gateway that charges an order again is found", { timeout: TIMEOUT_MS }, async () => {
  const program = new URL("./support/serve-double-charges.ts", import.meta.url);
  const report = await run(16, ["two cards at once"], program);
  expect(toExitCode(report)).toBe(1);
  expect(report.plans.flatMap(({ verdict }) => verdict.twice).length).toBeGreaterThan(0);
  expect(reportLines(report).after.at(-1)).toMatch(/^16 payments, [1-9]\d* twice, .*; failed$/);
});

it("a back end that believes a notice is found", { timeout: TIMEOUT_MS }, async () => {
  const program = new URL("./support/serve-believed-notices.ts", import.meta.url);
  const report = await run(16, ["notice late", "notice forged"], program);
  expect(toExitCode(report)).toBe(1);
  expect(report.plans.flatMap(({ verdict }) => verdict.toldWrong).length).toBeGreaterThan(0);
});
