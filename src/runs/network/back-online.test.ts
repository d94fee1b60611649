import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

const OFFLINE = { name: "offline" };

async function comeOnline(tab: FakeTab): Promise<void> {
  tab.lifecycle.online(true);
  await tab.quiet();
}

describe("when the network is back", () => {
  it("a load that failed for lack of it is repeated", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const loading = tab.portal.screenPort("run").load("k", { call: "garden.weather", with: { day: 1 } });
    tab.lifecycle.online(false);
    await tab.refuse("garden.weather", OFFLINE);
    expect(loading.get()).toMatchObject({ status: "failed" });
    await comeOnline(tab);
    expect(loading.get()).toEqual({ status: "loading" });
    await tab.answer("garden.weather", "dry");
    expect(loading.get()).toEqual({ status: "ready", value: "dry" });
  });

  it("a load that failed for another reason, or is no longer needed, is not repeated", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    tab.portal.screenPort("run").load("k", { call: "garden.weather", with: {} });
    await tab.refuse("garden.weather", { name: "server" });
    const other = tab.portal.screenPort("run").load("other", { call: "garden.never", with: {} });
    await tab.refuse("garden.never", OFFLINE);
    other.stop();
    await comeOnline(tab);
    expect(tab.underway).toEqual([]);
  });

  it("the session is filled, and the page that waits for it is shown", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.refuse("garden.person", OFFLINE);
    expect(tab.state.page).toMatchObject({ kind: "problem", failure: "offline" });
    await comeOnline(tab);
    expect(tab.shown).toBe("loading");
    await fill(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("a page whose documents could not be fetched is shown", async () => {
    let isOnline = false;
    const release = sampleRelease({ preloaded: {} });
    const load = async (url: string) => {
      if (!isOnline) throw new Error("No network.");
      return files[url];
    };
    const tab = new FakeTab({ release, load, isOnline });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", failure: "offline", canRetry: true });
    expect([tab.state.page, tab.problems]).toEqual([
      expect.not.objectContaining({ supportCode: expect.anything() }),
      [],
    ]);
    isOnline = true;
    await comeOnline(tab);
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
  });
});

describe("a call that waits for the network", () => {
  it("notifies the customer again, also one who has closed the first notice", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    tab.lifecycle.online(false);
    tab.callerHost?.waits();
    const bell = () => tab.state.shell["frames/bell"];
    const alone = () => bell()?.view.dialog?.screen;
    expect(alone()).toBe("frames/alone");
    tab.time.pass(10_000);
    expect(alone()).toBeUndefined();
    tab.callerHost?.waits();
    expect(alone()).toBe("frames/alone");
    tab.portal.screenPort(bell()?.runId ?? "").send({ name: "CLOSE", visit: bell()?.view.visit ?? 0 });
    expect(alone()).toBeUndefined();
    tab.callerHost?.waits();
    expect(alone()).toBe("frames/alone");
    await comeOnline(tab);
    expect(alone()).toBeUndefined();
    tab.time.pass(2000);
    tab.callerHost?.waits();
    expect(alone()).toBeUndefined();
  });
});
