import { findChromium } from "../../tools/run/chromium.mjs";
import { chromiumArguments } from "../../tools/run/chromium-arguments.ts";
import { loadContract } from "../../tools/sandbox/contract/load-contract.ts";
import { exitCodeOf, reportLines } from "../../tools/soak/report.ts";
import { soak } from "../../tools/soak/soak.ts";
import { expect, test } from "./support/test.ts";

test("a short soak walks in two browsers while replies fail, and finds no error that is not caught and nothing stuck", async ({
  portal,
  client,
}) => {
  test.setTimeout(180_000);
  const clients = [{ id: client, origin: portal.originOf(client) }];
  const said: string[] = [];
  const report = await soak(
    { ...{ minutes: 0.1, faults: 0.05, seed: 7 }, executablePath: findChromium(), args: chromiumArguments },
    { clients, loopback: portal.loopback, operations: loadContract().operationIds },
    (line) => said.push(line),
  );
  expect([report.errors, report.stuck]).toEqual([[], []]);
  expect(exitCodeOf(report)).toBe(0);
  expect(report.steps).toBeGreaterThan(0);
  expect(reportLines(report)[0]).toContain(`${report.steps} steps`);
});
