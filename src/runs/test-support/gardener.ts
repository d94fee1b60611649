import type { FakeTab } from "./fake-tab.ts";

/** A visitor's answers on the first screen. */
export const named = { id: "name", values: { nick: "Fern", word: "w" } };

/** Walks to the screen where the seed is given. */
export async function walkToSeed(tab: FakeTab): Promise<void> {
  await tab.quiet();
  await tab.send("SUBMIT", named);
  await tab.answer("gate.check", { id: "sprout-1" });
  await tab.answer("seed.fetch", {});
}

/** Signs in; the session is then being filled. */
export async function signIn(tab: FakeTab, userId = "fern"): Promise<void> {
  await walkToSeed(tab);
  await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
  await tab.answer("seed.plant", { userId, person: { name: "early" }, stray: "x" }, { pass: `pass of ${userId}` });
}

/** Answers the calls of the session. */
export async function fill(tab: FakeTab, plot: Readonly<Record<string, string>> = { offer: "Spring" }): Promise<void> {
  await tab.answer("garden.person", { name: "Fern" });
  await tab.answer("garden.plots", [plot]);
  await tab.answer("garden.weather", "dry");
}
