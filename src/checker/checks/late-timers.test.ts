import { expect, test } from "vitest";
import { setWith } from "../../../tests/documents/support/error-fixture.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { lateTimers } from "./late-timers.ts";

/** The messages about the timers of a wait, by duration. */
function lateWith(after: object): string[] {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      "flows/porch/bell.flow.json": [
        ['"quiet": { "wait": {}', `"quiet": { "wait": {}, "after": ${JSON.stringify(after)}`],
      ],
    },
  });
  const context = createCheckContext(changingFiles(files), facts);
  const flow = context.index.find("flow", "porch/bell");
  return (flow === undefined ? [] : lateTimers(context, flow)).map(({ message }) => message);
}

test.each([
  [
    "a timer after a shorter one that leaves the state never fires",
    { PT5S: { to: "ringing" }, PT10S: { show: "porch.failed" } },
    "PT5S",
  ],
  [
    "the order of the timers in the document does not matter",
    { PT10S: { show: "porch.failed" }, PT5S: { to: "ringing" } },
    "PT5S",
  ],
  ["the second of two equal timers never fires", { PT60S: { to: "ringing" }, PT1M: { to: "quiet" } }, "PT60S"],
  ["a timer that restarts the state cancels longer ones", { PT5S: { to: "quiet" }, PT1H: { to: "ringing" } }, "PT5S"],
])("%s", (_how, after, first) => {
  expect(lateWith(after)).toEqual([`this timer of state "quiet" never fires: the state ends after ${first}`]);
});

test.each([
  ["after one that only shows a notice", { PT5S: { show: "porch.failed" }, PT10S: { to: "ringing" } }],
  [
    "after one that leaves the state under a condition",
    { PT5S: { if: { var: "session.isSignedIn" }, to: "ringing" }, PT10S: { to: "ringing" } },
  ],
])("a longer timer can fire %s", (_how, after) => {
  expect(lateWith(after)).toEqual([]);
});
