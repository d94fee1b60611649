import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { findChromium } from "../../tools/run/chromium.mjs";
import { chromiumArguments } from "../../tools/run/chromium-arguments.ts";
import { loadContract } from "../../tools/sandbox/contract/load-contract.ts";
import { walkJourneys } from "../../tools/soak/journeys/journeys.ts";
import { journeysReportLines, toJourneysExitCode } from "../../tools/soak/journeys/journeys-report.ts";
import { reportLines, toExitCode } from "../../tools/soak/report.ts";
import { soak } from "../../tools/soak/soak.ts";
import { expect, test } from "./support/test.ts";

const browser = { executablePath: findChromium(), args: chromiumArguments };

test("a short soak in two browsers with failing replies finds no uncaught error and no stuck run", async ({
  portal,
  client,
}) => {
  test.setTimeout(180_000);
  const clients = [{ id: client, origin: portal.clientOrigin(client) }];
  const printed: string[] = [];
  const report = await soak(
    { minutes: 0.05, faults: 0.05, seed: 7, ...browser },
    { clients, loopback: portal.loopback, operations: loadContract().operationIds },
    (line) => printed.push(line),
  );
  expect([report.errors, report.stuck]).toEqual([[], []]);
  expect(toExitCode(report)).toBe(0);
  expect(report.steps).toBeGreaterThan(0);
  expect(reportLines(report)[0]).toContain(`${report.steps} steps`);
});

test("random journeys with kills show confirmations that have their rows, by key", async () => {
  test.setTimeout(180_000);
  // Replies that fail as well could keep a busy machine from any confirmation.
  const chance = { seed: 5, journeys: 1, lanes: 1, faults: 0, kills: 0.08 };
  const documents = prepareRepository();
  // The first one asks a question, unless kills lead the customer elsewhere: then another journey follows.
  for (const first of [8, 9, 10, 11]) {
    const report = await walkJourneys({ ...chance, first, ...browser, documents, dist: "dist" }, () => undefined);
    expect(report.walks.flatMap(({ walked }) => walked.findings)).toEqual([]);
    expect(toJourneysExitCode(report)).toBe(0);
    expect(journeysReportLines(report).at(-1)).toBe("Findings: 0");
    const counts = report.walks.flatMap(({ walked }) => Object.values(walked.counts));
    for (const { shown, rows } of counts) expect(shown).toBe(rows);
    if (counts.length > 0) return;
  }
  throw new Error("None of the journeys came to a confirmation.");
});
