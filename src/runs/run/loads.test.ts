import { beforeEach, describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";

const weather = { call: "garden.weather", with: { day: 1 } };
let tab: FakeTab;

beforeEach(async () => {
  tab = new FakeTab();
  await tab.quiet();
});

describe("a load", () => {
  it("is called at once and reports the answer", async () => {
    const loading = tab.portal.screenPort("run").load("k", weather);
    const statuses: string[] = [];
    loading.follow(() => statuses.push(loading.get().status));
    expect(loading.get()).toEqual({ status: "loading" });
    await tab.answer("garden.weather", "dry");
    expect(loading.get()).toEqual({ status: "ready", value: "dry" });
    expect(loading.get()).toBe(loading.get());
    expect(statuses).toEqual(["ready"]);
  });

  it("reports the failure by its name", async () => {
    const loading = tab.portal.screenPort("run").load("k", weather);
    await tab.refuse("garden.weather", { name: "server", supportCode: "RAIN" });
    expect(loading.get()).toEqual({ status: "failed", error: { name: "server", supportCode: "RAIN" } });
  });

  it("replaces only an earlier load under the same key", async () => {
    tab.portal.screenPort("run").load("k", weather);
    tab.portal.screenPort("run").load("other", weather);
    tab.portal.screenPort("run").load("k", { ...weather, with: { day: 2 } });
    expect(tab.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false, false]);
  });

  it("that is stopped is aborted and reports nothing", async () => {
    const loading = tab.portal.screenPort("run").load("k", weather);
    let hasNotified = false;
    loading.follow(() => {
      hasNotified = true;
    });
    loading.stop();
    expect(tab.underway).toEqual([]);
    await tab.answer("garden.weather", "late");
    expect(hasNotified).toBe(false);
  });

  it("of a sign-out is aborted", () => {
    tab.portal.screenPort("run").load("k", weather);
    tab.portal.signOut();
    expect(tab.underway).toEqual([]);
  });

  it("never makes a call that changes something, and reports who requested it", () => {
    const loading = tab.portal.screenPort("run").load("k", { call: "garden.weed", with: {} });
    expect(loading.get()).toMatchObject({ status: "failed", error: { name: "invalid" } });
    expect(tab.requests).toEqual([]);
    expect(tab.problems).toMatchObject([{ where: "load" }]);
  });
});
