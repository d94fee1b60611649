import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { findDeviations } from "../../src/checker/checks/scenarios.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { changedDocuments } from "./support/changed-documents.ts";

/** Exchanges can be had at a centre too. */
const exchange = { options: ["delivery", "walkIn"] };
const document = JSON.parse(readFileSync("tests/documents/support/at-a-centre.scenarios.json", "utf8"));
const FILE = "flows/service-request/at-a-centre.scenarios.json";

/** What differs from a scenario where walk-in is offered to customers who wait, or not (2, section 2). */
function differences(title: string, offersWalkIn: boolean): string[] {
  const files = changedDocuments({
    "programmes/sg/care/care-3-0.programme.json": {
      delivery: { methods: { exchange }, backOrder: { offersWalkIn } },
    },
    [FILE]: document,
  });
  const context = createCheckContext(changingFiles(files), checkerFacts());
  return findDeviations(context, FILE, title).map(({ message }) => message);
}

test.each([
  ["A customer who waits collects the device at a centre, and chooses the day later", true],
  ["A customer who waits is not asked how the device is handed over", false],
])("%s, only where the programme says so", (title, offersWalkIn) => {
  expect(differences(title, offersWalkIn)).toEqual([]);
  expect(differences(title, !offersWalkIn)).not.toEqual([]);
});

test("a device that is here is collected at a centre, whatever holds for customers who wait", () => {
  const title = "A device that is here is collected at a centre on a day that is chosen now";
  expect([false, true].flatMap((offersWalkIn) => differences(title, offersWalkIn))).toEqual([]);
});
