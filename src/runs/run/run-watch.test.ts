import { expect, test } from "vitest";
import type { Snapshot } from "../../engine/index.ts";
import { DIGITS, filled, SLIP, signedIn, TOKEN, WORD } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { findWatch, WATCH, type WatchedStep } from "./run-watch.ts";

test("a step holds the typed values, but no password, code, token or secret of an address", async () => {
  const tab = new FakeTab();
  await tab.quiet();
  await signedIn(tab);
  await filled(tab);
  const other = new FakeTab({ browser: tab.browser, address: `/gate/renew/${SLIP}` });
  await other.quiet();
  const submitted = tab.steps.filter(({ cause }) => cause.kind === "screen" && cause.name === "SUBMIT");
  expect(submitted[0]?.cause).toMatchObject({ form: { id: "name", values: { nick: "Fern", word: null } } });
  const text = JSON.stringify([...tab.steps, ...other.steps]);
  expect([WORD, DIGITS, TOKEN, SLIP].filter((canary) => text.includes(canary))).toEqual([]);
});

test("steps are not reported unless a watcher was installed before", () => {
  expect(findWatch({})).toBeUndefined();
  expect(findWatch({ [WATCH]: "text" })).toBeUndefined();
});

test("a watcher gets each step", () => {
  const received: WatchedStep[] = [];
  const watch = findWatch({ [WATCH]: (step: WatchedStep) => received.push(step) });
  const context = { id: "c", hash: "h", values: { client: {}, session: {}, storage: {}, locale: "en", settings: {} } };
  const after: Snapshot = {
    ...{ format: 1, release: "1", run: "r", rev: 1, context: { id: "c", hash: "h" }, frames: [], path: [], floor: 0 },
    ...{ visit: 1, pending: {}, timers: {} },
  };
  const step: WatchedStep = {
    run: "r",
    flow: "a/b",
    cause: { kind: "resume" },
    before: undefined,
    after,
    context,
    now: 1,
  };
  watch?.(step);
  expect(received).toEqual([step]);
});
