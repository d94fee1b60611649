import { describe, expect, it } from "vitest";
import type { Form } from "../../documents/generated/form.ts";
import type { JourneyBundle } from "../../documents/release.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import { named } from "../test-support/canary-walk.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

const EXPIRED = { name: "expired", status: 401 };
const WORD = "canary-word";

/** Weeds with a secret word, which is never stored. */
const walk: Flow = {
  formatVersion: 2,
  summary: "Invented.",
  id: "walk",
  requires: ["session"],
  data: { properties: { word: { type: "string", sensitive: true }, beds: { type: "array" } } },
  failed: { "*": { show: "gate.unexpected" } },
  start: "garden",
  states: {
    garden: { screen: "garden", on: { NEXT: { to: "pond" } } },
    pond: { screen: "pond", on: { WEED: { set: { word: WORD }, to: "weeding" }, LOOK: { to: "looking" } } },
    weeding: {
      call: "garden.weed",
      with: { word: { var: "data.word" } },
      done: { set: { beds: { var: "result" } }, to: "pond" },
    },
    looking: { call: "garden.never", done: { set: { beds: { var: "result" } }, to: "pond" } },
  },
};

const note: Form = { formatVersion: 2, summary: "Invented.", id: "note", fields: { text: { type: "text" } } };

function openTab(browser?: FakeTab["browser"]): FakeTab {
  const screens = bundles.garden?.screens ?? {};
  const garden: JourneyBundle = { id: "garden", flows: { walk }, screens, forms: { note } };
  const release = sampleRelease({ preloaded: { ...files, "/journeys/garden.json": garden } });
  return new FakeTab({ release, ...(browser && { browser }) });
}

async function atPond(tab: FakeTab): Promise<void> {
  await signIn(tab);
  await fill(tab);
  await tab.send("NEXT");
}

const weedings = (tab: FakeTab) => tab.requests.filter(({ call }) => call === "garden.weed");

describe("a call that finds the session over", () => {
  it("is sent again after the customer signs in, also an unsafe one, with values that are never stored", async () => {
    const tab = openTab();
    await atPond(tab);
    await tab.send("WEED");
    await tab.refuse("garden.weed", EXPIRED);
    expect(tab.shown).toBe("gate/name");
    expect(JSON.stringify([...tab.browser.area.texts, tab.vault.storedSession])).not.toContain(WORD);
    await signIn(tab);
    await fill(tab);
    expect([tab.shown, tab.run.view.isBusy, tab.run.view.show]).toEqual(["garden/pond", true, undefined]);
    expect(weedings(tab).map(({ input }) => input)).toEqual([{ word: WORD }, { word: WORD }]);
    await tab.answer("garden.weed", ["roses"]);
    expect(tab.run.view.page?.data.beds).toEqual(["roses"]);
  });

  it.each([
    ["by its status", { name: "expired", status: 500 }, {}],
    ["by an earlier sending", EXPIRED, { mayBeDone: true as const }],
  ])(
    "a call that may have been executed, %s, is not sent again: its outcome is unknown",
    async (_what, failure, earlier) => {
      const tab = openTab();
      await atPond(tab);
      await tab.send("WEED");
      await tab.refuse("garden.weed", failure, earlier);
      await signIn(tab);
      await fill(tab);
      expect(weedings(tab)).toHaveLength(1);
      expect([tab.shown, tab.run.view.show?.key]).toEqual(["garden/pond", "gate.unexpected"]);
    },
  );

  it("and may have been executed, without a signed-in customer, has an unknown outcome", async () => {
    const tab = openTab();
    await tab.quiet();
    await tab.send("SUBMIT", named);
    await tab.refuse("gate.check", EXPIRED, { mayBeDone: true });
    expect(tab.steps.at(-1)?.cause).toMatchObject({ kind: "failed", failure: { name: "unknown" } });
  });

  it("is sent again also if the page was reloaded before the sign-in", async () => {
    const tab = openTab();
    await atPond(tab);
    await tab.send("LOOK");
    await tab.refuse("garden.never", EXPIRED);
    await tab.reload();
    expect(tab.shown).toBe("gate/name");
    await signIn(tab);
    await fill(tab);
    expect(tab.shown).toBe("garden/pond");
    expect(tab.underway).toContain("garden.never");
  });

  it("with a secret leads a reloaded page to the screen of the secret, without an error", async () => {
    const tab = openTab();
    await atPond(tab);
    await tab.send("WEED");
    await tab.refuse("garden.weed", EXPIRED);
    await tab.reload();
    await signIn(tab);
    await fill(tab);
    expect(weedings(tab)).toHaveLength(1);
    expect([tab.shown, tab.run.view.show]).toEqual(["garden/pond", undefined]);
  });

  it("keeps what was typed just before", async () => {
    const tab = openTab();
    await atPond(tab);
    const { runId } = tab.run;
    tab.portal.screenPort(runId).draft("note").set({ text: "By the gate" });
    await tab.send("LOOK");
    await tab.refuse("garden.never", EXPIRED);
    await signIn(tab);
    await fill(tab);
    expect(tab.run.runId).toBe(runId);
    expect(tab.portal.screenPort(runId).draft("note").get()).toEqual({ text: "By the gate" });
  });
});

describe("another customer who signs in after an expired session", () => {
  it("finds nothing of the first: no run, no call, no address", async () => {
    const tab = openTab();
    await atPond(tab);
    const { runId } = tab.run;
    await tab.send("WEED");
    await tab.refuse("garden.weed", EXPIRED);
    await signIn(tab, "moss");
    await fill(tab);
    expect([tab.shown, weedings(tab)]).toMatchObject(["garden/garden", [{ call: "garden.weed" }]]);
    expect(tab.run.runId).not.toBe(runId);
    expect(JSON.stringify([...tab.browser.area.texts, tab.vault.storedSession])).not.toContain("fern");
  });

  it("is not led to the first one's address in another tab", async () => {
    const tab = openTab();
    await atPond(tab);
    await tab.send("WEED");
    await tab.refuse("garden.weed", EXPIRED);
    expect(tab.vault.storedSession).toHaveProperty("interrupted");
    tab.close();
    const other = openTab(tab.browser);
    await signIn(other, "moss");
    expect(tab.vault.storedSession).toBeUndefined();
    await tab.reload();
    await signIn(tab, "fern");
    await fill(tab);
    expect(tab.shown).toBe("garden/garden");
  });
});
