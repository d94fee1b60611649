import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { recordFrom } from "../../tools/scenario/record/record-from.ts";
import { record } from "../../tools/scenario/record/recorder.ts";
import { withScenario } from "../../tools/scenario/record/write-scenario.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const { context: documents } = checkDocuments(files, facts);
const begin = () => record(documents, "brewing/brewing", { client: "tea-house", session: { isSignedIn: true } });

const served = [
  '{ "send": "SUBMIT", "form": { "ask": { "kettle": "k1" } } }',
  '{ "answers": "kettle.boil", "reply": { "id": "k1", "name": "Red" } }',
  "TAKE_OUT",
];

test("steps entered line by line become a scenario with the view after each", async () => {
  const recorder = begin();
  const printed: string[][] = [];
  await recordFrom(served, recorder, (lines) => printed.push([...lines]));
  const { given, steps = [] } = recorder.scenario();
  expect(given).toMatchObject({ client: "tea-house" });
  expect(steps.map((step) => step.then)).toMatchObject([
    { screen: "ask", calls: [{ call: "kettle.boil" }] },
    { screen: "wait" },
    { goes: "tea", ends: "served" },
  ]);
  expect(printed[0]?.join()).toContain("takes: SUBMIT");
  expect(printed[1]?.join()).toContain("waits for: kettle.boil");
});

test("an invalid or impossible line is reported by its number, and changes nothing", async () => {
  for (const line of ["{", "{}", "SPILL", '{ "answers": "kettle.list" }']) {
    const recorder = begin();
    await expect(recordFrom([...served.slice(0, 1), line], recorder, () => {})).rejects.toThrow(/^line 2: /);
    expect(recorder.scenario().steps).toHaveLength(1);
  }
});

test("it is written into a new file or at the end of one, and the checker runs it", async () => {
  const recorder = begin();
  await recordFrom(served, recorder, () => {});
  const file = "flows/brewing/more.scenarios.json";
  const place = { file, title: "Tea is taken out", flow: "brewing" };
  const first = withScenario(place, recorder.scenario());
  const both = withScenario({ ...place, text: first, title: "Tea is taken out again" }, recorder.scenario());
  expect(both.startsWith(first.slice(0, first.lastIndexOf("}\n  }")))).toBe(true);
  const found = (text: string) => checkDocuments(new Map(files).set(file, text), facts).findings;
  expect(found(both)).toEqual([]);
  const otherwise = both.replace('"screen": "wait"', '"screen": "ask"');
  expect(found(otherwise)).toMatchObject([{ check: "scenario-fails", file }]);
  expect(() => withScenario({ ...place, text: both }, recorder.scenario())).toThrow("already");
  expect(() => withScenario({ ...place, text: both, flow: "party" }, recorder.scenario())).toThrow("of the flow");
});
