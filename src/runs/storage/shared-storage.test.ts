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

describe("keys shared with other sites", () => {
  it("are read as JSON, or as text if they are none", () => {
    const { area, shared } = setUp();
    area.texts.set("basket", '[{"id":1}]');
    area.texts.set("note", '{"cut');
    area.texts.set("stray", "x");
    expect(shared.read()).toEqual({ basket: [{ id: 1 }], note: '{"cut' });
  });

  it("continue in memory if the browser denies storage", () => {
    const { area, shared } = setUp();
    area.isDenied = true;
    shared.write({ basket: [1], note: "dry", stray: "x" });
    expect(shared.read()).toEqual({ basket: [1], note: "dry" });
    shared.clear();
    expect(shared.read()).toEqual({});
  });
});
