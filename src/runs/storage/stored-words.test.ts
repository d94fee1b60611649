import { describe, expect, it } from "vitest";
import { atSeed, bytes, DIGITS, filled, named, SLIP, signedIn, TOKEN, WORD } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";

describe("what is stored", () => {
  it("never includes a password, a code, a token or a secret of an address, at any step", async () => {
    const tab = new FakeTab();
    const seen: string[] = [];
    const set = tab.browser.area.texts.set.bind(tab.browser.area.texts);
    tab.browser.area.texts.set = (key, text) => {
      seen.push(text);
      return set(key, text);
    };
    await tab.quiet();
    tab.portal.screenPort(tab.run.runId).draft("name").set({ nick: "Fern", word: WORD });
    tab.time.pass(500);
    await signedIn(tab);
    await filled(tab);
    const other = new FakeTab({ browser: tab.browser, address: `/gate/renew/${SLIP}` });
    await other.quiet();
    expect(other.shown).toBe("gate/ask");
    expect(other.run.view.page?.data).toEqual({ slip: SLIP });
    expect(seen.join()).toContain("Fern");
    for (const canary of [WORD, DIGITS, TOKEN, SLIP]) expect(seen.join()).not.toContain(canary);
    for (const canary of [WORD, DIGITS, TOKEN, SLIP])
      expect(JSON.stringify(other.history.entries)).not.toContain(canary);
  });

  it("does not include a run that ended, nor its typed values", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    tab.portal.screenPort(tab.run.runId).draft("name").set({ nick: "Fern" });
    tab.lifecycle.hide();
    const { runId } = tab.run;
    expect(bytes(tab)).toContain(runId);
    await signedIn(tab);
    expect(bytes(tab)).not.toContain(runId);
  });

  it("is written before an unsafe call is sent", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    let storedAtCall = "";
    const caller = tab.requests;
    caller.push = (request) => {
      storedAtCall = bytes(tab);
      return Array.prototype.push.call(caller, request);
    };
    await tab.send("SUBMIT", named);
    expect(storedAtCall).toContain("gate.check");
  });
});

describe("a storage that is", () => {
  it("denied leaves a portal that works, and says that it stores nothing", async () => {
    const tab = new FakeTab();
    tab.browser.area.isDenied = true;
    await tab.reload();
    expect(tab.state.storageKind).toBe("memory");
    await atSeed(tab);
    expect(tab.shown).toBe("shed/give");
  });

  it("full during a session continues in memory, and keeps no older step", async () => {
    const tab = new FakeTab();
    await atSeed(tab);
    expect(tab.state.storageKind).toBe("persistent");
    tab.browser.area.isFull = true;
    await tab.send("SUBMIT", { id: "seed", values: { digits: DIGITS } });
    expect(tab.state.storageKind).toBe("memory");
    expect(tab.underway).toEqual(["seed.plant"]);
    await tab.reload();
    expect(tab.shown).toBe("gate/name");
  });
});
