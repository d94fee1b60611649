import { expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { walkToSeed } from "../test-support/gardener.ts";

it("a screen's BACK, which no flow handles, leads to the screen before", async () => {
  const tab = new FakeTab();
  await walkToSeed(tab);
  await tab.send("BACK");
  expect(tab.shown).toBe("gate/name");
  expect(tab.history.at).toBe(0);
});

it("the run on view takes BACK, whether or not its flow names it", async () => {
  const tab = new FakeTab();
  await walkToSeed(tab);
  expect(tab.portal.screenPort(tab.run.runId).accepts({ name: "BACK" })).toBe(true);
});

it("BACK of a visit that is over does nothing", async () => {
  const tab = new FakeTab();
  await walkToSeed(tab);
  const { runId, view } = tab.run;
  tab.portal.screenPort(runId).send({ name: "BACK", visit: (view.page?.visit ?? 0) - 1 });
  await tab.quiet();
  expect(tab.shown).toBe("shed/give");
});
