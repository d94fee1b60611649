import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { walkToSeed } from "../test-support/gardener.ts";

describe("Back", () => {
  it("leads to the screen before, as often as there are screens, and the address stays", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    expect(tab.history.entries.map(({ path }) => path)).toEqual(["/gate", "/gate"]);
    await tab.travel(-1);
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
  });

  it("in the portal moves the browser's history too, so that Forward does not bring back a removed screen", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
    await tab.travel(1);
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
  });

  it("restores the history entry when it is refused during an unsafe call", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    await tab.travel(-1);
    expect(tab.shown).toBe("shed/give");
    expect(tab.history.at).toBe(1);
    await tab.answer("seed.plant", { userId: "fern" });
    expect(tab.state.session.status).toBe("filling");
  });

  it("works after a reload", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    await tab.reload();
    await tab.travel(-1);
    expect(tab.shown).toBe("gate/name");
  });

  it("after returning to a run by a link does not leave the run's entries", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.history.push("/bench");
    await tab.quiet();
    tab.history.push("/gate");
    await tab.quiet();
    expect(tab.shown).toBe("shed/give");
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(3);
    await tab.travel(-1);
    expect(tab.shown).toBe("frames/bench");
  });

  it("without a screen before leaves the page as the browser would", async () => {
    const tab = new FakeTab({ address: "/bench" });
    tab.history.push("/gate");
    await tab.quiet();
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
  });
});
