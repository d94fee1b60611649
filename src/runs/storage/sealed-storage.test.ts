import { describe, expect, it } from "vitest";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { RUN_KEYS } from "./own-keys.ts";
import { createSealedStorage, type TextSeal } from "./sealed-storage.ts";
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

async function stored(isSealing = true) {
  const { opening, ...parts } = awaiting();
  opening(isSealing ? seal : undefined);
  await Promise.resolve();
  return parts;
}

/** A storage whose seal has not come yet. */
function awaiting() {
  const area = new FakeStorageArea();
  let opening: (seal?: TextSeal) => void = () => {};
  const arriving = new Promise<TextSeal | undefined>((resolve) => {
    opening = resolve;
  });
  const storage = createSealedStorage({ ...createStorage(() => area), written: async () => {} }, arriving);
  return { area, storage, opening: (given?: TextSeal) => opening(given) };
}

describe("with a seal", () => {
  it("keeps typed values sealed, and other values as they are", async () => {
    const { area, storage } = await stored();
    storage.set(RUN, "answer");
    storage.set("portal.locale", "th-TH");
    expect([area.getItem(RUN), area.getItem("portal.locale")]).toEqual(["~rewsna", "th-TH"]);
    expect([storage.get(RUN), storage.get("portal.locale"), storage.kind]).toEqual(["answer", "th-TH", "persistent"]);
  });

  it("treats a text that does not open as empty", async () => {
    const { area, storage } = await stored();
    area.setItem(RUN, '{"in":"the clear"}');
    expect([storage.get(RUN), storage.get(`${RUN_KEYS}r2`)]).toEqual(["", undefined]);
  });
});

describe("without a seal", () => {
  it("keeps typed values in memory, and says so", async () => {
    const { area, storage } = await stored(false);
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

  it("still reads and writes keys that it shares with other sites", async () => {
    const { area, storage } = await stored(false);
    area.setItem("deviceInfo", "known");
    expect(storage.get("deviceInfo")).toBe("known");
  });
});

describe("before the seal arrives", () => {
  it("keeps typed values in memory, then writes them sealed", async () => {
    const { area, storage, opening } = awaiting();
    storage.set(RUN, "answer");
    expect([storage.get(RUN), storage.kind, area.getItem(RUN)]).toEqual(["answer", "persistent", null]);
    const written = storage.written?.();
    opening(seal);
    await written;
    expect([storage.get(RUN), area.getItem(RUN)]).toEqual(["answer", "~rewsna"]);
  });

  it("does not read what another tab sealed", () => {
    const { area, storage } = awaiting();
    area.setItem(RUN, "~rewsna");
    expect(storage.get(RUN)).toBeUndefined();
  });
});
