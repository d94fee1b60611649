import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { fill, signIn } from "../test-support/gardener.ts";

const SERVER = { name: "server" };
/** The longest pause after the first, the second and the third failure. */
const [FIRST, SECOND, THIRD] = [10_000, 20_000, 40_000];

/** A tab whose session could not be filled. */
async function failedTab(): Promise<FakeTab> {
  const tab = new FakeTab();
  await signIn(tab);
  await tab.refuse("garden.person", SERVER);
  return tab;
}

async function pass(tab: FakeTab, milliseconds: number): Promise<void> {
  tab.time.pass(milliseconds);
  await tab.quiet();
}

const asked = (tab: FakeTab) => tab.requests.filter(({ call }) => call === "garden.person").length;

describe("a session that could not be filled", () => {
  it("is filled again while the problem is on view, and its page opens without a press", async () => {
    const tab = await failedTab();
    expect([tab.shown, asked(tab)]).toEqual(["problem", 1]);
    await pass(tab, 4_900);
    expect(asked(tab)).toBe(1);
    await pass(tab, FIRST);
    expect([tab.shown, asked(tab)]).toEqual(["problem", 2]);
    await fill(tab);
    expect([tab.shown, tab.state.session.status]).toEqual(["garden/garden", "ready"]);
    await pass(tab, 10 * 60_000);
    expect(asked(tab)).toBe(2);
  });

  it("is asked for after growing pauses, and reported once", async () => {
    const tab = await failedTab();
    for (const [failures, pause] of [FIRST, SECOND, THIRD].entries()) {
      await pass(tab, pause / 2 - 100);
      expect(asked(tab)).toBe(failures + 1);
      await pass(tab, pause);
      expect([tab.shown, asked(tab)]).toEqual(["problem", failures + 2]);
      await tab.refuse("garden.person", SERVER);
    }
    expect(tab.problems).toHaveLength(1);
  });

  it("is left alone while the page is hidden or the network is gone, and asked for at once afterwards", async () => {
    const tab = await failedTab();
    tab.lifecycle.hide();
    await pass(tab, FIRST);
    expect(asked(tab)).toBe(1);
    tab.lifecycle.show(false);
    await tab.quiet();
    expect(asked(tab)).toBe(2);
    await tab.refuse("garden.person", SERVER);
    tab.lifecycle.online(false);
    await pass(tab, SECOND);
    expect(asked(tab)).toBe(2);
    tab.lifecycle.online(true);
    await tab.quiet();
    expect(asked(tab)).toBe(3);
  });

  it("is not asked for once the customer has signed out", async () => {
    const tab = await failedTab();
    tab.portal.signOut();
    await pass(tab, THIRD);
    expect(asked(tab)).toBe(1);
  });
});
