import { expect, test } from "vitest";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { listScenarios } from "../../tools/scenario/list-scenarios.ts";
import { resultLines } from "../../tools/scenario/result-lines.ts";
import { runOnEngine } from "../../tools/scenario/run-on-engine.ts";
import { documentSet } from "./support/document-set.ts";

const BREWING = "flows/brewing/brewing.scenarios.json";

function teaWith(change: (text: string) => string) {
  const { files, facts } = documentSet("tea");
  const changed = new Map(files).set(BREWING, change(String(files.get(BREWING))));
  return createCheckContext(changingFiles(changed), facts);
}

test("scenarios are found by file, by folder and by words of their titles", () => {
  const tea = teaWith((text) => text);
  const titles = (wanted: Parameters<typeof listScenarios>[1]) => listScenarios(tea, wanted).map(({ title }) => title);
  expect(titles({ paths: ["flows/brewing"] })).toEqual(titles({ paths: [BREWING] }));
  expect(titles({ title: "STEEPED" })).toEqual(["Tea that has steeped is served"]);
  expect(titles({}).length).toBeGreaterThan(titles({ paths: [BREWING] }).length);
  expect(() => titles({ paths: ["flows/brew"] })).toThrow("There is no scenario under flows/brew.");
});

test("a scenario that differs is reported with the step's place, next to the others", () => {
  const tea = teaWith((text) => text.replace('"screen": "wait"', '"screen": "ask"'));
  const results = runOnEngine(tea, listScenarios(tea, { paths: [BREWING] }));
  expect(resultLines(results)).toEqual([
    BREWING,
    "  passed: A kettle that is dry is told, and the guest may try another",
    "  failed: Tea that has steeped is served",
    expect.stringMatching(/^ {4}flows\/brewing\/brewing\.scenarios\.json:\d+:\d+: .*wait/),
    "",
    "1 passed, 1 failed",
  ]);
});

test("time that fires timers without end is stopped, and says so", () => {
  const { files, facts } = documentSet("tea");
  const flow = "flows/brewing/brewing.flow.json";
  const asking = '"asking": { "screen": "ask", ';
  const ticking = `${asking}"after": { "PT1S": { "to": "asking" } }, `;
  const step = '"when": { "send": "SUBMIT", "form": { "ask": { "kettle": "k1" } } },';
  const changed = new Map(files)
    .set(flow, String(files.get(flow)).replace(asking, ticking))
    .set(BREWING, String(files.get(BREWING)).replace(step, '"when": { "after": "PT1H" },'));
  const tea = createCheckContext(changingFiles(changed), facts);
  const results = runOnEngine(tea, listScenarios(tea, { title: "dry" }));
  expect(resultLines(results).join("\n")).toContain("more than 1000 timers fire within PT1H");
});
