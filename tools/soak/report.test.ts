import { expect, it } from "vitest";
import { reportLines, type SoakReport, toExitCode } from "./report.ts";

const calm: SoakReport = {
  ...{ seed: 7, seconds: 90, steps: 12, errors: [], stuck: [] },
  outcomes: { "sign-in → start-page": 2, "contact-us → sign-in": 1 },
  actions: { answer: 10, reload: 2 },
  replies: { ok: 95, "500": 5 },
  heaps: [
    {
      ...{ browser: "browser 2, a-client", journeys: 50 },
      start: { bytes: 10 * 1_048_576, detachedNodes: 4, listeners: 100 },
      end: { bytes: 11 * 1_048_576, detachedNodes: 5, listeners: 101 },
    },
  ],
};

it("prints the journeys, their ends, the failures and the heap", () => {
  const lines = reportLines(calm);
  expect(lines[0]).toBe("Soak of 1.5 minutes, seed 7: 12 steps in 3 journeys.");
  expect(lines).toContain("      2  sign-in → start-page");
  expect(lines).toContain("Requests to the back end: 100");
  expect(lines).toContain("Uncaught errors: 0");
  expect(lines.at(-1)).toContain(
    "10.00 MB at the start, 11.00 MB after 50 journeys in one document, 2.00 MB per 100 journeys; detached nodes 4, then 5, 2 per 100 journeys",
  );
  expect(toExitCode(calm)).toBe(0);
});

it("counts equal errors, and fails", () => {
  const report = { ...calm, errors: ["uncaught: TypeError", "uncaught: TypeError", "console: no"] };
  expect(reportLines(report)).toEqual(
    expect.arrayContaining(["Uncaught errors: 3", "      2  uncaught: TypeError", "      1  console: no"]),
  );
  expect(toExitCode(report)).toBe(1);
});

it("prints where and why a run is stuck and its last actions, and fails", () => {
  const report = { ...calm, stuck: [{ place: "/login", why: "no control leads on", did: ["answer", "back"] }] };
  expect(reportLines(report)).toContain("  /login: no control leads on after answer, back");
  expect(toExitCode(report)).toBe(1);
});
