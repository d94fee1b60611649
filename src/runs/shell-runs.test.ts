import { describe, expect, it } from "vitest";
import { FakeTab } from "./test-support/fake-tab.ts";
import { fill, signIn } from "./test-support/gardener.ts";

const shownDialog = (tab: FakeTab, flow = "frames/bell") => tab.state.shell[flow]?.view.dialog?.screen;

async function opened(address = "/gate") {
  const tab = new FakeTab({ address });
  await tab.quiet();
  return tab;
}

async function send(tab: FakeTab, flow: string, name: string) {
  const run = tab.state.shell[flow];
  tab.portal.screenPort(run?.runId ?? "").send({ name, visit: run?.view.visit ?? 0 });
  await tab.quiet();
}

describe("a run of the shell", () => {
  it("waits without a page, and gets network events", async () => {
    const tab = await opened();
    expect(tab.state.shell["frames/bell"]?.view.isWaiting).toBe(true);
    tab.lifecycle.online(false);
    expect(shownDialog(tab)).toBe("frames/alone");
    tab.lifecycle.online(true);
    expect(shownDialog(tab)).toBeUndefined();
  });

  it("that starts without a network gets that event", async () => {
    const tab = await opened();
    const offline = new FakeTab({ browser: tab.browser, isOnline: false });
    await offline.quiet();
    expect(shownDialog(offline)).toBe("frames/alone");
  });

  it("runs its own timers, beside the run on view", async () => {
    const tab = await opened();
    tab.lifecycle.online(false);
    tab.time.pass(9_999);
    expect(shownDialog(tab)).toBe("frames/alone");
    tab.time.pass(1);
    expect(shownDialog(tab)).toBeUndefined();
    expect(tab.shown).toBe("gate/name");
  });

  it("takes its own events, and does not affect the page", async () => {
    const tab = await opened();
    tab.lifecycle.online(false);
    await send(tab, "frames/bell", "CLOSE");
    expect(shownDialog(tab)).toBeUndefined();
    expect(tab.shown).toBe("gate/name");
  });

  it("continues from frame to frame, and is the same value while nothing changes", async () => {
    const tab = await opened();
    tab.lifecycle.online(false);
    const before = tab.state.shell;
    await tab.send("WALK");
    expect(tab.shown).toBe("frames/bench");
    expect(tab.state.shell).toBe(before);
  });

  it("gets events that a flow emits to the shell", async () => {
    const tab = await opened();
    await tab.send("SHOUT");
    expect(shownDialog(tab)).toBe("frames/over");
  });

  it("that needs a session starts with it and ends with it", async () => {
    const tab = await opened();
    expect(Object.keys(tab.state.shell)).toEqual(["frames/bell"]);
    await signIn(tab);
    await fill(tab);
    expect(Object.keys(tab.state.shell)).toEqual(["frames/bell", "frames/purse"]);
    tab.portal.signOut();
    expect(Object.keys(tab.state.shell)).toEqual(["frames/bell"]);
  });

  it("navigates, and signs the customer out", async () => {
    const tab = await opened();
    await signIn(tab);
    await fill(tab);
    await send(tab, "frames/purse", "BENCH");
    expect(tab.shown).toBe("frames/bench");
    await send(tab, "frames/purse", "OUT");
    expect(tab.state.session.status).toBe("signedOut");
    expect(tab.vault.storedSession).toBeUndefined();
  });

  it("is not stored", async () => {
    const tab = await opened();
    tab.lifecycle.online(false);
    expect([...tab.browser.area.texts.keys()].filter((key) => key.includes("bell"))).toEqual([]);
  });
});

describe("a session that is over", () => {
  it("is announced by the shell, also if no frame was on view yet", async () => {
    const tab = await opened();
    await signIn(tab);
    await fill(tab);
    await tab.reload();
    await tab.refuse("garden.person", { name: "expired" });
    expect(tab.history.location().path).toBe("/gate");
    expect(shownDialog(tab)).toBe("frames/over");
  });

  it("leads the same customer back after sign-in, and repeats the call", async () => {
    const tab = await opened("/");
    await signIn(tab);
    await fill(tab);
    await tab.send("NEXT");
    tab.history.push("/bed/rose");
    await tab.quiet();
    const { runId } = tab.run;
    tab.portal.screenPort("@shell").load("weather", { call: "garden.weather", with: {} });
    await tab.refuse("garden.weather", { name: "expired" });
    expect(tab.history.location().path).toBe("/gate");
    await signIn(tab);
    await fill(tab);
    expect(tab.history.location().path).toBe("/bed/rose");
    expect(tab.run.runId).toBe(runId);
  });

  it("does not lead another customer there", async () => {
    const tab = await opened("/");
    await signIn(tab);
    await fill(tab);
    tab.history.push("/bed/rose");
    await tab.quiet();
    tab.portal.screenPort("@shell").load("weather", { call: "garden.weather", with: {} });
    await tab.refuse("garden.weather", { name: "expired" });
    await signIn(tab, "moss");
    await fill(tab);
    expect(tab.history.location().path).toBe("/");
  });
});
