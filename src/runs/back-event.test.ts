import { expect, it } from "vitest";
import { walkToSeed } from "./test-support/gardener.ts";
import { InventedTab } from "./test-support/invented-tab.ts";

it("a screen's BACK, which no flow names, goes to the screen before", async () => {
  const tab = new InventedTab();
  await walkToSeed(tab);
  await tab.send("BACK");
  expect(tab.shown).toBe("gate/name");
  expect(tab.history.at).toBe(0);
});

it("BACK is taken by the run on view, whether a flow names it or not", async () => {
  const tab = new InventedTab();
  await walkToSeed(tab);
  expect(tab.portal.accepts(tab.run.runId, { name: "BACK" })).toBe(true);
});

it("BACK of a visit that is over does nothing", async () => {
  const tab = new InventedTab();
  await walkToSeed(tab);
  const { runId, picture } = tab.run;
  tab.portal.send(runId, { name: "BACK", visit: (picture.page?.visit ?? 0) - 1 });
  await tab.quiet();
  expect(tab.shown).toBe("shed/give");
});
