import { describe, expect, it } from "vitest";
import type { ScreenState } from "../../engine/generated/flow.ts";
import { filled, signedIn } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

const END: ScreenState["on"] = { DONE: { to: "home" } };

/** A tab in which the walk through the garden stands at its pond, a point of no return. */
async function atThePond(on: ScreenState["on"] = END) {
  const { garden } = bundles;
  if (garden?.flows.walk === undefined) throw new Error("Nobody walks.");
  const { walk } = garden.flows;
  const pond = { screen: "pond", pointOfNoReturn: true, on };
  const states = { ...walk.states, pond, home: { final: { outcome: "home" } } };
  const flows = { ...garden.flows, walk: { ...walk, states } };
  const release = sampleRelease({ preloaded: { ...files, "/journeys/garden.json": { ...garden, flows } } });
  const tab = new FakeTab({ release });
  await signedIn(tab);
  await filled(tab);
  await tab.send("NEXT");
  expect(tab.shown).toBe("garden/pond");
  return tab;
}

async function openAgain(tab: FakeTab) {
  tab.history.push("/bench");
  await tab.quiet();
  tab.history.push("/");
  await tab.quiet();
}

describe("a run whose screen only leads to the end", () => {
  it("is over: a journey that is begun anew begins anew, and Back shows how the last one ended", async () => {
    const tab = await atThePond();
    const { runId } = tab.run;
    await openAgain(tab);
    expect(tab.shown).toBe("garden/garden");
    expect(tab.run.runId).not.toBe(runId);
    await tab.travel(-2);
    expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", runId]);
  });

  it("goes on over a reload, and is over in a tab that opens it afterwards", async () => {
    const tab = await atThePond();
    await tab.reload();
    await filled(tab);
    expect(tab.shown).toBe("garden/pond");
    await openAgain(tab);
    expect(tab.shown).toBe("garden/garden");
  });
});

describe("a run that can still go on", () => {
  it("goes on where it was", async () => {
    const tab = await atThePond({ DONE: { to: "home" }, NEXT: { to: "garden" } });
    const { runId } = tab.run;
    await openAgain(tab);
    expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", runId]);
  });
});
