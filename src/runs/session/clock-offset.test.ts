import { describe, expect, it } from "vitest";
import { FakeBrowser } from "../test-support/fake-browser.ts";
import { createStoredClockOffset } from "./clock-offset.ts";

describe("the clock offset", () => {
  it("survives a reload", () => {
    const browser = new FakeBrowser();
    expect(createStoredClockOffset(browser.storage()).get()).toBeUndefined();
    createStoredClockOffset(browser.storage()).set(-86_400_000);
    expect(createStoredClockOffset(browser.storage()).get()).toBe(-86_400_000);
  });

  it("is written when it changed by half a second", () => {
    const browser = new FakeBrowser();
    const storedOffset = createStoredClockOffset(browser.storage());
    for (const milliseconds of [1000, 1400, 1500]) {
      storedOffset.set(milliseconds);
      expect(browser.area.texts.get("portal.clock")).toBe(milliseconds === 1500 ? "1500" : "1000");
    }
  });

  it.each(["", "soon", "Infinity"])("is unknown if its stored value is damaged: %j", (text) => {
    const browser = new FakeBrowser();
    browser.area.setItem("portal.clock", text);
    expect(createStoredClockOffset(browser.storage()).get()).toBeUndefined();
  });
});
