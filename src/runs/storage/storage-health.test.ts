import { describe, expect, it } from "vitest";
import type { StorageKind } from "../ports.ts";
import { createStorageHealth } from "./storage-health.ts";

function setUp() {
  const places: { kind: StorageKind }[] = [{ kind: "persistent" }, { kind: "persistent" }];
  const heard: string[] = [];
  const storageHealth = createStorageHealth(
    () => places,
    (kind, event) => heard.push(`${kind}: ${event}`),
  );
  const become = (at: number, kind: StorageKind) => {
    places[at] = { kind };
    storageHealth.refresh();
  };
  return { storageHealth, heard, become };
}

describe("storage health", () => {
  it("is persistent while every place stores its values", () => {
    const { storageHealth, heard } = setUp();
    storageHealth.refresh();
    expect([storageHealth.kind(), storageHealth.condition(), heard]).toEqual(["persistent", undefined, []]);
  });

  it("is reported once when one place fails, and once when all work again", () => {
    const { storageHealth, heard, become } = setUp();
    become(0, "memory");
    become(1, "memory");
    expect([storageHealth.kind(), storageHealth.condition()]).toEqual(["memory", "storage.memory"]);
    become(0, "persistent");
    become(1, "persistent");
    expect(heard).toEqual(["memory: storage.memory", "persistent: storage.persistent"]);
  });
});
