import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";

describe("a sign-in", () => {
  it("leads only by the guard to the customer's page, which waits for the session", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    expect(tab.history.location().path).toBe("/");
    expect(tab.shown).toBe("loading");
    await fill(tab);
    expect(tab.shown).toBe("garden/garden");
  });

  it("stores the account's id and the members that the session declares", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    expect(tab.state.session).toEqual({
      status: "filling",
      values: { isSignedIn: true, userId: "fern", person: { name: "early" } },
    });
  });

  it("without an id signs nobody in, and is reported", async () => {
    const tab = new FakeTab();
    await signIn(tab, "");
    expect(tab.state.session.status).toBe("signedOut");
    expect(tab.problems).toMatchObject([{ where: "signIn" }]);
  });

  it("leaves no Back into the run that ended", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.travel(-1);
    expect(tab.shown).toBe("garden/garden");
  });

  it("deletes another customer's data in this browser, and keeps the customer's own", async () => {
    const tab = new FakeTab();
    await signIn(tab, "moss");
    await fill(tab);
    const { runId } = tab.run;
    const stored = () => [...tab.browser.area.texts.keys()].filter((key) => key.includes(runId));
    let last = tab;
    const killed = (userId: string) => {
      last.close();
      const next = new FakeTab({ browser: tab.browser });
      last = next;
      return signIn(next, userId).then(() => next);
    };
    const own = await killed("moss");
    await fill(own);
    expect(own.run.runId).toBe(runId);
    await killed("fern");
    expect(stored()).toEqual([]);
  });
});

describe("a session that the back end has ended", () => {
  it("is announced by the shell after a call of a run, and the run continues after sign-in", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await fill(tab);
    await tab.send("NEXT");
    const { runId } = tab.run;
    await tab.travel(-1);
    await tab.send("WEED");
    await tab.refuse("garden.weed", { name: "expired", status: 401 });
    expect(tab.state.session.status).toBe("signedOut");
    expect(Object.values(tab.state.shell)[0]?.view.overlays).toMatchObject([{ screen: "frames/over" }]);
    expect(tab.shown).toBe("gate/name");
    expect(tab.vault.storedSession).toMatchObject({ tokens: {} });
    expect(tab.vault.storedSession).not.toHaveProperty("account");
    await signIn(tab);
    await fill(tab);
    expect(tab.run.runId).toBe(runId);
  });

  it("ends also while it is filled", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    await tab.refuse("garden.person", { name: "expired" });
    expect(tab.shown).toBe("gate/name");
    expect(tab.callerHost?.token("pass")).toBeUndefined();
  });
});

describe("the caller's scope", () => {
  it("has the token of a call, the session as it grows, and the client's variant", async () => {
    const tab = new FakeTab();
    expect(tab.callerHost?.token("pass")).toBeUndefined();
    expect(tab.callerHost?.token("toString")).toBeUndefined();
    await signIn(tab);
    await tab.answer("garden.person", { name: "Fern" });
    expect(tab.callerHost?.token("pass")).toBe("pass of fern");
    expect(tab.callerHost?.scope().session).toMatchObject({ person: { name: "Fern" } });
    expect(tab.callerHost?.chosenVariant("seed.fetch")).toBe("slow");
    expect(tab.callerHost?.chosenVariant("seed.plant")).toBeUndefined();
  });
});
