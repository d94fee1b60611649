import { describe, expect, it } from "vitest";
import { createEpoch } from "./epoch.ts";
import { createStorage } from "./storage.ts";
import { InventedArea } from "./test-support/invented-browser.ts";

function invented(area = new InventedArea()) {
  let drawn = 0;
  const epoch = createEpoch(
    createStorage(() => area),
    () => `e-${drawn++}`,
  );
  return { area, epoch };
}

describe("the time in which one customer was signed in", () => {
  it("stays theirs when they sign in again, and ends with another's sign-in or a sign-out", () => {
    const { epoch } = invented();
    const first = epoch.enter("fern");
    expect([epoch.enter("fern"), epoch.customer(), epoch.isOfAnother("ivy")]).toEqual([first, "fern", true]);
    epoch.enter("ivy");
    expect([epoch.lasts(first), epoch.customer()]).toEqual([false, "ivy"]);
    epoch.end();
    expect([epoch.customer(), epoch.isOfAnother("fern")]).toEqual([undefined, false]);
  });

  it.each([
    ["cut", '{"id":"e'],
    ["null", "null"],
    ["a list", "[]"],
    ["without a name", '{"userId":"fern"}'],
    ["", ""],
  ])("is over where what is stored is %s", (_what, text) => {
    const { area, epoch } = invented();
    const first = epoch.enter("fern");
    area.texts.set("portal.epoch", text);
    expect([epoch.lasts(first), epoch.customer(), epoch.isOfAnother("ivy")]).toEqual([false, undefined, false]);
  });

  it("of a customer that is no name is nobody's", () => {
    const { area, epoch } = invented();
    area.texts.set("portal.epoch", '{"id":"e-9","userId":{"a":1}}');
    expect([epoch.customer(), epoch.lasts("e-9")]).toEqual([undefined, true]);
  });

  it("is over where the storage was cleared, and lasts where the browser keeps nothing", () => {
    const { area, epoch } = invented();
    const first = epoch.enter("fern");
    area.texts.clear();
    expect(epoch.lasts(first)).toBe(false);
    area.isDenied = true;
    expect(invented(area).epoch.lasts(first)).toBe(true);
  });
});
