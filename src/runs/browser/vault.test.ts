import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { InventedArea, InventedTime } from "../test-support/invented-browser.ts";
import { createVault, type VaultParts } from "./vault.ts";

const kept = { tokens: { pass: "canary-token" }, account: { userId: "fern" }, epoch: "e-1" };

function invented(over: Partial<VaultParts> = {}) {
  const area = new InventedArea();
  const factory = new IDBFactory();
  const time = new InventedTime();
  const parts: VaultParts = {
    area: () => area,
    indexedDB: () => factory,
    crypto: () => crypto,
    after: (milliseconds, run) => time.after(milliseconds, run),
    ...over,
  };
  return { area, factory, time, open: () => createVault(parts) };
}

describe("the vault", () => {
  it("gives back after a reload what was kept", async () => {
    const { open } = invented();
    await open().write(kept);
    expect(await open().read()).toEqual(kept);
  });

  it("gives back where a customer was whose session is over", async () => {
    const { open } = invented();
    const at = { path: "/beds", query: { plant: "rose" }, entry: { run: "walk~1", index: 2, base: 0 } };
    const left = { tokens: {}, epoch: "e-1", interrupted: { userId: "fern", at } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
  });

  it("gives back where whoever signs in next is led", async () => {
    const { open } = invented();
    const left = { tokens: {}, interrupted: { at: { path: "/guild", query: { of: "roses" } } } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
  });

  it("gives back where a reload led away from, and nothing that is no place", async () => {
    const { open } = invented();
    const left = { ...kept, left: { path: "/beds", query: {}, entry: { run: "walk~1", index: 2, base: 0 } } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
    await open().write({ ...kept, ...JSON.parse('{ "left": { "path": 7 } }') });
    expect(await open().read()).toEqual(kept);
  });

  it("stores nothing that can be read, and never the same twice", async () => {
    const { area, open } = invented();
    await open().write(kept);
    const first = [...area.texts.values()].join();
    await open().write(kept);
    const second = [...area.texts.values()].join();
    expect(second).not.toBe(first);
    for (const text of [first, second]) expect(atob(text.split(".")[1] ?? "")).not.toContain("canary");
  });

  it("seals with a key that cannot be read out", async () => {
    const { factory, open } = invented();
    await open().write(kept);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open("portal-vault");
      request.onsuccess = () => resolve(request.result);
    });
    const key = await new Promise<unknown>((resolve) => {
      const request = database.transaction("keys").objectStore("keys").get("tokens");
      request.onsuccess = () => resolve(request.result);
    });
    expect(key).toMatchObject({ extractable: false, type: "secret" });
  });

  it("is empty at once where nothing is kept, or after it was cleared", async () => {
    const { open } = invented();
    expect(open().read()).toBeUndefined();
    const vault = open();
    await vault.write(kept);
    vault.clear();
    expect(open().read()).toBeUndefined();
  });

  it("that is cleared while it is written stays empty", async () => {
    const { area, open } = invented();
    const vault = open();
    const writing = vault.write(kept);
    vault.clear();
    await writing;
    expect(area.texts.size).toBe(0);
  });

  it("written twice at once keeps what came last", async () => {
    const { open } = invented();
    const vault = open();
    await Promise.all([vault.write({ tokens: { pass: "old" } }), vault.write(kept)]);
    expect(await open().read()).toEqual(kept);
  });

  it.each(["", "x", "AAAA.AAAA", "***.***"])("gives nothing for a seal that is spoilt: %j", async (text) => {
    const { area, open } = invented();
    await open().write(kept);
    for (const key of area.texts.keys()) area.texts.set(key, text);
    expect(await open().read()).toBeUndefined();
  });

  it("gives nothing where the key is gone", async () => {
    const first = invented();
    await first.open().write(kept);
    const second = invented({ area: () => first.area });
    expect(await second.open().read()).toBeUndefined();
  });

  it.each([
    ["session storage", { area: () => refused() }],
    ["IndexedDB", { indexedDB: () => refused() }],
    ["WebCrypto", { crypto: () => refused() }],
  ])("without %s keeps nothing, and does not fail", async (_what, over) => {
    const { area, open } = invented(over);
    const vault = open();
    await vault.write(kept);
    expect([await open().read(), vault.kind]).toEqual([undefined, "memory"]);
    vault.clear();
    expect([area.texts.size, vault.kind]).toEqual([0, "persistent"]);
  });

  it("that is full keeps nothing of before either, and says so until there is room", async () => {
    const { area, open } = invented();
    const vault = open();
    await vault.write(kept);
    area.isFull = true;
    await vault.write({ tokens: { pass: "newer" } });
    expect([await open().read(), vault.kind]).toEqual([undefined, "memory"]);
    area.isFull = false;
    await vault.write(kept);
    expect([await open().read(), vault.kind]).toEqual([kept, "persistent"]);
  });

  it("does not wait for a database that never answers", async () => {
    const { area, time } = invented();
    area.setItem("portal.vault", "AAAA.AAAA");
    const never = new Proxy(new IDBFactory(), { get: () => () => ({}) });
    const vault = createVault({
      area: () => area,
      indexedDB: () => never,
      crypto: () => crypto,
      after: (milliseconds, run) => time.after(milliseconds, run),
    });
    const reading = vault.read();
    time.pass(3000);
    expect(await reading).toBeUndefined();
  });
});

function refused(): never {
  throw new Error("denied");
}
