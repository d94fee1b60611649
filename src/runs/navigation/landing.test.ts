import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, named, signIn, walkToSeed } from "../test-support/gardener.ts";
import { sampleRelease } from "../test-support/sample-release.ts";

/** A client at which a reload leads to the landing page. */
function landingRelease() {
  const { client, routes } = sampleRelease();
  const frames = { ...routes.frames, open: { screen: "frames/open", runs: ["frames/box"] } };
  return sampleRelease({ client: { ...client, onReload: "landing" }, routes: { ...routes, frames } });
}

const opened = (address?: string) => new FakeTab({ release: landingRelease(), ...(address && { address }) });

/** A customer at an address beside the landing page. */
async function customerAt(address: string) {
  const tab = opened();
  await signIn(tab);
  await fill(tab);
  tab.history.push(address);
  await tab.quiet();
  return tab;
}

/** The offer of the frame after a redirect. */
const offered = (tab: FakeTab) => tab.state.shell["frames/box"]?.view.page?.screen;

/** The unsafe calls, as they were sent. */
const changes = (tab: FakeTab) =>
  tab.requests.map(({ call }) => call).filter((call) => ["gate.check", "seed.plant", "garden.weed"].includes(call));

describe("an address whose guard leads back to it after sign-in", () => {
  const guild = "/guild?of=roses";

  it("is where the next customer to sign in is led", async () => {
    const tab = new FakeTab({ address: guild });
    await signIn(tab);
    await fill(tab);
    expect(tab.history.location()).toMatchObject({ path: "/guild", query: { of: "roses" } });
    expect(tab.shown).toBe("frames/bench");
  });

  it("is kept over a reload, and used once", async () => {
    const tab = new FakeTab({ address: guild });
    await tab.quiet();
    await tab.reload();
    await signIn(tab);
    expect(tab.history.location().path).toBe("/guild");
    tab.history.push("/gate");
    await tab.quiet();
    expect(tab.history.location().path).toBe("/");
  });

  it("leads another customer there too", async () => {
    const first = new FakeTab();
    await signIn(first, "moss");
    await fill(first);
    first.close();
    const tab = new FakeTab({ browser: first.browser, address: guild });
    await signIn(tab, "fern");
    expect(tab.history.location().path).toBe("/guild");
  });
});

describe("a client whose rule for a reload is the landing page", () => {
  it("leads a reload of a customer's flow there, and the flow continues in its run when they return", async () => {
    const tab = await customerAt("/bed/rose");
    expect(tab.shown).toBe("garden/bed");
    const { runId } = tab.run;
    await tab.reload();
    await fill(tab);
    expect([tab.history.location().path, tab.shown]).toEqual(["/", "garden/garden"]);
    tab.history.push("/bed");
    await tab.quiet();
    expect([tab.shown, tab.run.runId]).toEqual(["garden/bed", runId]);
    expect(tab.run.view.page?.data).toMatchObject({ plant: "rose" });
  });

  it("shows the offer to return once, which leads to the same screen of the same run", async () => {
    const tab = await customerAt("/bed/rose");
    const { runId } = tab.run;
    await tab.reload();
    await fill(tab);
    expect([tab.shown, offered(tab)]).toEqual(["garden/garden", "frames/left-page"]);
    const { runId: box = "", view } = tab.state.shell["frames/box"] ?? {};
    tab.portal.screenPort(box).send({ name: "GO_ON", visit: view?.visit ?? 0 });
    await tab.quiet();
    expect([tab.shown, tab.run.runId, offered(tab)]).toEqual(["garden/bed", runId, undefined]);
    await tab.travel(-1);
    expect([tab.shown, offered(tab)]).toEqual(["garden/garden", undefined]);
  });

  it("keeps the offer over a reload of the landing page, until the customer goes elsewhere", async () => {
    const tab = await customerAt("/bed/rose");
    const { runId } = tab.run;
    for (const _ of ["to the landing page", "of the landing page", "again"]) {
      await tab.reload();
      await fill(tab);
      expect([tab.shown, offered(tab)]).toEqual(["garden/garden", "frames/left-page"]);
    }
    const { runId: box = "", view } = tab.state.shell["frames/box"] ?? {};
    tab.portal.screenPort(box).send({ name: "GO_ON", visit: view?.visit ?? 0 });
    await tab.quiet();
    expect([tab.shown, tab.run.runId]).toEqual(["garden/bed", runId]);
    tab.history.push("/");
    await tab.quiet();
    await tab.reload();
    await fill(tab);
    expect([tab.shown, offered(tab)]).toEqual(["garden/garden", undefined]);
  });

  it("makes no offer after a reload of the landing page itself", async () => {
    const tab = await customerAt("/");
    await tab.reload();
    await fill(tab);
    expect(offered(tab)).toBeUndefined();
  });

  it("keeps the screen of the landing page over a reload", async () => {
    const tab = await customerAt("/");
    await tab.send("NEXT");
    expect(tab.shown).toBe("garden/pond");
    await tab.reload();
    await fill(tab);
    expect(tab.shown).toBe("garden/pond");
  });

  it("keeps typed values of the flow that it leaves", async () => {
    const tab = await customerAt("/bed/rose");
    const { runId } = tab.run;
    tab.browser.area.texts.set(`portal.draft.${runId}~garden/plan`, '{"note":"dry"}');
    await tab.reload();
    await fill(tab);
    expect(tab.browser.area.texts.get(`portal.draft.${runId}~garden/plan`)).toBe('{"note":"dry"}');
  });

  it("repeats no pending call that changes something", async () => {
    const tab = await customerAt("/");
    await tab.send("WEED");
    const sent = changes(tab);
    expect(sent.at(-1)).toBe("garden.weed");
    tab.history.push("/bed");
    await tab.quiet();
    await tab.reload();
    await fill(tab);
    expect([tab.history.location().path, changes(tab)]).toEqual(["/", sent]);
  });

  it("resumes a flow in place whose route says so, with what the server was told before", async () => {
    const tab = opened();
    await walkToSeed(tab);
    const sent = changes(tab);
    await tab.reload();
    expect([tab.shown, changes(tab)]).toEqual(["shed/give", sent]);
  });

  it("leads a page without a flow there, without an offer to return", async () => {
    const tab = await customerAt("/bench");
    await tab.reload();
    await fill(tab);
    expect([tab.shown, offered(tab)]).toEqual(["garden/garden", undefined]);
  });

  it("leads a visitor where the landing page's guard says, and keeps their runs", async () => {
    const tab = opened();
    await tab.quiet();
    await tab.send("SUBMIT", named);
    await tab.answer("gate.check", { id: "sprout-1" });
    await tab.answer("seed.fetch", {});
    tab.history.push("/bench");
    await tab.quiet();
    await tab.reload();
    expect([tab.history.location().path, tab.shown]).toEqual(["/gate", "shed/give"]);
  });

  it("does not apply to a first visit or to the browser's Back, which show the requested address", async () => {
    for (const arrival of ["navigate", "back_forward"] as const) {
      const tab = new FakeTab({ release: landingRelease(), address: "/bench", arrival });
      await tab.quiet();
      expect(tab.shown).toBe("frames/bench");
    }
  });

  it("leads there once: pages opened afterwards stay", async () => {
    const tab = await customerAt("/bench");
    await tab.reload();
    await fill(tab);
    tab.history.push("/bench");
    await tab.quiet();
    expect(tab.shown).toBe("frames/bench");
  });
});
