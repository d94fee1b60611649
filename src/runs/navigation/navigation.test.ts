import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

describe("an address", () => {
  it("shows its screen in its frame, with the texts of both and the common texts", async () => {
    const tab = new FakeTab({ address: "/bench?from=map" });
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

  it("shows preloaded documents at once", () => {
    expect(new FakeTab().shown).toBe("gate/name");
  });

  it("that is unknown, or of a route that this client does not have, stays and shows the route for it", async () => {
    const tab = new FakeTab({ address: "/nowhere" });
    expect(tab.shown).toBe("frames/lost");
    expect(tab.history.location().path).toBe("/nowhere");
    expect(tab.portal.hasRoute("closed")).toBe(false);
    tab.portal.enterRoute({ routeId: "closed", params: {}, query: {} });
    expect(tab.shown).toBe("frames/lost");
  });

  it("of a customer's page redirects a visitor to the sign-in, and replaces the history entry", async () => {
    const tab = new FakeTab({ address: "/" });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    expect(tab.history.entries).toHaveLength(1);
    expect(tab.history.location().path).toBe("/gate");
  });

  it("whose guard redirects in a cycle shows a problem", async () => {
    const tab = new FakeTab({ address: "/circle" });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: false });
    expect(tab.problems).toMatchObject([{ where: "route circle", message: "Redirects go in a circle." }]);
  });

  it("gives its parameter to the run, and keeps it neither in the address nor on a second visit", async () => {
    const tab = new FakeTab({ address: "/gate/renew/s-1" });
    await tab.quiet();
    expect(tab.run.view.page?.data).toEqual({ slip: "s-1" });
    expect(tab.history.entries.map(({ path }) => path)).toEqual(["/gate/renew"]);
    expect(tab.state.route?.params).toEqual({});
  });

  it("with a lasting parameter finds its run again after a reload", async () => {
    const tab = new FakeTab({ address: "/slip/s-1" });
    await tab.quiet();
    const { runId } = tab.run;
    await tab.reload();
    expect(tab.run.runId).toBe(runId);
  });

  it("of a flow that ends at once without a target in its route shows a problem, not an endless loop", async () => {
    const tab = new FakeTab({ address: "/over" });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: false });
  });

  it("with another parameter starts the run again", async () => {
    const tab = new FakeTab({ address: "/gate/renew/s-1" });
    await tab.quiet();
    const { runId } = tab.run;
    tab.history.push("/gate/renew/s-2");
    await tab.quiet();
    expect(tab.run.view.page?.data).toEqual({ slip: "s-2" });
    expect(tab.run.runId).not.toBe(runId);
  });

  it("is built from a route's path, with parameters encoded", () => {
    const { portal } = new FakeTab();
    expect(portal.routePath("renew", { slip: "a/b" })).toBe("/gate/renew");
    expect(portal.routePath("gate")).toBe("/gate");
    expect(portal.routePath("closed")).toBeUndefined();
  });
});

describe("documents", () => {
  const load = (broken: Set<string>) => async (url: string) => {
    if (broken.has(url)) throw new Error("The line is dead.");
    return files[url];
  };

  it("that are not preloaded are fetched, once, while the page is loading", async () => {
    const fetched: string[] = [];
    const tab = new FakeTab({
      release: sampleRelease({ preloaded: {} }),
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
    const tab = new FakeTab({ release: sampleRelease({ preloaded: {} }), load: load(broken) });
    await tab.quiet();
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: true, screen: "frames/oops" });
    expect(tab.problems).toMatchObject([{ name: "LoadingError" }]);
    broken.clear();
    tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
  });

  it("of an invalid shape are refused, and a retry fetches them again", async () => {
    let isSpoilt = true;
    const tab = new FakeTab({
      release: sampleRelease({ preloaded: {} }),
      load: async (url) => (isSpoilt && url.includes("shed") ? "<html>" : files[url]),
    });
    await tab.quiet();
    expect(tab.shown).toBe("problem");
    isSpoilt = false;
    tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
  });

  it.each(["come", "fail"])("of a page that was left in the meantime show nothing, whether they %s", async (how) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve, reject) => {
      arrive = how === "come" ? resolve : () => reject(new Error("The line is dead."));
    });
    const { "/journeys/shed.json": _shed, ...preloaded } = files;
    const tab = new FakeTab({
      release: sampleRelease({ preloaded }),
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
