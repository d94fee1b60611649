import { describe, expect, it } from "vitest";
import { createSharedStorage } from "./shared-storage.ts";
import { createStorage } from "./storage.ts";
import { InventedArea } from "./test-support/invented-browser.ts";

function invented() {
  const area = new InventedArea();
  return {
    area,
    shared: createSharedStorage(
      createStorage(() => area),
      ["basket", "note"],
    ),
  };
}

describe("what the portal shares with other sites", () => {
  it("is read as JSON, and as it stands where it is none", () => {
    const { area, shared } = invented();
    area.texts.set("basket", '[{"id":1}]');
    area.texts.set("note", '{"cut');
    area.texts.set("stray", "x");
    expect(shared.read()).toEqual({ basket: [{ id: 1 }], note: '{"cut' });
  });

  it("goes on in memory where the browser keeps nothing", () => {
    const { area, shared } = invented();
    area.isDenied = true;
    shared.write({ basket: [1], note: "dry", stray: "x" });
    expect(shared.read()).toEqual({ basket: [1], note: "dry" });
    shared.clear();
    expect(shared.read()).toEqual({});
  });
});
