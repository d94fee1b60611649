import { describe, expect, it } from "vitest";
import { keptDifference } from "./kept-difference.ts";
import { InventedBrowser } from "./test-support/invented-browser.ts";

describe("the difference to the server's time", () => {
  it("is there again after a reload", () => {
    const browser = new InventedBrowser();
    expect(keptDifference(browser.storage()).get()).toBeUndefined();
    keptDifference(browser.storage()).set(-86_400_000);
    expect(keptDifference(browser.storage()).get()).toBe(-86_400_000);
  });

  it("is written when it changed by half a second", () => {
    const browser = new InventedBrowser();
    const kept = keptDifference(browser.storage());
    for (const milliseconds of [1000, 1400, 1500]) {
      kept.set(milliseconds);
      expect(browser.area.texts.get("portal.clock")).toBe(milliseconds === 1500 ? "1500" : "1000");
    }
  });

  it.each(["", "soon", "Infinity"])("is not known where what was kept is spoilt: %j", (text) => {
    const browser = new InventedBrowser();
    browser.area.setItem("portal.clock", text);
    expect(keptDifference(browser.storage()).get()).toBeUndefined();
  });
});
