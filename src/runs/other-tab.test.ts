import { beforeEach, describe, expect, it } from "vitest";
import { FakeBrowser } from "./test-support/fake-browser.ts";
import { FakeTab } from "./test-support/fake-tab.ts";

const ELSEWHERE = "frames/other";
let browser: FakeBrowser;
let first: FakeTab;

async function open(address = "/gate") {
  const tab = new FakeTab({ browser, address });
  await tab.quiet();
  return tab;
}

async function continueHere(tab: FakeTab) {
  tab.portal.screenPort("@shell").send({ name: "CONTINUE_HERE", visit: 0 });
  await tab.quiet();
}

beforeEach(async () => {
  browser = new FakeBrowser();
  first = await open();
});

describe("a run that is active in another tab", () => {
  it("is not run here: the tab says where it continues", async () => {
    const second = await open();
    expect(second.shown).toBe(ELSEWHERE);
    expect(first.shown).not.toBe(ELSEWHERE);
  });

  it("is taken over when the customer continues here, and the other tab says so", async () => {
    const { runId } = first.run;
    const second = await open();
    await continueHere(second);
    expect(second.run.runId).toBe(runId);
    expect(first.shown).toBe(ELSEWHERE);
    await continueHere(first);
    expect(first.run.runId).toBe(runId);
    expect(second.shown).toBe(ELSEWHERE);
  });

  it("continues here when the other tab is gone at the next check", async () => {
    const { runId } = first.run;
    const second = await open();
    first.close();
    second.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await second.quiet();
    expect(second.run.runId).toBe(runId);
  });

  it("runs in each tab separately if it has no input and no unsafe call", async () => {
    const [one, other] = [await open("/bed/rose"), await open("/bed/rose")];
    expect(other.shown).toBe(one.shown);
    expect(other.run.runId).not.toBe(one.run.runId);
  });
});

describe("a page restored from the back-forward cache", () => {
  it("continues if no other tab took its run", async () => {
    const { runId, view } = first.run;
    first.lifecycle.leave();
    first.lifecycle.show(true);
    await first.quiet();
    expect(first.run.runId).toBe(runId);
    expect(first.run.view.visit).toBe(view.visit);
  });

  it("says so if its run is now active in another tab", async () => {
    first.lifecycle.leave();
    const second = await open();
    expect(second.shown).not.toBe(ELSEWHERE);
    first.lifecycle.show(true);
    await first.quiet();
    expect(first.shown).toBe(ELSEWHERE);
  });
});
