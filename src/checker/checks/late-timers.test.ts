import { expect, test } from "vitest";
import { setWith } from "../../../tests/documents/support/error-fixture.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { lateTimers } from "./late-timers.ts";

/** What is said of the timers of a wait, by its duration. */
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
  ["a longer one after one that leads away", { PT5S: { to: "ringing" }, PT10S: { show: "porch.failed" } }, "PT5S"],
  ["in whatever order they are written", { PT10S: { show: "porch.failed" }, PT5S: { to: "ringing" } }, "PT5S"],
  ["the second of two of one length", { PT60S: { to: "ringing" }, PT1M: { to: "quiet" } }, "PT60S"],
  ["one that starts the state anew ends the others too", { PT5S: { to: "quiet" }, PT1H: { to: "ringing" } }, "PT5S"],
])("%s", (_how, after, first) => {
  expect(lateWith(after)).toEqual([`this timer of state "quiet" never goes off: after ${first} the state is left`]);
});

test.each([
  ["after one that only tells something", { PT5S: { show: "porch.failed" }, PT10S: { to: "ringing" } }],
  [
    "after one that leads away under a condition",
    { PT5S: { if: { var: "session.isSignedIn" }, to: "ringing" }, PT10S: { to: "ringing" } },
  ],
])("a longer timer can fire %s", (_how, after) => {
  expect(lateWith(after)).toEqual([]);
});
