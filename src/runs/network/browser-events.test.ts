import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";

describe("the network", () => {
  it("that is lost is reported to the portal and to the run on view", async () => {
    const tab = new FakeTab();
    expect(tab.state.isOnline).toBe(true);
    tab.lifecycle.online(false);
    expect(tab.state.isOnline).toBe(false);
    expect(tab.run.view.show?.key).toBe("gate.alone");
  });
});

describe("shared keys", () => {
  it("are read and written only if the client declares them", async () => {
    const tab = new FakeTab();
    tab.browser.area.texts.set("basket", '["rake"]');
    await tab.reload();
    expect(tab.state.storage).toEqual({ basket: ["rake"] });
    await tab.send("PACK");
    expect(tab.state.storage).toEqual({ basket: "spade" });
    expect(tab.browser.area.texts.get("basket")).toBe("spade");
    expect(tab.browser.area.texts.has("cellar")).toBe(false);
  });
});

describe("analytics events", () => {
  it("are sent once, and not again after a reload", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.reload();
    expect(tab.tracked.filter(({ event }) => event === "named")).toEqual([{ event: "named", values: {} }]);
  });
});
