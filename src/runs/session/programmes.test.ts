import { describe, expect, it } from "vitest";
import { offerAddress } from "../../documents/offer-address.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { programmes, soldFiles } from "../test-support/sample-programmes.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

const sold = soldFiles(programmes);
const common = Object.fromEntries(Object.entries(files).filter(([url]) => !Object.hasOwn(sold, url)));
const AUTUMN = "/programmes/autumn.json";
const offerUrl = (name: string) => offerAddress(sampleRelease().offers, "wire-name", name);

/** A tab whose release contains no programme, and its requests. */
function tabWithNone(load: (url: string) => Promise<unknown> = async (url) => sold[url], isOnline = true) {
  const asked: string[] = [];
  const tab = new FakeTab({
    isOnline,
    release: sampleRelease({ preloaded: common }),
    load: (url) => {
      asked.push(url);
      return load(url);
    },
  });
  return { tab, asked };
}

/** The weather is known by now, so there is one more call. */
async function fillAgain(tab: FakeTab): Promise<void> {
  await fill(tab, { offer: "Autumn" });
  await tab.answer("garden.never", {});
}

const page = (tab: FakeTab) => tab.state.page;

describe("the programmes of a customer", () => {
  it("are fetched by the names of the customer's plans, each once, and no others", async () => {
    const { tab, asked } = tabWithNone();
    await signIn(tab);
    expect(asked).toEqual([]);
    await fill(tab, { offer: "Autumn" });
    expect([tab.state.programme?.id, tab.shown]).toEqual(["autumn", "garden/garden"]);
    expect(asked).toEqual([offerUrl("Autumn"), AUTUMN]);
    await tab.send("LOOK");
    await tab.answer("garden.person", { name: "Fern" });
    await tab.answer("garden.plots", [{ offer: "Autumn" }, { offer: "Autumn" }]);
    expect(asked).toHaveLength(2);
  });

  it("arrive while the rest of the session is still loading", async () => {
    const { tab, asked } = tabWithNone();
    await signIn(tab);
    await tab.answer("garden.weather", "dry");
    await tab.answer("garden.person", { name: "Fern" });
    expect(tab.underway).toContain("garden.plots");
    await tab.answer("garden.plots", [{ offer: "Spring" }]);
    expect(asked).toEqual([offerUrl("Spring"), "/texts/en-US/spring.json", "/programmes/spring.json"]);
    expect(tab.state.texts["garden.title"]).toBe("en-US spring");
  });

  it("are fetched by product number only if nothing is sold under the wire name", async () => {
    const { tab, asked } = tabWithNone();
    await signIn(tab);
    await fill(tab, { offer: "Winter", sku: "SKU-2" });
    const bySku = offerAddress(sampleRelease().offers, "sku", "SKU-2");
    expect([tab.state.programme?.id, asked]).toEqual(["autumn", [offerUrl("Winter"), bySku, AUTUMN]]);
  });

  it("of the next customer are their own", async () => {
    const { tab } = tabWithNone();
    await signIn(tab);
    await fill(tab, { offer: "Autumn" });
    tab.portal.signOut();
    await tab.quiet();
    await signIn(tab, "ivy");
    await fill(tab, { offer: "Spring" });
    expect(tab.state.session.values).toMatchObject({ programme: "spring", programmes: { only: "spring" } });
  });

  it("are dropped if the customer signed out before they arrived", async () => {
    let arrive = () => {};
    const { tab } = tabWithNone((url) => new Promise((done) => (arrive = () => done(sold[url]))));
    await signIn(tab);
    await fill(tab, { offer: "Autumn" });
    tab.portal.signOut();
    arrive();
    await tab.quiet();
    arrive();
    await tab.quiet();
    expect([tab.state.programme, tab.state.session.values]).toEqual([undefined, { isSignedIn: false }]);
  });
});

describe("a programme that cannot be loaded", () => {
  /** The address fails until the test allows it. */
  function failing(address: string, isOnline = true) {
    const broken = { now: true };
    const load = async (url: string) => {
      if (broken.now && url === address) throw new Error("The server answered 503.");
      return sold[url];
    };
    return { broken, ...tabWithNone(load, isOnline) };
  }

  for (const [what, address] of [
    ["its name", offerUrl("Autumn")],
    ["the programme itself", AUTUMN],
  ] as const) {
    it(`is reported with a next step if ${what} fails; then everything continues`, async () => {
      const { tab, broken } = failing(address);
      await signIn(tab);
      await fill(tab, { offer: "Autumn" });
      expect(page(tab)).toMatchObject({ kind: "problem", canRetry: true, supportCode: expect.any(String) });
      expect(tab.problems[0]).toMatchObject({ where: "programmes", name: "LoadingError" });
      broken.now = false;
      tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
      await tab.quiet();
      await fillAgain(tab);
      expect([tab.shown, tab.state.programme?.id]).toEqual(["garden/garden", "autumn"]);
    });
  }

  it("is reported as offline without a network, and fetched again with it", async () => {
    const { tab, broken } = failing(AUTUMN, false);
    await signIn(tab);
    await fill(tab, { offer: "Autumn" });
    expect(page(tab)).toMatchObject({ kind: "problem", failure: "offline", canRetry: true });
    expect(tab.problems).toEqual([]);
    broken.now = false;
    tab.lifecycle.online(true);
    await tab.quiet();
    await fillAgain(tab);
    expect([tab.shown, tab.state.programme?.id]).toEqual(["garden/garden", "autumn"]);
  });

  it("is a failure if its name leads to no file, or to an invalid one", async () => {
    for (const found of [undefined, { programme: "autumn" }, { id: "autumn" }]) {
      const { tab } = tabWithNone(async (url) => (url === AUTUMN ? found : sold[url]));
      await signIn(tab);
      await fill(tab, { offer: "Autumn" });
      expect([page(tab).kind, tab.state.programme]).toEqual(["problem", undefined]);
    }
  });

  it("keeps the earlier one if the session was only refreshed", async () => {
    const { tab } = failing(AUTUMN);
    await signIn(tab);
    await fill(tab, { offer: "Spring" });
    await tab.send("LOOK");
    await fillAgain(tab);
    expect([tab.shown, tab.state.session.status, tab.state.programme?.id]).toEqual([
      "garden/garden",
      "ready",
      "spring",
    ]);
    expect(tab.problems.map(({ where }) => where)).toContain("session refresh");
  });
});
