import { describe, expect, it } from "vitest";
import { fill, named, signIn, walkToSeed } from "./test-support/gardener.ts";
import { files, inventedRelease } from "./test-support/invented-release.ts";
import { InventedTab } from "./test-support/invented-tab.ts";

const stored = (tab: InventedTab) => [...tab.browser.area.texts.values()].join();

describe("an address", () => {
  it("shows its screen in its frame, with the texts of both and those common to all", async () => {
    const tab = new InventedTab({ address: "/bench?from=map" });
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
    expect(tab.state.route).toEqual({
      id: "bench",
      frame: "open",
      skeleton: "form",
      params: {},
      query: { from: "map" },
    });
    expect(tab.state.frame).toMatchObject({ journey: "frames", screen: { id: "open" } });
    expect(tab.state.texts).toEqual({ "frames.title": "en-US frames", "common.title": "en-US common" });
  });

  it("shows at once what is preloaded", () => {
    expect(new InventedTab().shown).toBe("gate/name");
  });

  it("that is unknown, or of a route that this client has not, stays and shows the route for it", async () => {
    const tab = new InventedTab({ address: "/nowhere" });
    expect(tab.shown).toBe("frames/lost");
    expect(tab.history.location().path).toBe("/nowhere");
    expect(tab.portal.hasRoute("closed")).toBe(false);
    tab.portal.enterRoute({ routeId: "closed", params: {}, query: {} });
    expect(tab.shown).toBe("frames/lost");
  });

  it("of a customer leads a visitor to the sign-in, in place of the entry", async () => {
    const tab = new InventedTab({ address: "/" });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.entries).toHaveLength(1);
    expect(tab.history.location().path).toBe("/gate");
  });

  it("whose guard leads in a circle shows a problem", async () => {
    const tab = new InventedTab({ address: "/circle" });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: false });
    expect(tab.problems).toMatchObject([{ where: "route circle", message: "Redirects go in a circle." }]);
  });

  it("gives its parameter to the run, and keeps it neither in the address nor on a second look", async () => {
    const tab = new InventedTab({ address: "/gate/renew/s-1" });
    await tab.quiet();
    expect(tab.run.picture.page?.data).toEqual({ slip: "s-1" });
    expect(tab.history.entries.map(({ path }) => path)).toEqual(["/gate/renew"]);
    expect(tab.state.route?.params).toEqual({});
  });

  it("that must keep its parameter finds its run again after a reload", async () => {
    const tab = new InventedTab({ address: "/slip/s-1" });
    await tab.quiet();
    const { runId } = tab.run;
    await tab.reload();
    expect(tab.run.runId).toBe(runId);
  });

  it("of a flow that ends at once without a word of the route shows a problem, not an endless loop", async () => {
    const tab = new InventedTab({ address: "/over" });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: false });
  });

  it("with another parameter begins the run anew", async () => {
    const tab = new InventedTab({ address: "/gate/renew/s-1" });
    await tab.quiet();
    const { runId } = tab.run;
    tab.history.push("/gate/renew/s-2");
    await tab.quiet();
    expect(tab.run.picture.page?.data).toEqual({ slip: "s-2" });
    expect(tab.run.runId).not.toBe(runId);
  });

  it("is made of a route's path, its parameters encoded", () => {
    const { portal } = new InventedTab();
    expect(portal.routePath("renew", { slip: "a/b" })).toBe("/gate/renew");
    expect(portal.routePath("gate")).toBe("/gate");
    expect(portal.routePath("closed")).toBeUndefined();
  });
});

describe("leaving a route", () => {
  it("suspends its run, whose answers still arrive, and coming back shows it", async () => {
    const tab = new InventedTab();
    await tab.quiet();
    await tab.send("WALK");
    expect(tab.shown).toBe("frames/bench");
    await tab.travel(-1);
    await tab.send("SUBMIT", named);
    tab.history.push("/bench");
    await tab.quiet();
    await tab.answer("gate.check", { id: "sprout-1" });
    expect(tab.shown).toBe("frames/bench");
    await tab.answer("seed.fetch", {});
    tab.time.pass(90_000);
    expect(stored(tab)).not.toContain("shed.wilted");
    tab.history.push("/gate");
    await tab.quiet();
    expect(tab.shown).toBe("shed/give");
  });

  it("keeps a run that was left from moving the customer", async () => {
    const tab = new InventedTab();
    await signIn(tab);
    await fill(tab);
    await tab.send("WEED");
    tab.history.push("/lost");
    await tab.quiet();
    await tab.answer("garden.weed", ["rose"]);
    expect(tab.shown).toBe("frames/lost");
    await tab.travel(-1);
    expect(tab.run.picture.page?.data).toEqual({ beds: ["rose"] });
    await tab.send("WEED");
    await tab.answer("garden.weed", []);
    expect(tab.shown).toBe("frames/bench");
  });

  it("holds back timers; what is overdue is told on return", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.history.push("/bench");
    await tab.quiet();
    tab.time.pass(90_000);
    expect(stored(tab)).not.toContain("shed.wilted");
    await tab.travel(-1);
    expect(tab.run.picture.show?.key).toBe("shed.wilted");
  });

  it("to an outside page is done only where the client lists it", async () => {
    const tab = new InventedTab();
    await tab.send("TELL");
    expect(tab.left).toEqual([]);
    expect(tab.problems).toMatchObject([{ where: "leave" }]);
    await tab.send("READ");
    expect(tab.left).toEqual(["https://almanac.example/"]);
  });

  it("to an outside page takes along what is asked of it, and nothing that is secret", async () => {
    const tab = new InventedTab();
    await tab.send("ASK", named);
    expect(tab.left).toEqual(["https://almanac.example/?of=a%20rose%20%26%20a%20fern"]);
  });
});

describe("an event", () => {
  it("sent twice by a double click makes one call", async () => {
    const tab = new InventedTab();
    await tab.quiet();
    const { runId, picture } = tab.run;
    const submit = { name: "SUBMIT", visit: picture.page?.visit ?? 0, form: named };
    tab.portal.send(runId, submit);
    tab.portal.send(runId, submit);
    expect(tab.requests).toHaveLength(1);
    expect(tab.run.picture.isLocked).toBe(true);
  });

  it("drawn for another visit is dropped", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.portal.send(tab.run.runId, { name: "SUBMIT", visit: 1, form: named });
    expect(tab.underway).toEqual([]);
  });

  it("is accepted as the flow would take it now", async () => {
    const tab = new InventedTab();
    await tab.quiet();
    const { runId } = tab.run;
    expect(tab.portal.accepts(runId, { name: "SUBMIT" })).toBe(true);
    expect(tab.portal.accepts(runId, { name: "FLY" })).toBe(false);
    expect(tab.portal.accepts("@shell", { name: "SIGN_OUT" })).toBe(true);
    expect(tab.portal.accepts("nobody", { name: "SUBMIT" })).toBe(false);
  });

  it("of a timer that runs out while the page is open is told by the server's time", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.time.pass(59_999);
    expect(tab.run.picture.show).toBeUndefined();
    tab.time.pass(1);
    expect(tab.run.picture.show?.key).toBe("shed.wilted");
  });

  it("of a timer that ran out during an unsafe call is told after its answer", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    tab.time.pass(61_000);
    await tab.refuse("seed.plant", { name: "server" });
    tab.time.pass(0);
    expect(tab.run.picture.show?.key).toBe("shed.wilted");
  });
});

describe("Back", () => {
  it("goes to the screen before, as often as there are screens, and the address stays", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    expect(tab.history.entries.map(({ path }) => path)).toEqual(["/gate", "/gate"]);
    await tab.travel(-1);
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
  });

  it("of the portal moves the browser too, so that Forward does not bring back a screen that is gone", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
    await tab.travel(1);
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(0);
  });

  it("that is refused during an unsafe call restores the entry", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    await tab.travel(-1);
    expect(tab.shown).toBe("shed/give");
    expect(tab.history.at).toBe(1);
    await tab.answer("seed.plant", { userId: "fern" });
    expect(tab.state.session.status).toBe("filling");
  });

  it("works after a reload", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    await tab.reload();
    await tab.travel(-1);
    expect(tab.shown).toBe("gate/name");
  });

  it("after coming back to a run by a link does not leave the run's own entries", async () => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.history.push("/bench");
    await tab.quiet();
    tab.history.push("/gate");
    await tab.quiet();
    expect(tab.shown).toBe("shed/give");
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.at).toBe(3);
    await tab.travel(-1);
    expect(tab.shown).toBe("frames/bench");
  });

  it("without a screen before leaves the page as the browser would", async () => {
    const tab = new InventedTab({ address: "/bench" });
    tab.history.push("/gate");
    await tab.quiet();
    tab.portal.back();
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
  });
});

describe("documents", () => {
  const load = (broken: Set<string>) => async (url: string) => {
    if (broken.has(url)) throw new Error("The line is dead.");
    return files[url];
  };

  it("that are not preloaded are fetched, once, while the page is loading", async () => {
    const fetched: string[] = [];
    const tab = new InventedTab({
      release: inventedRelease({ preloaded: {} }),
      load: async (url) => {
        fetched.push(url);
        return files[url];
      },
    });
    expect(tab.shown).toBe("loading");
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.run.journey.screens["shed/give"]).toBeDefined();
    await tab.send("WALK");
    expect(fetched.filter((url) => url.startsWith("/journeys/")).sort()).toEqual([
      "/journeys/frames.json",
      "/journeys/gate.json",
      "/journeys/shed.json",
    ]);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it("that cannot be loaded show a problem, and a retry loads them", async () => {
    const broken = new Set(["/journeys/shed.json"]);
    const tab = new InventedTab({ release: inventedRelease({ preloaded: {} }), load: load(broken) });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: true, screen: "frames/oops" });
    expect(tab.problems).toMatchObject([{ name: "LoadingError" }]);
    broken.clear();
    tab.portal.send("@shell", { name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
  });

  it("that are something else are no document, and are fetched again by a retry", async () => {
    let isSpoilt = true;
    const tab = new InventedTab({
      release: inventedRelease({ preloaded: {} }),
      load: async (url) => (isSpoilt && url.includes("shed") ? "<html>" : files[url]),
    });
    await tab.quiet();
    expect(tab.shown).toBe("problem");
    isSpoilt = false;
    tab.portal.send("@shell", { name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
  });

  it.each(["come", "fail"])("of the page that was left meanwhile show nothing, whether they %s", async (how) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve, reject) => {
      arrive = how === "come" ? resolve : () => reject(new Error("The line is dead."));
    });
    const { "/journeys/shed.json": _shed, ...preloaded } = files;
    const tab = new InventedTab({
      release: inventedRelease({ preloaded }),
      load: async (url) => {
        await late;
        return files[url];
      },
    });
    tab.history.push("/bench");
    await tab.quiet();
    arrive();
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
  });
});

/** Chooses a language on the first screen. */
const speak = (tab: InventedTab, locale: string) =>
  tab.portal.send(tab.run.runId, { name: "SPEAK", visit: tab.run.picture.page?.visit ?? 0, with: { locale } });

describe("a language", () => {
  it("is loaded first, then spoken, remembered, and changes nothing that was typed", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const tab = new InventedTab({
      release: inventedRelease({ preloaded }),
      load: async (url) => {
        await late;
        return files[url];
      },
    });
    await tab.quiet();
    const { runId, picture } = tab.run;
    tab.portal.draft(runId, "name").set({ nick: "Fern" });
    speak(tab, "th-TH");
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    arrive();
    await tab.quiet();
    expect(tab.state.locale).toBe("th-TH");
    expect(tab.state.texts["gate.title"]).toBe("th-TH gate");
    expect(tab.portal.draft(runId, "name").get()).toEqual({ nick: "Fern" });
    expect(tab.run.runId).toBe(runId);
    expect(tab.run.picture.page?.visit).toBe(picture.page?.visit);
    expect(tab.run.picture.page?.data).toEqual(picture.page?.data);
    await tab.reload();
    expect(tab.state.locale).toBe("th-TH");
  });

  it("that the client does not offer, or that cannot be loaded, changes nothing", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    const tab = new InventedTab({ release: inventedRelease({ preloaded }) });
    await tab.quiet();
    speak(tab, "ms-MY");
    speak(tab, "th-TH");
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    expect(tab.problems).toMatchObject([{ where: "language" }]);
  });

  it("chosen last wins, whichever arrives first, also after a reload", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = async (url: string) => {
      await late;
      return files[url];
    };
    const tab = new InventedTab({ release: inventedRelease({ preloaded }), load });
    await tab.quiet();
    speak(tab, "th-TH");
    speak(tab, "en-US");
    await tab.quiet();
    arrive();
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    await tab.reload();
    expect(tab.state.locale).toBe("en-US");
  });
});

describe("the network", () => {
  it("that goes is known to the portal and told to the run on view", async () => {
    const tab = new InventedTab();
    expect(tab.state.isOnline).toBe(true);
    tab.lifecycle.online(false);
    expect(tab.state.isOnline).toBe(false);
    expect(tab.run.picture.show?.key).toBe("gate.alone");
  });
});

describe("shared keys", () => {
  it("are read and written only where the client declares them", async () => {
    const tab = new InventedTab();
    tab.browser.area.texts.set("basket", '["rake"]');
    await tab.reload();
    expect(tab.state.storage).toEqual({ basket: ["rake"] });
    await tab.send("PACK");
    expect(tab.state.storage).toEqual({ basket: "spade" });
    expect(tab.browser.area.texts.get("basket")).toBe("spade");
    expect(tab.browser.area.texts.has("cellar")).toBe(false);
  });
});

describe("a problem", () => {
  it("is reported once, under one code, without what an error quotes", async () => {
    const tab = new InventedTab();
    const error = new Error("canary of a customer");
    const code = tab.portal.reportProblem({ error, where: "block" });
    expect(tab.portal.reportProblem({ error, where: "block" })).toBe(code);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect(tab.problems).toHaveLength(1);
    expect(JSON.stringify(tab.problems)).not.toContain("canary");
    expect(tab.problems[0]?.stack).toContain("navigation.test.ts");
  });

  it("of a step that cannot be made is shown, and a retry shows the run where it stood", async () => {
    const tab = new InventedTab();
    await tab.quiet();
    await tab.send("DIG");
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: true });
    tab.portal.send("@shell", { name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    await tab.send("SUBMIT", named);
    expect(tab.underway).toEqual(["gate.check"]);
  });
});

describe("analytics", () => {
  it("are told once, and not again after a reload", async () => {
    const tab = new InventedTab();
    await signIn(tab);
    await fill(tab);
    await tab.reload();
    expect(tab.tracked.filter(({ event }) => event === "named")).toEqual([{ event: "named", values: {} }]);
  });
});
