import { describe, expect, it } from "vitest";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { RUN_KEYS } from "./own-keys.ts";
import { createSealedStorage } from "./sealed-storage.ts";
import { createStorage } from "./storage.ts";

const RUN = `${RUN_KEYS}r1`;

/** Reverses texts, and opens only its own. */
const seal = {
  close: (text: string) => `~${[...text].reverse().join("")}`,
  open(sealed: string) {
    if (!sealed.startsWith("~")) throw new Error("Not sealed.");
    return [...sealed.slice(1)].reverse().join("");
  },
};

function stored(isSealing = true) {
  const area = new FakeStorageArea();
  return {
    area,
    storage: createSealedStorage(
      createStorage(() => area),
      isSealing ? seal : undefined,
    ),
  };
}

describe("with a seal", () => {
  it("keeps typed values sealed, and other values as they are", () => {
    const { area, storage } = stored();
    storage.set(RUN, "answer");
    storage.set("portal.locale", "th-TH");
    expect([area.getItem(RUN), area.getItem("portal.locale")]).toEqual(["~rewsna", "th-TH"]);
    expect([storage.get(RUN), storage.get("portal.locale"), storage.kind]).toEqual(["answer", "th-TH", "persistent"]);
  });

  it("treats a text that does not open as empty", () => {
    const { area, storage } = stored();
    area.setItem(RUN, '{"in":"the clear"}');
    expect([storage.get(RUN), storage.get(`${RUN_KEYS}r2`)]).toEqual(["", undefined]);
  });
});

describe("without a seal", () => {
  it("keeps typed values in memory, and says so", () => {
    const { area, storage } = stored(false);
    storage.set(RUN, "answer");
    expect([storage.get(RUN), storage.keys(), storage.kind, area.getItem(RUN)]).toEqual([
      "answer",
      [RUN],
      "memory",
      null,
    ]);
    storage.remove(RUN);
    expect(storage.keys()).toEqual([]);
  });

  it("still reads and writes keys that it shares with other sites", () => {
    const { area, storage } = stored(false);
    area.setItem("deviceInfo", "known");
    expect(storage.get("deviceInfo")).toBe("known");
  });
});
