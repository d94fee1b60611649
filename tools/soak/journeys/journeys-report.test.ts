import { expect, it } from "vitest";
import type { Walked } from "./journey.ts";
import { journeysReportLines, toJourneysExitCode } from "./journeys-report.ts";

const walked = (over: Partial<Walked>): Walked => ({
  ...{ client: "shop", person: "Ida Berg", steps: 9, kills: [], tabs: 0, trace: [] },
  ...{ reached: new Set(["depot"]), counts: {}, unknown: [], findings: [], ...over },
});

const report = (all: readonly Walked[]) => ({
  ...{ seed: 7, seconds: 60, walks: all.map((one, place) => ({ number: place + 1, walked: one })) },
});

const vain = Array.from({ length: 20 }, () => walked({}));

it("counts for each journey the customers who reached it, the confirmations and their rows", () => {
  const calm = report([...vain, walked({ counts: { depot: { shown: 2, rows: 2 } } })]);
  expect(journeysReportLines(calm)).toContain("  depot: reached by 21, shown 2 = rows 2");
  expect(toJourneysExitCode(calm)).toBe(0);
});

it("fails when many reached a journey, and nobody its end", () => {
  expect(journeysReportLines(report(vain)).at(-1)).toBe("  depot was reached by 20 customers, and confirmed to none");
  expect(toJourneysExitCode(report(vain))).toBe(1);
  expect(toJourneysExitCode(report(vain.slice(1)))).toBe(0);
});

it("fails when a confirmation has no row", () => {
  const broken = report([walked({ findings: ["no row of it"] })]);
  expect(journeysReportLines(broken).at(-1)).toBe("  journey 1 (shop, Ida Berg): no row of it");
  expect(toJourneysExitCode(broken)).toBe(1);
});
