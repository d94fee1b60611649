import { describe, expect, it } from "vitest";
import type { Flow } from "../../engine/generated/flow.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

type TabOptions = ConstructorParameters<typeof FakeTab>[0];

async function opened(address: string, options: Partial<TabOptions> = {}) {
  const tab = new FakeTab({ address, ...options });
  await tab.quiet();
  return tab;
}

/** A tab at a bed that was dug. */
async function dug(options: Partial<TabOptions> = {}) {
  const tab = await opened("/bed/rose", options);
  await tab.send("DIG");
  return tab;
}

async function go(tab: FakeTab, address: string) {
  tab.history.push(address);
  await tab.quiet();
}

const paths = (tab: FakeTab) => tab.history.entries.map(({ path }) => path);
const place = (tab: FakeTab) => [tab.history.location().path, tab.shown];

describe("the address of a screen", () => {
  it("shows while the screen is on view; the others have the journey's own", async () => {
    const tab = await dug();
    await tab.send("SOW");
    expect(paths(tab)).toEqual(["/bed/rose", "/dug", "/bed/rose"]);
    expect(tab.state.route?.id).toBe("bed");
  });

  it("is left and reached by Back, the portal's Back and the screen's own way", async () => {
    const tab = await dug();
    await tab.send("SOW");
    await tab.travel(-1);
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    tab.portal.back();
    await tab.quiet();
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
    await tab.send("DIG");
    await tab.send("RAKE");
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
    expect(tab.history.at).toBe(0);
  });

  it("is not reached by Forward once Back has removed the screen", async () => {
    const tab = await dug();
    await tab.travel(-1);
    await tab.travel(1);
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
  });

  it("may be its second one, which stays", async () => {
    const tab = await dug();
    await go(tab, "/turned");
    expect(place(tab)).toEqual(["/turned", "garden/dug"]);
  });

  it("shows after dialogs in a run that has another key then, and Back leads to its screen before", async () => {
    const { garden } = bundles;
    const bed = garden?.flows.bed;
    if (garden === undefined || bed === undefined) throw new Error("There is no bed.");
    const cut: Flow = {
      ...{ $schema: "flow.schema.json", formatVersion: 2, id: "cut", summary: "A sample." },
      start: "asking",
      states: {
        asking: { screen: "wet", as: "dialog", on: { SAY: { to: "saying" } } },
        saying: { screen: "sown", as: "dialog", on: { CUT: { to: "cut" } } },
        cut: { final: { outcome: "cut" } },
      },
    };
    const growing = {
      screen: "bed",
      on: { ASK: { open: { flow: "cut", done: { cut: { unset: ["plant"], to: "dug" } } } } },
    };
    const cutting: Flow = {
      ...bed,
      runKey: { first: [{ var: "data.plant" }, "any"] },
      states: { ...bed.states, growing },
    };
    const flows = { ...garden.flows, bed: cutting, cut };
    const release = sampleRelease({ preloaded: { ...files, "/journeys/garden.json": { ...garden, flows } } });
    const tab = await opened("/bed/rose", { release });
    const { runId } = tab.run;
    await tab.send("ASK");
    for (const name of ["SAY", "CUT"]) {
      tab.portal.screenPort(runId).send({ name, visit: tab.run.view.dialog?.visit ?? 0 });
      await tab.quiet();
    }
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    expect(tab.run.runId).toBe(runId);
    await tab.travel(-1);
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
    expect(tab.run.view.page?.data).toMatchObject({ plant: "rose" });
  });

  it("does not exist for a client without the journey", async () => {
    expect((await opened("/closed-bed")).shown).toBe("frames/lost");
  });
});

describe("an address inside a journey, opened afresh", () => {
  it("leads back to its screen in the run that stood there", async () => {
    const tab = await dug();
    const { runId } = tab.run;
    await tab.send("SOW");
    await go(tab, "/bench");
    await go(tab, "/dug");
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    expect(tab.run.runId).toBe(runId);
    await tab.travel(-1);
    expect(tab.shown).toBe("frames/bench");
  });

  it("leads from another tab to the last run that stood there, whatever its key", async () => {
    const tab = await dug();
    const { runId } = tab.run;
    await go(tab, "/bed/fern");
    tab.close();
    const other = await opened("/dug", { browser: tab.browser });
    expect(place(other)).toEqual(["/dug", "garden/dug"]);
    expect(other.run.runId).toBe(runId);
    expect(other.run.view.page?.data).toMatchObject({ plant: "rose" });
    await other.send("RAKE");
    expect(place(other)).toEqual(["/bed", "garden/bed"]);
  });

  it("shows in another tab that the run is continued there", async () => {
    const tab = await dug();
    const other = await opened("/dug", { browser: tab.browser });
    expect(other.shown).toBe("frames/other");
    other.portal.screenPort("@shell").send({ name: "CONTINUE_HERE", visit: 0 });
    await other.quiet();
    expect(place(other)).toEqual(["/dug", "garden/dug"]);
  });

  it("leads to the route for others when nobody stood there, under that address", async () => {
    const tab = await opened("/bed/rose");
    await go(tab, "/dug");
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
    expect(place(await opened("/dug"))).toEqual(["/bed", "garden/bed"]);
  });

  it("leads to the screen in whichever journey carries it", async () => {
    const { garden } = bundles;
    const orchard = { ...garden?.flows.bed, id: "orchard" };
    const { routes } = sampleRelease();
    const release = sampleRelease({
      preloaded: { ...files, "/journeys/garden.json": { ...garden, flows: { ...garden?.flows, orchard } } },
      routes: {
        ...routes,
        routes: {
          ...routes.routes,
          orchard: { paths: ["/orchard"], flow: "garden/orchard", guard: "anyone", frame: "open" },
        },
      },
    });
    const tab = await opened("/orchard", { release });
    await tab.send("DIG");
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    await go(tab, "/bench");
    await go(tab, "/dug");
    expect(tab.run.view.page?.flow).toBe("garden/orchard");
    expect(tab.state.route?.id).toBe("orchard");
    await tab.send("RAKE");
    expect(place(tab)).toEqual(["/orchard", "garden/bed"]);
  });
});

describe("a reload of an address inside a journey", () => {
  it("continues at its screen", async () => {
    const tab = await dug();
    const { runId } = tab.run;
    await tab.reload();
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    expect(tab.run.runId).toBe(runId);
    await tab.travel(-1);
    expect(place(tab)).toEqual(["/bed/rose", "garden/bed"]);
  });

  it("leads to the landing page where the client wants it, and from there back to the screen", async () => {
    const { client, routes } = sampleRelease();
    const frames = { ...routes.frames, open: { screen: "frames/open", runs: ["frames/box"] } };
    const tab = await opened("/", {
      release: sampleRelease({ client: { ...client, onReload: "landing" }, routes: { ...routes, frames } }),
    });
    await signIn(tab);
    await fill(tab);
    await go(tab, "/bed/rose");
    await tab.send("DIG");
    const { runId } = tab.run;
    await tab.reload();
    await fill(tab);
    expect(place(tab)).toEqual(["/", "garden/garden"]);
    tab.portal.screenPort(tab.state.shell["frames/box"]?.runId ?? "").send({
      ...{ name: "GO_ON", visit: tab.state.shell["frames/box"]?.view.visit ?? 0 },
    });
    await tab.quiet();
    expect(place(tab)).toEqual(["/dug", "garden/dug"]);
    expect(tab.run.runId).toBe(runId);
  });
});

it("the guard of the journey redirects from an address inside it, and leads back to it after sign-in", async () => {
  const { routes } = sampleRelease();
  const { bed } = routes.routes;
  if (bed === undefined) throw new Error("There is no bed.");
  const release = sampleRelease({
    routes: { ...routes, routes: { ...routes.routes, bed: { ...bed, guard: "members" } } },
  });
  const tab = await opened("/dug", { release });
  expect(tab.history.location().path).toBe("/gate");
  await signIn(tab);
  await fill(tab);
  expect(place(tab)).toEqual(["/bed", "garden/bed"]);
});
