import { describe, expect, it } from "vitest";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { createSharedStorage } from "./shared-storage.ts";
import { createStorage } from "./storage.ts";

function setUp() {
  const area = new FakeStorageArea();
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
    const { area, shared } = setUp();
    area.texts.set("basket", '[{"id":1}]');
    area.texts.set("note", '{"cut');
    area.texts.set("stray", "x");
    expect(shared.read()).toEqual({ basket: [{ id: 1 }], note: '{"cut' });
  });

  it("goes on in memory where the browser keeps nothing", () => {
    const { area, shared } = setUp();
    area.isDenied = true;
    shared.write({ basket: [1], note: "dry", stray: "x" });
    expect(shared.read()).toEqual({ basket: [1], note: "dry" });
    shared.clear();
    expect(shared.read()).toEqual({});
  });
});
