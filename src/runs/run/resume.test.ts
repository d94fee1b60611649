import { describe, expect, it } from "vitest";
import { asDocument } from "../../checker/release/as-document.ts";
import type { Operation } from "../../documents/operation.ts";
import { atSeed, bytes, filled, named, SLIP, signedIn, TOKEN, WORD } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { sampleRelease } from "../test-support/sample-release.ts";

describe("a reload", () => {
  it("of the first screen shows it again in the same run", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const { runId } = tab.run;
    await tab.reload();
    expect(tab.shown).toBe("gate/name");
    expect(tab.run.runId).toBe(runId);
  });

  it("of a run that requires unstored values starts again, without a problem", async () => {
    const tab = new FakeTab({ address: `/gate/renew/${SLIP}` });
    await tab.quiet();
    const { runId } = tab.run;
    expect(tab.run.view.page?.data).toEqual({ slip: SLIP });
    await tab.reload();
    expect(tab.shown).toBe("gate/ask");
    expect(tab.run.runId).not.toBe(runId);
    expect(tab.run.view.page?.data).toEqual({});
    expect(tab.problems).toEqual([]);
  });

  it("during an unsafe call of such a run starts again, and still says that its outcome is unknown", async () => {
    const tab = new FakeTab({ address: `/gate/renew/${SLIP}` });
    await tab.quiet();
    await tab.send("RENEW");
    await tab.reload();
    expect(tab.shown).toBe("gate/ask");
    expect(tab.run.view.show?.key).toBe("gate.unexpected");
  });

  it("during an unsafe call does not repeat it, and says that its outcome is unknown", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    await tab.send("SUBMIT", named);
    await tab.reload();
    expect(tab.requests.map(({ call }) => call)).toEqual(["gate.check"]);
    expect(tab.shown).toBe("gate/name");
    expect(tab.run.view.show?.key).toBe("gate.unexpected");
    expect(tab.run.view.isLocked).toBe(false);
  });

  it("during an unsafe call with a key repeats it under the same key", async () => {
    const { operations } = sampleRelease();
    const post = asDocument<Operation>({ ...operations.post, keyHeader: "idempotency-key" }, "an operation");
    const tab = new FakeTab({ release: sampleRelease({ operations: { ...operations, post } }) });
    await signedIn(tab);
    await filled(tab);
    await tab.send("WEED");
    await tab.reload();
    await filled(tab);
    const weeding = tab.requests.filter(({ call }) => call === "garden.weed");
    expect(weeding).toHaveLength(2);
    expect(weeding[0]?.key).toMatch(/^garden\/walk~/);
    expect(weeding[1]?.key).toBe(weeding[0]?.key);
    expect(weeding.map(({ isRepeated }) => isRepeated)).toEqual([undefined, true]);
  });

  it("during a safe call repeats it and continues with its answer", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    await tab.send("SUBMIT", named);
    await tab.answer("gate.check", { id: "sprout-1" });
    await tab.reload();
    expect(tab.underway).toEqual(["seed.fetch"]);
    expect(tab.requests.at(-1)?.input).toEqual({ sprout: { id: "sprout-1" } });
    await tab.answer("seed.fetch", {});
    expect(tab.shown).toBe("shed/give");
  });

  it("of a screen in an inner flow of another journey keeps earlier answers", async () => {
    const tab = new FakeTab();
    await atSeed(tab);
    await tab.reload();
    expect(tab.shown).toBe("shed/give");
    expect(tab.run.view.page?.data.sprout).toEqual({ id: "sprout-1" });
  });

  it("keeps the end of a running timer, and fires it when it is overdue", async () => {
    const tab = new FakeTab();
    await atSeed(tab);
    tab.time.sleep(90_000);
    await tab.reload();
    expect(tab.run.view.show?.key).toBe("shed.wilted");
  });

  it("while signed in fills the session again and shows the page", async () => {
    const tab = new FakeTab();
    await signedIn(tab);
    await filled(tab);
    await tab.reload();
    expect(tab.shown).toBe("loading");
    expect(tab.callerHost?.token("pass")).toBe(TOKEN);
    await filled(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("while signed in on another screen of a run shows that screen", async () => {
    const tab = new FakeTab();
    await signedIn(tab);
    await filled(tab);
    await tab.send("NEXT");
    await tab.reload();
    await filled(tab);
    expect(tab.shown).toBe("garden/pond");
  });

  it("of the whole browser leads the customer back to their screen after sign-in", async () => {
    const tab = new FakeTab();
    await signedIn(tab);
    await filled(tab);
    await tab.send("NEXT");
    tab.close();
    const again = new FakeTab({ browser: tab.browser, address: tab.history.location().path });
    await again.quiet();
    expect(again.shown).toBe("gate/name");
    await again.reload();
    await signedIn(again);
    await filled(again);
    expect(again.shown).toBe("garden/pond");
  });

  it("of the whole browser after a sign-out leads to no earlier address", async () => {
    const tab = new FakeTab();
    await signedIn(tab);
    await filled(tab);
    await tab.send("NEXT");
    const { path } = tab.history.location();
    tab.portal.signOut();
    await tab.quiet();
    tab.close();
    const again = new FakeTab({ browser: tab.browser, address: path });
    await signedIn(again);
    await filled(again);
    expect(again.shown).toBe("garden/garden");
  });

  it("leads to the landing page if the client says so, but resumes if the route says so", async () => {
    const base = sampleRelease();
    const release = sampleRelease({ client: { ...base.client, onReload: "landing" } });
    const tab = new FakeTab({ release, address: "/bench" });
    await tab.reload();
    expect(tab.history.location().path).toBe("/gate");
    tab.history.push("/bench");
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
    await tab.travel(-1);
    await atSeed(tab);
    await tab.reload();
    expect(tab.shown).toBe("shed/give");
  });

  it("after another release went live continues with the documents of the run's release", async () => {
    const tab = new FakeTab();
    const old = tab.release;
    const newer = sampleRelease({ hash: "release-2" });
    await atSeed(tab);
    const { runId } = tab.run;
    const { shown } = tab;
    tab.releases = [newer, old];
    await tab.reload(newer);
    await tab.quiet();
    expect([tab.run.runId, tab.shown]).toEqual([runId, shown]);
    expect(tab.release.hash).toBe("release-1");
  });

  it("starts new runs on the newest release, also after an old one continued", async () => {
    const tab = new FakeTab();
    const old = tab.release;
    const newer = sampleRelease({ hash: "release-2" });
    await atSeed(tab);
    tab.releases = [newer, old];
    await tab.reload(newer);
    tab.history.push(`/gate/renew/${SLIP}`);
    await tab.quiet();
    expect([tab.release.hash, tab.shown]).toEqual(["release-2", "gate/ask"]);
    expect(tab.problems).toEqual([]);
  });

  it("starts again if the documents of its run are gone", async () => {
    const tab = new FakeTab();
    const newer = sampleRelease({ hash: "release-2" });
    await atSeed(tab);
    tab.releases = [newer];
    await tab.reload(newer);
    expect([tab.release.hash, tab.shown]).toEqual(["release-2", "gate/name"]);
    expect(bytes(tab)).not.toContain("release-1");
    expect(tab.problems).toEqual([]);
  });

  it("drops another customer's run, whatever its release", async () => {
    const tab = new FakeTab();
    await signedIn(tab);
    await filled(tab);
    const newer = sampleRelease({ hash: "release-2" });
    tab.releases = [newer, tab.release];
    await tab.reload(newer);
    await filled(tab);
    tab.portal.signOut();
    await tab.quiet();
    expect(bytes(tab)).not.toContain("release-1");
  });

  it("with another release starts again in a clear state", async () => {
    const tab = new FakeTab();
    await atSeed(tab);
    await tab.reload(sampleRelease({ hash: "release-2" }));
    expect(tab.shown).toBe("gate/name");
    expect(tab.run.view.page?.data).toEqual({});
    expect(tab.problems).toEqual([]);
    expect(bytes(tab)).not.toContain("release-1");
  });

  it.each([
    ["cut", (text: string) => text.slice(0, 40)],
    ["of another format", (text: string) => text.replace('"format":1', '"format":9')],
    ["without its frames", (text: string) => text.replace('"frames"', '"garden"')],
    ["null", () => "null"],
    ["of a state that is not there", (text: string) => text.replace('"state":"give"', '"state":"gone"')],
  ])("starts again if the stored run is %s", async (_what, spoil) => {
    const tab = new FakeTab();
    await atSeed(tab);
    for (const [key, text] of tab.browser.area.texts) tab.browser.area.texts.set(key, spoil(text));
    await tab.reload();
    expect(tab.shown).toBe("gate/name");
    await tab.send("SUBMIT", named);
    expect(tab.underway).toEqual(["gate.check"]);
  });

  it("restores typed values, except sensitive ones", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    tab.portal.screenPort(tab.run.runId).draft("gate/name").set({ nick: "Fern", word: WORD, stray: "x" });
    tab.lifecycle.hide();
    await tab.reload();
    expect(tab.portal.screenPort(tab.run.runId).draft("name").get()).toEqual({ nick: "Fern" });
  });
});
