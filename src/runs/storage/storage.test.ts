import { describe, expect, it } from "vitest";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { createStorage } from "./storage.ts";

describe("the storage", () => {
  it("stores texts in the browser", () => {
    const area = new FakeStorageArea();
    createStorage(() => area).set("a", "1");
    const again = createStorage(() => area);
    expect([again.get("a"), again.kind, again.keys()]).toEqual(["1", "persistent", ["a"]]);
  });

  it("that cannot be opened is memory", () => {
    const storage = createStorage(() => {
      throw new Error("denied");
    });
    storage.set("a", "1");
    expect([storage.get("a"), storage.kind, storage.keys()]).toEqual(["1", "memory", ["a"]]);
    storage.remove("a");
    expect([storage.get("a"), storage.kind]).toEqual([undefined, "memory"]);
  });

  it("that is full keeps the new value in memory and the old one nowhere, until there is space", () => {
    const area = new FakeStorageArea();
    const storage = createStorage(() => area);
    storage.set("a", "old");
    area.isFull = true;
    storage.set("a", "new");
    expect([storage.get("a"), storage.kind, area.texts.get("a")]).toEqual(["new", "memory", undefined]);
    area.isFull = false;
    storage.set("a", "newer");
    expect([storage.get("a"), storage.kind, area.texts.get("a")]).toEqual(["newer", "persistent", "newer"]);
  });

  it("that the browser clears during a session is empty, and stores later values", () => {
    const area = new FakeStorageArea();
    const storage = createStorage(() => area);
    storage.set("a", "1");
    area.texts.clear();
    expect([storage.get("a"), storage.keys(), storage.kind]).toEqual([undefined, [], "persistent"]);
    storage.set("b", "2");
    expect([area.texts.get("b"), storage.kind]).toEqual(["2", "persistent"]);
  });

  it("that is denied during a session does not throw on reading, listing or removing", () => {
    const area = new FakeStorageArea();
    const storage = createStorage(() => area);
    storage.set("a", "1");
    area.isDenied = true;
    storage.remove("a");
    storage.set("b", "2");
    expect([storage.get("a"), storage.get("b"), storage.kind]).toEqual([undefined, "2", "memory"]);
  });
});
