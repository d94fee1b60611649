import { expect, it } from "vitest";
import { resultTable, summaryLine, toExitCode } from "./report.ts";
import type { AttackResult } from "./run-attacks.ts";

const line = (verdict: AttackResult["verdict"], more: Partial<AttackResult> = {}): AttackResult => ({
  ...{ id: "guess", on: "PGlite", requests: 12, seconds: 1.25, allowed: "5 guesses", seen: "4 guesses", verdict },
  ...more,
});

it("prints for each attack what was sent, allowed and seen, in cells without line breaks or borders", () => {
  expect(resultTable([line("held"), line("broken", { seen: "a|b\nc" })])).toEqual([
    ["attack", "on", "requests", "seconds", "allowed", "seen", "verdict"],
    ["guess", "PGlite", "12", "1.3", "5 guesses", "4 guesses", "held"],
    ["guess", "PGlite", "12", "1.3", "5 guesses", "a\\|b c", "broken"],
  ]);
});

it("exits with 0 when all held, 1 when one broke, 2 when one could not run", () => {
  expect(toExitCode([line("held"), line("held")])).toBe(0);
  expect(toExitCode([line("held"), line("broken"), line("not run")])).toBe(1);
  expect(toExitCode([line("held"), line("not run")])).toBe(2);
  expect(toExitCode([])).toBe(2);
});

it("sums up", () => {
  const results = [line("held"), line("broken"), line("not run", { requests: 0 })];
  expect(summaryLine(results, 61.4)).toBe("3 attacks, 24 requests, 61 s: 1 held, 1 broken, 1 not run");
});
