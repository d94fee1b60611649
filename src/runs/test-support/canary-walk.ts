import type { FakeTab } from "./fake-tab.ts";

export const WORD = "canary-word";
export const DIGITS = "canary-digits";
export const TOKEN = "canary-token";
export const SLIP = "canary-slip";

export const named = { id: "name", values: { nick: "Fern", word: WORD } };

export async function atSeed(tab: FakeTab) {
  await tab.quiet();
  await tab.send("SUBMIT", named);
  await tab.answer("gate.check", { id: "sprout-1" });
  await tab.answer("seed.fetch", {});
}

export async function signedIn(tab: FakeTab) {
  await atSeed(tab);
  await tab.send("SUBMIT", { id: "seed", values: { digits: DIGITS } });
  await tab.answer("seed.plant", { userId: "fern" }, { pass: TOKEN });
}

export async function filled(tab: FakeTab) {
  await tab.answer("garden.person", { name: "Fern" });
  await tab.answer("garden.plots", [{ offer: "Spring" }]);
  await tab.answer("garden.weather", "dry");
}

export const bytes = (tab: FakeTab) => JSON.stringify([...tab.browser.area.texts]);
