import { beforeEach, describe, expect, it } from "vitest";
import type { LoadRepeat } from "../../ports/screen-port.ts";
import { FakeTab } from "../test-support/fake-tab.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const weather = { call: "garden.weather", with: { day: 1 } };
const always: LoadRepeat = { every: 20 * SECOND, isLast: () => false };
let tab: FakeTab;

beforeEach(async () => {
  tab = new FakeTab();
  await tab.quiet();
});

const load = (repeat = always) => tab.portal.screenPort("run").load("k", weather, repeat);
const asked = () => tab.requests.filter(({ call }) => call === "garden.weather").length;
const answer = (value: unknown) => tab.answer("garden.weather", value);
const refuse = (name = "server") => tab.refuse("garden.weather", { name });

async function pass(milliseconds: number) {
  tab.time.pass(milliseconds);
  await tab.quiet();
}

describe("a repeated load", () => {
  it("is asked again a while after each answer, never twice at once", async () => {
    const loading = load();
    await pass(MINUTE);
    expect(asked()).toBe(1);
    await answer("dry");
    await pass(19 * SECOND);
    expect(asked()).toBe(1);
    await pass(SECOND);
    expect(asked()).toBe(2);
    expect(loading.get()).toEqual({ status: "ready", value: "dry" });
    await answer("wet");
    expect(loading.get()).toEqual({ status: "ready", value: "wet" });
  });

  it("reports only an answer that differs", async () => {
    const loading = load();
    let changes = 0;
    loading.follow(() => {
      changes += 1;
    });
    await answer({ sky: ["blue"] });
    const before = loading.get();
    await pass(20 * SECOND);
    await answer({ sky: ["blue"] });
    expect([changes, loading.get() === before]).toEqual([1, true]);
  });

  it("ends with the last wanted answer", async () => {
    load({ every: 20 * SECOND, isLast: (value) => value === "wet" });
    await answer("dry");
    await pass(20 * SECOND);
    await answer("wet");
    await pass(60 * MINUTE);
    expect(asked()).toBe(2);
  });

  it("ends when it is stopped, also while it waits", async () => {
    const loading = load();
    await answer("dry");
    loading.stop();
    await pass(MINUTE);
    expect(asked()).toBe(1);
  });

  it("keeps the last answer when a repetition fails, and is then asked less often, at most every five minutes", async () => {
    const loading = load();
    await answer("dry");
    await pass(20 * SECOND);
    await refuse();
    expect(loading.get()).toEqual({ status: "ready", value: "dry" });
    await pass(29 * SECOND);
    expect(asked()).toBe(2);
    await pass(11 * SECOND);
    expect(asked()).toBe(3);
    for (let count = 0; count < 8; count += 1) {
      await refuse();
      await pass(5 * MINUTE);
    }
    expect(asked()).toBe(11);
    await answer("wet");
    await pass(20 * SECOND);
    expect(asked()).toBe(12);
  });

  it("reports a first failure, and is asked again", async () => {
    const loading = load();
    await refuse();
    expect(loading.get().status).toBe("failed");
    await pass(40 * SECOND);
    expect([asked(), loading.get().status]).toEqual([2, "failed"]);
    await answer("dry");
    expect(loading.get().status).toBe("ready");
  });

  it("rests while the page is hidden, and is asked at once when it is overdue", async () => {
    load();
    await answer("dry");
    tab.lifecycle.hide();
    await pass(10 * MINUTE);
    expect(asked()).toBe(1);
    tab.lifecycle.show(false);
    await tab.quiet();
    expect(asked()).toBe(2);
    await answer("dry");
    tab.lifecycle.hide();
    tab.lifecycle.show(false);
    await tab.quiet();
    expect(asked()).toBe(2);
  });

  it("rests without a network, and is asked once when that is back", async () => {
    const loading = load();
    await answer("dry");
    tab.lifecycle.online(false);
    await pass(10 * MINUTE);
    expect(asked()).toBe(1);
    tab.lifecycle.online(true);
    await tab.quiet();
    expect(asked()).toBe(2);
    expect(loading.get()).toEqual({ status: "ready", value: "dry" });
  });

  it("is no activity of the customer: only the first answer's tokens are stored", async () => {
    const token = () => tab.callerHost?.token("weatherToken");
    load();
    await tab.answer("garden.weather", "dry", { weatherToken: "first" });
    expect(token()).toBe("first");
    await pass(20 * SECOND);
    await tab.answer("garden.weather", "wet", { weatherToken: "second" });
    expect(token()).toBe("first");
  });

  it("ends with the session", async () => {
    load();
    await answer("dry");
    tab.portal.signOut();
    await pass(MINUTE);
    expect(asked()).toBe(1);
  });
});
