import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { programmes, soldFiles } from "../test-support/sample-programmes.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

async function opened(address: string, set: Partial<ConstructorParameters<typeof FakeTab>[0]> = {}) {
  const tab = new FakeTab({ address, ...set });
  await tab.quiet();
  return tab;
}

describe("a secret in an address", () => {
  it("goes to the flow's data, and is removed from the address before any request", async () => {
    const addresses: string[] = [];
    const tab: FakeTab = new FakeTab({
      address: "/gate/renew/canary?from=mail",
      release: sampleRelease({ preloaded: {} }),
      load: async (url) => {
        addresses.push(tab.history.location().path);
        return sampleRelease().preloaded[url];
      },
    });
    await tab.quiet();
    expect(tab.run.view.page?.data).toEqual({ slip: "canary" });
    expect(new Set(addresses)).toEqual(new Set(["/gate/renew"]));
    expect(tab.history.location()).toMatchObject({ path: "/gate/renew", query: { from: "mail" } });
  });

  it("is nowhere else: not in the state, not in the storage", async () => {
    const tab = await opened("/gate/renew/canary");
    const { page, ...rest } = tab.state;
    expect(page.kind).toBe("run");
    expect(JSON.stringify(rest)).not.toContain("canary");
    expect([...tab.browser.area.texts.values()].join()).not.toContain("canary");
  });

  it("is dropped when a guard redirects", async () => {
    const tab = await opened("/gate/renew/canary?out=true");
    expect(tab.history.location().path).toBe("/gate");
    tab.history.push("/gate/renew");
    await tab.quiet();
    expect(tab.run.view.page?.data).toEqual({});
  });
});

describe("runs of one flow", () => {
  it("are found by their key, each at its state", async () => {
    const tab = await opened("/bed/rose");
    const rose = tab.run.runId;
    await tab.send("DIG");
    tab.history.push("/bed/fern");
    await tab.quiet();
    expect(tab.shown).toBe("garden/bed");
    expect(tab.run.runId).not.toBe(rose);
    tab.history.push("/bed/rose");
    await tab.quiet();
    expect(tab.run.runId).toBe(rose);
    expect(tab.shown).toBe("garden/dug");
  });

  it("are found by their key from another tab too", async () => {
    const tab = await opened("/bed/rose");
    await tab.send("DIG");
    tab.history.push("/bed/fern");
    await tab.quiet();
    tab.close();
    const other = await opened("/bed/rose", { browser: tab.browser });
    expect(other.shown).toBe("garden/dug");
  });

  it("without a requested key continue the last one", async () => {
    const tab = await opened("/bed/rose");
    const { runId } = tab.run;
    tab.history.push("/bed");
    await tab.quiet();
    expect(tab.run.runId).toBe(runId);
  });
});

describe("a return from outside", () => {
  it("is delivered to the run, and the address becomes the flow's own", async () => {
    const tab = await opened("/bed/rose");
    const { runId } = tab.run;
    const other = await opened("/watered/rose?litres=3", { browser: tab.browser });
    expect(other.run.runId).toBe(runId);
    expect(other.shown).toBe("garden/wet");
    expect(other.run.view.page?.data).toEqual({ plant: "rose", litres: "3" });
    expect(other.history.location()).toMatchObject({ path: "/bed", query: {} });
  });
});

describe("a secret that comes with a return", () => {
  it("goes with the event, and is removed from the address before any request", async () => {
    const addresses: string[] = [];
    const tab: FakeTab = new FakeTab({
      address: "/watered/rose?litres=3&well=canary",
      release: sampleRelease({ preloaded: {} }),
      load: async (url) => {
        addresses.push(JSON.stringify(tab.history.location()));
        return sampleRelease().preloaded[url];
      },
    });
    await tab.quiet();
    expect(tab.run.view.page?.data).toEqual({ plant: "rose", litres: "3", well: "canary" });
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.join()).not.toContain("canary");
    expect(tab.history.location()).toMatchObject({ path: "/bed", query: {} });
    expect([...tab.browser.area.texts.values()].join()).not.toContain("canary");
  });
});

describe("a substitute", () => {
  const { client } = sampleRelease();

  it("of a screen is shown for this client", async () => {
    const release = sampleRelease({
      client: { ...client, substitutes: { screens: { "garden/bed": "garden/lawn", "frames/bench": "garden/lawn" } } },
    });
    expect((await opened("/bed/rose", { release })).shown).toBe("garden/lawn");
    expect((await opened("/bench", { release })).shown).toBe("garden/lawn");
  });

  it("of a flow runs behind its routes, and the routes decide what follows its end", async () => {
    const release = sampleRelease({ client: { ...client, substitutes: { flows: { "gate/over": "garden/bed" } } } });
    expect((await opened("/over", { release })).shown).toBe("garden/bed");
  });

  it("of a programme applies to its customers only", async () => {
    const spring = { ...programmes.spring, substitutes: { screens: { "garden/bed": "shed/lawn" } } };
    const { shed } = bundles;
    const lawn = { ...shed, screens: { ...shed?.screens, lawn: { ...shed?.screens.give, id: "lawn" } } };
    const release = sampleRelease({
      preloaded: { ...files, ...soldFiles({ spring }), "/journeys/shed.json": lawn },
    });
    const tab = new FakeTab({ release });
    await signIn(tab);
    tab.history.push("/bed/rose");
    await tab.quiet();
    expect(tab.shown).toBe("garden/bed");
    await fill(tab);
    await tab.send("DIG");
    await tab.travel(-1);
    expect([tab.shown, Object.keys(tab.run.journey.screens)]).toEqual([
      "shed/lawn",
      expect.arrayContaining(["shed/lawn"]),
    ]);
    tab.history.push("/bed/tulip");
    await tab.quiet();
    expect(tab.shown).toBe("shed/lawn");
  });
});
