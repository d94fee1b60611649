import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { FakeStorageArea, FakeTimers } from "../test-support/fake-browser.ts";
import { createVault, type VaultParts } from "./vault.ts";

const storedSession = { tokens: { pass: "canary-token" }, account: { userId: "fern" }, epoch: "e-1" };

function setUp(over: Partial<VaultParts> = {}) {
  const area = new FakeStorageArea();
  const factory = new IDBFactory();
  const time = new FakeTimers();
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
  it("returns after a reload what it stored", async () => {
    const { open } = setUp();
    await open().write(storedSession);
    expect(await open().read()).toEqual(storedSession);
  });

  it("returns the address of a customer whose session ended", async () => {
    const { open } = setUp();
    const at = { path: "/beds", query: { plant: "rose" }, entry: { run: "walk~1", index: 2, base: 0 } };
    const left = { tokens: {}, epoch: "e-1", interrupted: { userId: "fern", at } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
  });

  it("returns where the next customer to sign in is led", async () => {
    const { open } = setUp();
    const left = { tokens: {}, interrupted: { at: { path: "/guild", query: { of: "roses" } } } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
  });

  it("returns the address that a reload left, and ignores an invalid one", async () => {
    const { open } = setUp();
    const left = { ...storedSession, left: { path: "/beds", query: {}, entry: { run: "walk~1", index: 2, base: 0 } } };
    await open().write(left);
    expect(await open().read()).toEqual(left);
    await open().write({ ...storedSession, ...JSON.parse('{ "left": { "path": 7 } }') });
    expect(await open().read()).toEqual(storedSession);
  });

  it("stores nothing legible, and never the same ciphertext twice", async () => {
    const { area, open } = setUp();
    await open().write(storedSession);
    const first = [...area.texts.values()].join();
    await open().write(storedSession);
    const second = [...area.texts.values()].join();
    expect(second).not.toBe(first);
    for (const text of [first, second]) expect(atob(text.split(".")[1] ?? "")).not.toContain("canary");
  });

  it("seals with a key that cannot be exported", async () => {
    const { factory, open } = setUp();
    await open().write(storedSession);
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

  it("is empty at once if nothing was stored, or after it was cleared", async () => {
    const { open } = setUp();
    expect(open().read()).toBeUndefined();
    const vault = open();
    await vault.write(storedSession);
    vault.clear();
    expect(open().read()).toBeUndefined();
  });

  it("stays empty if it is cleared during a write", async () => {
    const { area, open } = setUp();
    const vault = open();
    const writing = vault.write(storedSession);
    vault.clear();
    await writing;
    expect(area.texts.size).toBe(0);
  });

  it("keeps the last of two writes at once", async () => {
    const { open } = setUp();
    const vault = open();
    await Promise.all([vault.write({ tokens: { pass: "old" } }), vault.write(storedSession)]);
    expect(await open().read()).toEqual(storedSession);
  });

  it.each(["", "x", "AAAA.AAAA", "***.***"])("returns nothing for a damaged seal: %j", async (text) => {
    const { area, open } = setUp();
    await open().write(storedSession);
    for (const key of area.texts.keys()) area.texts.set(key, text);
    expect(await open().read()).toBeUndefined();
  });

  it("returns nothing without its key", async () => {
    const first = setUp();
    await first.open().write(storedSession);
    const second = setUp({ area: () => first.area });
    expect(await second.open().read()).toBeUndefined();
  });

  it.each([
    ["session storage", { area: () => refused() }],
    ["IndexedDB", { indexedDB: () => refused() }],
    ["WebCrypto", { crypto: () => refused() }],
  ])("without %s stores nothing, and does not fail", async (_what, over) => {
    const { area, open } = setUp(over);
    const vault = open();
    await vault.write(storedSession);
    expect([await open().read(), vault.kind]).toEqual([undefined, "memory"]);
    vault.clear();
    expect([area.texts.size, vault.kind]).toEqual([0, "persistent"]);
  });

  it("that is full loses its older content too, and says so until there is room", async () => {
    const { area, open } = setUp();
    const vault = open();
    await vault.write(storedSession);
    area.isFull = true;
    await vault.write({ tokens: { pass: "newer" } });
    expect([await open().read(), vault.kind]).toEqual([undefined, "memory"]);
    area.isFull = false;
    await vault.write(storedSession);
    expect([await open().read(), vault.kind]).toEqual([storedSession, "persistent"]);
  });

  it("does not wait for a database that never answers", async () => {
    const { area, time } = setUp();
    area.setItem("portal.vault", "AAAA.AAAA");
    const never = new Proxy(new IDBFactory(), { get: () => () => ({}) });
    const vault = createVault({
      area: () => area,
      indexedDB: () => never,
      crypto: () => crypto,
      after: (milliseconds, run) => time.after(milliseconds, run),
    });
    const reading = vault.read();
    time.pass(10_000);
    expect(await reading).toBeUndefined();
  });
});

function refused(): never {
  throw new Error("denied");
}
