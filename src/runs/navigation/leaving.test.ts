import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, named, signIn, walkToSeed } from "../test-support/gardener.ts";
import { releaseWithTill } from "../test-support/sample-till.ts";

const stored = (tab: FakeTab) => [...tab.browser.area.texts.values()].join();

describe("leaving a route", () => {
  it("suspends its run, whose calls still finish, and coming back shows it", async () => {
    const tab = new FakeTab();
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

  it("keeps a suspended run from navigating", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.send("WEED");
    tab.history.push("/lost");
    await tab.quiet();
    await tab.answer("garden.weed", ["rose"]);
    expect(tab.shown).toBe("frames/lost");
    await tab.travel(-1);
    expect(tab.run.view.page?.data).toEqual({ beds: ["rose"] });
    await tab.send("WEED");
    await tab.answer("garden.weed", []);
    expect(tab.shown).toBe("frames/bench");
  });

  it("holds back timers; overdue ones fire on return", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.history.push("/bench");
    await tab.quiet();
    tab.time.pass(90_000);
    expect(stored(tab)).not.toContain("shed.wilted");
    await tab.travel(-1);
    expect(tab.run.view.show?.key).toBe("shed.wilted");
  });

  it("to an outside page works only if the client lists it", async () => {
    const tab = new FakeTab();
    await tab.send("TELL");
    expect(tab.left).toEqual([]);
    expect(tab.problems).toMatchObject([{ where: "leave" }]);
    await tab.send("READ");
    expect(tab.left).toEqual(["https://almanac.example/"]);
  });

  it("to an outside page carries the requested query, and nothing secret", async () => {
    const tab = new FakeTab();
    await tab.send("ASK", named);
    expect(tab.left).toEqual(["https://almanac.example/?of=a%20rose%20%26%20a%20fern"]);
  });
});

describe("leaving to a page of the client's own", () => {
  it("carries the secret, which is stored nowhere", async () => {
    const tab = new FakeTab();
    await tab.send("TRUST", { id: "name", values: { nick: "Fern", word: "shibboleth" } });
    expect(tab.left).toEqual(["https://guild.example/in?word=shibboleth"]);
    expect(stored(tab)).not.toContain("shibboleth");
  });

  it("is distinguished from any other page, which never gets the secret", async () => {
    const tab = new FakeTab();
    await tab.send("BLAB", named);
    expect(tab.left).toEqual([]);
    expect(tab.problems).toMatchObject([{ where: "leave" }]);
  });
});

describe("leaving to an address of a reply", () => {
  async function pay(reply: object) {
    const tab = new FakeTab({ address: "/pay/rose", release: releaseWithTill() });
    await tab.quiet();
    await tab.send("PAY");
    await tab.answer("seed.fetch", reply);
    return tab;
  }

  it("sends a form to a listed origin; its secret is stored nowhere", async () => {
    const tab = await pay({ address: "https://till.example/pay/7", word: "shibboleth" });
    expect(tab.left).toEqual(["https://till.example/pay/7"]);
    expect(tab.sentForms).toEqual([{ payment: tab.requests.at(-1)?.input.payment, word: "shibboleth" }]);
    expect(stored(tab)).not.toContain("shibboleth");
    expect([tab.shown, tab.run.view.show]).toEqual(["till/away", undefined]);
  });

  it("at any other origin is refused, and the flow says so to the customer", async () => {
    const tab = await pay({ address: "https://till.example.evil.example/pay/7" });
    expect([tab.left, tab.sentForms]).toEqual([[], []]);
    expect([tab.shown, tab.run.view.show?.key]).toEqual(["till/away", "till.refused"]);
    expect(tab.problems).toMatchObject([{ where: "leave" }]);
  });
});

describe("an event", () => {
  it("sent twice by a double click makes one call", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const { runId, view } = tab.run;
    const submit = { name: "SUBMIT", visit: view.page?.visit ?? 0, form: named };
    tab.portal.screenPort(runId).send(submit);
    tab.portal.screenPort(runId).send(submit);
    expect(tab.requests).toHaveLength(1);
    expect(tab.run.view.isLocked).toBe(true);
  });

  it("sent with another visit is dropped", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.portal.screenPort(tab.run.runId).send({ name: "SUBMIT", visit: 1, form: named });
    expect(tab.underway).toEqual([]);
  });

  it("is enabled as the flow would take it now", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const { runId } = tab.run;
    expect(tab.portal.screenPort(runId).accepts({ name: "SUBMIT" })).toBe(true);
    expect(tab.portal.screenPort(runId).accepts({ name: "FLY" })).toBe(false);
    expect(tab.portal.screenPort("@shell").accepts({ name: "SIGN_OUT" })).toBe(true);
    expect(tab.portal.screenPort("nobody").accepts({ name: "SUBMIT" })).toBe(false);
  });

  it("of a timer that runs out while the page is open fires by the server's time", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.time.pass(59_999);
    expect(tab.run.view.show).toBeUndefined();
    tab.time.pass(1);
    expect(tab.run.view.show?.key).toBe("shed.wilted");
  });

  it("of a timer that ran out during an unsafe call fires after its reply", async () => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    tab.time.pass(61_000);
    await tab.refuse("seed.plant", { name: "server" });
    tab.time.pass(0);
    expect(tab.run.view.show?.key).toBe("shed.wilted");
  });
});
