import { describe, expect, it } from "vitest";
import type { Flow, Open, ScreenState, State } from "../../engine/generated/flow.ts";
import { filled, signedIn } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

const READING_TIME = 1_000;
const END: ScreenState["on"] = { DONE: { to: "home" } };

/** A release in which the walk through the garden leads to a pond, a point of no return. */
function releaseWithPond(on: ScreenState["on"] = END, more: Flow["states"] = {}) {
  const { garden } = bundles;
  if (garden?.flows.walk === undefined) throw new Error("Nobody walks.");
  const { walk } = garden.flows;
  const pond = { screen: "pond", pointOfNoReturn: true, on };
  const states = { ...walk.states, ...more, pond, home: { final: { outcome: "home" } } };
  const flows = { ...garden.flows, walk: { ...walk, states } };
  return sampleRelease({ preloaded: { ...files, "/journeys/garden.json": { ...garden, flows } } });
}

/** A release in which the pond is shown over the garden once it is weeded, by a flow with these handlers. */
function releaseWithPondOver(done: Open["done"] = { rested: { to: "home" } }) {
  const { garden } = bundles;
  if (garden?.flows.walk === undefined) throw new Error("Nobody walks.");
  const { data: _, requires: __, ...walk } = garden.flows.walk;
  const pond: ScreenState = { screen: "pond", as: "dialog", pointOfNoReturn: true, on: { DONE: { to: "rested" } } };
  const rest: Flow = { ...walk, id: "rest", start: "pond", states: { pond, rested: { final: { outcome: "rested" } } } };
  const weeding: State = { call: "garden.weed", done: { open: { flow: "rest", ...(done && { done }) } } };
  const states = { ...walk.states, weeding, home: { final: { outcome: "home" } } };
  const flows = { ...garden.flows, walk: { ...garden.flows.walk, states }, rest };
  return sampleRelease({ preloaded: { ...files, "/journeys/garden.json": { ...garden, flows } } });
}

/** A tab with the pond over the garden. */
async function withPondOver(release = releaseWithPondOver()) {
  const tab = await signedInTab(release);
  await tab.send("WEED");
  await tab.answer("garden.weed", []);
  expect(tab.shown).toBe("garden/pond");
  tab.time.pass(READING_TIME);
  return tab;
}

async function signedInTab(release: ReturnType<typeof sampleRelease>, browser?: FakeTab["browser"]) {
  const tab = new FakeTab({ release, ...(browser && { browser }) });
  await signedIn(tab);
  await filled(tab);
  return tab;
}

/** A tab at the pond. */
async function atThePond(on?: ScreenState["on"]) {
  const tab = await signedInTab(releaseWithPond(on));
  await tab.send("NEXT");
  expect(tab.shown).toBe("garden/pond");
  tab.time.pass(READING_TIME);
  return tab;
}

async function openAgain(tab: FakeTab) {
  tab.history.push("/bench");
  await tab.quiet();
  tab.history.push("/");
  await tab.quiet();
}

it.each([
  ["whose screen only leads to the end", atThePond],
  ["over whose page stands the end", withPondOver],
])("a run %s is over: a journey begins anew, and Back shows how the last one ended", async (_what, begin) => {
  const tab = await begin();
  const { runId } = tab.run;
  await openAgain(tab);
  expect(tab.shown).toBe("garden/garden");
  expect(tab.run.runId).not.toBe(runId);
  await tab.travel(-2);
  expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", runId]);
});

describe("a run whose screen only leads to the end", () => {
  it("is over for a customer who begins anew from there", async () => {
    const tab = await atThePond();
    tab.history.push("/");
    await tab.quiet();
    expect(tab.shown).toBe("garden/garden");
  });

  it("stays over when it takes a step behind another page", async () => {
    const tab = await atThePond({ ...END, "network.offline": { show: "garden.cloud" } });
    tab.history.push("/bench");
    await tab.quiet();
    const before = tab.steps.length;
    tab.lifecycle.online(false);
    expect(tab.steps.slice(before).map(({ flow }) => flow)).toContain("garden/walk");
    tab.lifecycle.online(true);
    tab.history.push("/");
    await tab.quiet();
    expect(tab.shown).toBe("garden/garden");
  });

  it("goes on over a reload, and is over in a tab that opens it afterwards", async () => {
    const tab = await atThePond();
    await tab.reload();
    await filled(tab);
    expect(tab.shown).toBe("garden/pond");
    tab.time.pass(READING_TIME);
    await openAgain(tab);
    expect(tab.shown).toBe("garden/garden");
  });
});

describe("a run over whose page stands the end", () => {
  it("goes on where the page below comes back", async () => {
    for (const done of [{}, { rested: {} }, { rested: [{ if: false, to: "home" }, { to: "garden" }] }]) {
      const tab = await withPondOver(releaseWithPondOver(done));
      const { runId } = tab.run;
      await openAgain(tab);
      expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", runId]);
    }
  });
});

describe("a run that is over before its customer saw how it ended", () => {
  /** A tab whose customer went away while the call before the pond was underway; it is answered behind another page. */
  async function overBehindTheBench() {
    const weeding = { call: "garden.weed", done: { to: "pond" } };
    const tab = await signedInTab(releaseWithPond(END, { weeding }));
    await tab.send("WEED");
    tab.history.push("/bench");
    await tab.quiet();
    await tab.answer("garden.weed", []);
    expect(tab.shown).toBe("frames/bench");
    return tab;
  }

  it("is shown when they come back; once left, the journey begins anew", async () => {
    const tab = await overBehindTheBench();
    tab.history.push("/");
    await tab.quiet();
    expect(tab.shown).toBe("garden/pond");
    tab.time.pass(READING_TIME);
    await openAgain(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("is shown in a tab that is opened after its page was closed at once", async () => {
    const closed = await signedInTab(releaseWithPond());
    await closed.send("NEXT");
    closed.lifecycle.leave();
    closed.close();
    const tab = await signedInTab(releaseWithPond(), closed.browser);
    expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", closed.run.runId]);
  });

  it("is shown after a reload of the other page", async () => {
    const tab = await overBehindTheBench();
    await tab.reload();
    tab.history.push("/");
    await filled(tab);
    expect(tab.shown).toBe("garden/pond");
  });
});

describe("a run that is over, in a tab that is opened at its address", () => {
  const openAnother = ({ browser }: FakeTab) => signedInTab(releaseWithPond(), browser);
  it("is shown once more when its page was killed; then the journey begins anew", async () => {
    const killed = await atThePond();
    killed.close();
    const tab = await openAnother(killed);
    expect([tab.shown, tab.run.runId]).toEqual(["garden/pond", killed.run.runId]);
    tab.time.pass(READING_TIME);
    await openAgain(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("is not shown when the customer went to another page before", async () => {
    const killed = await atThePond();
    killed.history.push("/bench");
    await killed.quiet();
    killed.close();
    expect((await openAnother(killed)).shown).toBe("garden/garden");
  });

  it("is shown when the customer came back to it before", async () => {
    const killed = await atThePond();
    killed.history.push("/bench");
    await killed.quiet();
    await killed.travel(-1);
    killed.close();
    expect((await openAnother(killed)).shown).toBe("garden/pond");
  });

  it("is not shown when its page was closed", async () => {
    const closed = await atThePond();
    closed.lifecycle.leave();
    closed.close();
    expect((await openAnother(closed)).shown).toBe("garden/garden");
  });

  it("is shown once more when the session ended on it", async () => {
    const tab = new FakeTab({ release: releaseWithPond() });
    await signedIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    await tab.send("NEXT");
    expect(tab.shown).toBe("garden/pond");
    await tab.refuse("garden.weather", { name: "expired" });
    expect(tab.shown).toBe("gate/name");
    tab.lifecycle.leave();
    tab.close();
    expect((await openAnother(tab)).shown).toBe("garden/pond");
  });

  it("stays where it is on view", async () => {
    const first = await atThePond();
    const second = await openAnother(first);
    expect([first.shown, second.shown]).toEqual(["garden/pond", "garden/garden"]);
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
