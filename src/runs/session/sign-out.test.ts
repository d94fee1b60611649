import { describe, expect, it } from "vitest";
import { FakeBrowser } from "../test-support/fake-browser.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn, walkToSeed } from "../test-support/gardener.ts";
import { sampleRelease } from "../test-support/sample-release.ts";

async function signedIn(browser: FakeBrowser, userId?: string) {
  const tab = new FakeTab({ browser });
  await signIn(tab, userId);
  await fill(tab);
  return tab;
}

const runsIn = (browser: FakeBrowser) => [...browser.area.texts.keys()].filter((key) => /run|draft/.test(key));

describe("a sign-out", () => {
  it("deletes everything of the customer: tokens, session, runs, shared keys; and the guard redirects", async () => {
    const tab = await signedIn(new FakeBrowser());
    tab.browser.area.texts.set("basket", "[1]");
    tab.portal.screenPort("@shell").send({ name: "SIGN_OUT", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.vault.storedSession).toBeUndefined();
    expect(tab.callerHost?.token("pass")).toBeUndefined();
    expect(tab.state.session.values).toEqual({ isSignedIn: false });
    expect(tab.state.programme).toBeUndefined();
    expect(tab.browser.area.texts.has("basket")).toBe(false);
    expect(runsIn(tab.browser)).toEqual([expect.stringContaining("gate/enter")]);
  });

  it("by the flow of the page also leaves nothing of it on view", async () => {
    const tab = await signedIn(new FakeBrowser());
    await tab.send("GO_HOME");
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.state.session.values).toEqual({ isSignedIn: false });
  });

  it("cancels a pending call: its answer changes nothing", async () => {
    const tab = await signedIn(new FakeBrowser());
    await tab.send("WEED");
    tab.portal.signOut();
    await tab.quiet();
    await tab.answer("garden.weed", ["rose"], { pass: "late" });
    expect(tab.callerHost?.token("pass")).toBeUndefined();
    expect(tab.shown).toBe("gate/name");
  });

  it("during the filling of the session is not undone by an answer", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    tab.portal.signOut();
    await tab.quiet();
    await tab.answer("garden.person", { name: "Fern" }, { pass: "late" });
    expect(tab.state.session).toEqual({ status: "signedOut", values: { isSignedIn: false } });
    expect(tab.callerHost?.token("pass")).toBeUndefined();
  });

  it("drops what was typed just before", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    tab.portal.screenPort(tab.run.runId).draft("name").set({ nick: "canary" });
    tab.portal.signOut();
    tab.time.pass(1000);
    expect([...tab.browser.area.texts.values()].join()).not.toContain("canary");
  });

  it("signs out the other tabs", async () => {
    const browser = new FakeBrowser();
    const one = await signedIn(browser);
    const other = await signedIn(browser);
    one.portal.signOut();
    await other.quiet();
    expect(other.shown).toBe("gate/name");
    expect(other.vault.storedSession).toBeUndefined();
    expect(other.state.session.status).toBe("signedOut");
  });

  it("leaves a visitor in another tab in place", async () => {
    const browser = new FakeBrowser();
    const one = await signedIn(browser);
    const other = new FakeTab({ browser });
    await other.quiet();
    const { runId } = other.run;
    one.portal.signOut();
    await other.quiet();
    expect(other.run.runId).toBe(runId);
  });

  it("is detected by a page that slept, before it shows anything", async () => {
    const browser = new FakeBrowser();
    const sleeping = await signedIn(browser);
    const one = await signedIn(browser);
    browser.listeners.clear();
    one.portal.signOut();
    await one.quiet();
    one.close();
    expect(sleeping.shown).toBe("garden/garden");
    sleeping.lifecycle.show(true);
    expect(sleeping.shown).not.toBe("garden/garden");
    await sleeping.quiet();
    expect(sleeping.shown).toBe("gate/name");
  });

  it("is detected by a tab that is loaded again later, though its vault is still full", async () => {
    const browser = new FakeBrowser();
    const asleep = await signedIn(browser);
    const one = await signedIn(browser);
    browser.listeners.clear();
    one.portal.signOut();
    await one.quiet();
    one.close();
    await asleep.reload();
    expect(asleep.shown).toBe("gate/name");
    expect(asleep.vault.storedSession).toBeUndefined();
  });

  it("by an address with a guard keeps nothing of the address", async () => {
    const tab = await signedIn(new FakeBrowser());
    tab.history.push("/gate?out=true");
    await tab.quiet();
    expect(tab.state.session.status).toBe("signedOut");
    expect(tab.history.location()).toMatchObject({ path: "/gate", query: {} });
    expect(tab.shown).toBe("gate/name");
  });
});

describe("a sign-out, to the back end", () => {
  const { session, ...rest } = sampleRelease();
  const release = { ...rest, session: { ...session, signOut: { call: "garden.leave" } } };
  const farewells = ({ requests }: FakeTab) => requests.filter(({ call }) => call === "garden.leave");

  async function enter({ browser = new FakeBrowser(), userId = "fern", ...more }: Partial<Entering> = {}) {
    const tab = new FakeTab({ browser, release, ...more });
    await signIn(tab, userId);
    return tab;
  }

  it("is sent with the deleted tokens, and nobody waits for it", async () => {
    const tab = await enter();
    tab.portal.signOut();
    expect(tab.vault.storedSession).toBeUndefined();
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(farewells(tab)).toEqual([{ call: "garden.leave", input: {}, leaver: { pass: "pass of fern" } }]);
    await tab.refuse("garden.leave", { name: "server" });
    expect(tab.state.session.status).toBe("signedOut");
    expect(tab.problems).toEqual([]);
  });

  it("is sent with each tab's own tokens", async () => {
    const browser = new FakeBrowser();
    const [one, other] = [await enter({ browser }), await enter({ browser })];
    one.portal.signOut();
    await other.quiet();
    expect([farewells(one), farewells(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("is sent with the tokens of a tab that slept, once it is loaded again", async () => {
    const browser = new FakeBrowser();
    const [asleep, last] = [await enter({ browser }), await enter({ browser })];
    browser.listeners.clear();
    last.portal.signOut();
    last.close();
    await asleep.reload();
    expect(farewells(asleep)).toMatchObject([{ leaver: { pass: "pass of fern" } }]);
  });

  it("is not sent without a network, for an expired session or by a visitor", async () => {
    const offline = await enter();
    offline.lifecycle.online(false);
    offline.portal.signOut();
    expect(offline.vault.storedSession).toBeUndefined();
    const expired = await enter();
    await expired.refuse("garden.person", { name: "expired" });
    const visitor = new FakeTab({ release });
    visitor.portal.signOut();
    for (const tab of [offline, expired, visitor]) {
      await tab.quiet();
      expect(farewells(tab)).toEqual([]);
    }
  });
});

interface Entering {
  readonly browser: FakeBrowser;
  readonly userId: string;
}

describe("another customer's sign-in", () => {
  it("signs this customer out in the other tabs", async () => {
    const browser = new FakeBrowser();
    const one = await signedIn(browser, "moss");
    const other = await signedIn(browser, "fern");
    expect(one.state.session.status).toBe("signedOut");
    expect(one.shown).toBe("gate/name");
    expect(other.shown).toBe("garden/garden");
  });
});

describe("another customer's sign-in, while a page slept", () => {
  it("is detected before the page shows anything", async () => {
    const browser = new FakeBrowser();
    const sleeping = await signedIn(browser, "moss");
    browser.listeners.clear();
    await signedIn(browser, "fern");
    sleeping.lifecycle.show(true);
    expect(sleeping.shown).not.toBe("garden/garden");
    expect(sleeping.state.session.status).toBe("signedOut");
  });
});

describe("a page that is shown again", () => {
  it("stays as it was", async () => {
    const tab = await signedIn(new FakeBrowser());
    const { page } = tab.state;
    tab.lifecycle.show(true);
    await tab.quiet();
    expect(tab.state.page).toBe(page);
  });

  it.each([true, false])("fires what became overdue while it slept (restored: %s)", async (isRestored) => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.time.sleep(90_000);
    expect(tab.run.view.show).toBeUndefined();
    tab.lifecycle.show(isRestored);
    expect(tab.run.view.show?.key).toBe("shed.wilted");
  });
});
