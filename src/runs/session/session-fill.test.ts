import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

describe("filling the session", () => {
  it("makes each call when its input is known, in parallel, and only if its rule is true", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    expect(tab.underway).toEqual(["garden.person", "garden.weather"]);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.weather", "dry");
    expect(tab.underway).toEqual(["garden.plots"]);
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    expect(tab.requests.slice(3).map(({ call, input }) => [call, input])).toEqual([
      ["garden.person", { id: "fern" }],
      ["garden.weather", {}],
      ["garden.plots", { name: "Fern" }],
    ]);
    expect(tab.state.session).toMatchObject({ status: "ready", values: { weather: "dry", programme: "spring" } });
  });

  it("knows the time in the rules of a call", async () => {
    const session = structuredClone(sampleRelease().session);
    const { person } = session.loads;
    if (person === undefined) throw new Error("The sample has no such call.");
    const loads = { ...session.loads, person: { ...person, set: { person: { dayOf: [{ var: "now" }, "UTC"] } } } };
    const tab = new FakeTab({ release: sampleRelease({ session: { ...session, loads } }) });
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    expect(tab.state.session.values).toMatchObject({ person: new Date(tab.time.now).toISOString().slice(0, 10) });
  });

  it("does not wait for an optional call, and adds its result when it arrives", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    expect([tab.shown, tab.state.session.status]).toEqual(["garden/garden", "ready"]);
    await tab.answer("garden.weather", "dry");
    expect(tab.state.session).toMatchObject({ status: "ready", values: { weather: "dry" } });
  });

  it("ends if an optional call finds the session over, also after the page is on view", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    await tab.refuse("garden.weather", { name: "expired" });
    expect(tab.shown).toBe("gate/name");
  });

  it("drops later results once the customer has signed out", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    tab.portal.signOut();
    await tab.quiet();
    expect([tab.underway, tab.state.session.values]).toEqual([[], { isSignedIn: false }]);
  });

  it("reports the outcome of a call to analytics, if the document says so", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.send("LOOK");
    await tab.refuse("garden.weather", { name: "server" });
    expect(tab.tracked.filter(({ event }) => event !== "named")).toEqual([
      { event: "weather-known", values: { user: "fern" } },
      { event: "weather-unknown", values: {} },
    ]);
  });

  it("finds the programme of each plot", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    const plots = [
      { id: "a", offer: "Winter" },
      { id: "b", offer: "Autumn" },
      { id: "c", sku: "SKU-1" },
    ];
    await tab.answer("garden.plots", plots);
    expect(tab.state.session.values).toMatchObject({ programme: "autumn", programmes: { b: "autumn", c: "spring" } });
    expect(tab.state.programmeTexts).toEqual({ spring: { "garden.title": "en-US spring" } });
  });

  it("continues without an optional call, and reports its failure under the call's own code", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", []);
    await tab.refuse("garden.weather", { name: "server", status: 500, supportCode: "RAIN" });
    expect(tab.shown).toBe("garden/garden");
    expect(tab.problems).toMatchObject([{ supportCode: "RAIN", name: "server", status: 500 }]);
  });

  it("that takes long says so, goes on, and shows the page as soon as it is done", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    tab.time.pass(5_999);
    expect(tab.state.page).toEqual({ kind: "loading" });
    tab.time.pass(1);
    expect(tab.state.page).toMatchObject({
      kind: "problem",
      failure: "delayed",
      screen: "frames/oops",
      canRetry: true,
    });
    expect(tab.problems).toEqual([]);
    await fill(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("that takes long begins again at once when the customer wants it, and says so again", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.weather", "dry");
    tab.time.pass(6_000);
    tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.state.page).toEqual({ kind: "loading" });
    expect(tab.underway).toContain("garden.person");
    tab.time.pass(6_000);
    expect(tab.state.page).toMatchObject({ failure: "delayed" });
  });

  it("that fails shows the failure's support code, and a retry starts at the first call", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    await tab.refuse("garden.plots", { name: "server", supportCode: "MOLE" });
    expect(tab.state.page).toMatchObject({
      kind: "problem",
      supportCode: "MOLE",
      canRetry: true,
      screen: "frames/oops",
    });
    tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("loading");
    await fill(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it.each([
    ["wire name", { offer: "Autumn", sku: "SKU-1" }, "autumn"],
    ["product number where the wire name is not sold", { offer: "Winter", sku: "SKU-1" }, "spring"],
    ["neither, which leaves it open", { offer: "Winter", sku: "SKU-9" }, undefined],
  ])("finds the programme by its %s", async (_by, plot, programme) => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab, plot);
    expect(tab.state.programme?.id).toBe(programme);
    expect(tab.state.session.values.programme).toBe(programme);
  });

  it("loads the programme's wording", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    expect(tab.state.texts["garden.title"]).toBe("en-US spring");
  });

  it("loads no wording before a page is requested: the common texts are not all", async () => {
    const common = "/texts/en-US/common.json";
    let isGone = false;
    const tab = new FakeTab({
      load: async (url) => (isGone && !url.includes("/texts/") ? new Promise(() => {}) : files[url]),
    });
    await signIn(tab);
    await fill(tab);
    isGone = true;
    await tab.reload(sampleRelease({ preloaded: { [common]: files[common] } }));
    await fill(tab);
    expect(tab.state.texts).toEqual({});
  });
});

describe("refreshing the session", () => {
  async function refreshSession(): Promise<FakeTab> {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.send("LOOK");
    return tab;
  }

  it("makes every call again, while the page and known values stay", async () => {
    const tab = await refreshSession();
    // The rule of one reads the weather, which is known by now.
    expect(tab.underway).toEqual(["garden.person", "garden.never", "garden.weather"]);
    expect([tab.shown, tab.state.session.status]).toEqual(["garden/garden", "ready"]);
    expect(tab.state.session.values).toMatchObject({ person: { name: "Fern" }, programme: "spring" });
    await tab.answer("garden.person", { name: "Ivy" });
    await tab.answer("garden.plots", [{ offer: "Autumn" }]);
    await tab.answer("garden.never", {});
    await tab.answer("garden.weather", "wet");
    expect(tab.state.session).toMatchObject({
      status: "ready",
      values: { isSignedIn: true, person: { name: "Ivy" }, weather: "wet", programme: "autumn" },
    });
    expect(tab.shown).toBe("garden/garden");
  });

  it("that fails is reported, and keeps known values", async () => {
    const tab = await refreshSession();
    await tab.refuse("garden.person", { name: "server", supportCode: "MOLE" });
    expect([tab.shown, tab.state.session.status]).toEqual(["garden/garden", "ready"]);
    expect(tab.state.session.values).toMatchObject({ person: { name: "Fern" } });
    expect(tab.problems).toMatchObject([{ supportCode: "MOLE", where: "session refresh" }]);
  });

  it("ends the session if the back end says that it is over", async () => {
    const tab = await refreshSession();
    await tab.refuse("garden.person", { name: "expired" });
    expect(tab.shown).toBe("gate/name");
  });
});
