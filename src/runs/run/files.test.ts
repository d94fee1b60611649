import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { createFileStore } from "../browser/file-store.ts";
import { answer, openDatabase } from "../browser/indexed-db.ts";
import { createStoredRuns } from "../storage/stored-runs.ts";
import { FakeBrowser } from "../test-support/fake-browser.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { signIn } from "../test-support/gardener.ts";
import { createFiles } from "./files.ts";

let drawn = 0;
const newId = () => `id${drawn++}`;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const createFile = (bytes: readonly number[], name: string, type = "") =>
  new File([new Uint8Array(bytes)], name, { type });
const store = () => createFileStore(() => indexedDB);
const denied = () =>
  createFileStore(() => {
    throw new Error("denied");
  });

/** Accepts every write and then rolls it back, as a browser without room does. */
const full = () =>
  createFileStore(() => {
    const { open } = indexedDB;
    const factory = Object.create(indexedDB);
    return Object.assign(factory, {
      open(name: string, version: number) {
        const request = open.call(indexedDB, name, version);
        request.addEventListener("success", () => abortWrites(request.result));
        return request;
      },
    });
  });

function abortWrites(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (names, mode) => {
    const transaction = begin(names, mode);
    const openObjectStore = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) => {
      const objectStore = openObjectStore(name);
      const put = objectStore.put.bind(objectStore);
      objectStore.put = (value, key) => {
        const request = put(value, key);
        request.addEventListener("success", () => transaction.abort());
        return request;
      };
      return objectStore;
    };
    return transaction;
  };
}

/** Writes an entry that a portal never writes. */
async function putRaw(id: string, value: unknown): Promise<void> {
  const database = await openDatabase(indexedDB, "portal-files", "files");
  await answer(database.transaction("files", "readwrite").objectStore("files").put(value, id));
  database.close();
}

describe("a chosen file", () => {
  it("has a handle whose type comes from its first bytes, not from its name", async () => {
    const handle = await createFiles(store(), newId).add(createFile(png, "receipt.pdf", "application/pdf"));
    expect(handle).toEqual({ id: expect.any(String), name: "receipt.pdf", size: 10, type: "image/png" });
  });

  it("of an unknown kind has no type of its own", async () => {
    const handle = await createFiles(store(), newId).add(createFile([1, 2, 3], "photo.png", "image/png"));
    expect(handle.type).toBe("application/octet-stream");
  });

  it("is there after a reload, with its bytes", async () => {
    const { id } = await createFiles(store(), newId).add(createFile(png, "a.png"));
    const blob = await createFiles(store(), newId).get(id);
    expect(blob?.type).toBe("image/png");
    expect([...new Uint8Array((await blob?.arrayBuffer()) ?? [])]).toEqual(png);
  });

  it("is kept in memory if the browser refuses to store it", async () => {
    const files = createFiles(denied(), newId);
    const { id } = await files.add(createFile(png, "a.png"));
    expect((await files.get(id))?.size).toBe(10);
    await files.remove(id);
    expect(await files.get(id)).toBeUndefined();
  });

  it("is kept in memory if the browser evicts it for lack of space, which is reported", async () => {
    const reportedKinds: string[] = [];
    const files = createFiles(full(), newId, () => reportedKinds.push(files.kind));
    const { id } = await files.add(createFile(png, "a.png"));
    expect([files.kind, (await files.get(id))?.size]).toEqual(["memory", 10]);
    await files.remove(id);
    expect([files.kind, reportedKinds]).toEqual(["persistent", ["memory", "persistent"]]);
  });

  it("is stored by the browser if there is space", async () => {
    const files = createFiles(store(), newId);
    await files.add(createFile(png, "a.png"));
    expect(files.kind).toBe("persistent");
  });

  it("whose bytes were cleared or damaged is missing", async () => {
    const { id } = await createFiles(store(), newId).add(createFile(png, "a.png"));
    await putRaw(id, { bytes: "x", type: 5 });
    expect(await createFiles(store(), newId).get(id)).toBeUndefined();
    await store().clear();
    expect(await createFiles(store(), newId).get(id)).toBeUndefined();
  });

  it("is missing once removed, and so is an unknown id", async () => {
    const files = createFiles(store(), newId);
    const { id } = await files.add(createFile(png, "a.png"));
    await files.remove(id);
    expect(await files.get(id)).toBeUndefined();
    expect(await files.get("never")).toBeUndefined();
  });

  it("has a progress of sending, until it is removed", async () => {
    const files = createFiles(store(), newId);
    const listener = vi.fn();
    const stop = files.follow(listener);
    const { id } = await files.add(createFile(png, "a.png"));
    expect(files.sent(id)).toBeUndefined();
    files.sending(id, 0.5);
    files.sending(id, 0.5);
    expect(files.sent(id)).toBe(0.5);
    expect(listener).toHaveBeenCalledTimes(1);
    await files.remove(id);
    expect(files.sent(id)).toBeUndefined();
    stop();
    files.sending(id, 1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("can be read by the caller, and is deleted with its run", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const other = await tab.portal.screenPort("@shell").files.add(createFile(png, "other.png"));
    const handle = await tab.portal.screenPort("@shell").files.add(createFile(png, "a.png"));
    tab.portal
      .screenPort(tab.run.runId)
      .draft("name")
      .set({ nick: [handle] });
    expect(await tab.callerHost?.files?.get(handle.id)).toBeDefined();
    await signIn(tab);
    expect(await tab.portal.screenPort("@shell").files.get(handle.id)).toBeUndefined();
    expect(await tab.portal.screenPort("@shell").files.get(other.id)).toBeDefined();
  });

  it("is deleted with a stored run that cannot continue", async () => {
    const files = createFiles(store(), newId);
    const { id, ...rest } = await files.add(createFile(png, "a.png"));
    const storage = new FakeBrowser().storage();
    storage.set("portal.run.walk~1", "of a release that is gone");
    storage.set("portal.draft.walk~1~report", JSON.stringify({ receipt: [{ id, ...rest }] }));
    const options = { storage, release: "release-2", forgotten: files.removeIn, lost: () => {} };
    createStoredRuns(options).find(() => true, undefined);
    await expect.poll(() => files.get(id)).toBeUndefined();
  });

  it("is deleted at sign-out", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    const { id } = await tab.portal.screenPort("@shell").files.add(createFile(png, "a.png"));
    tab.portal.signOut();
    expect(await tab.portal.screenPort("@shell").files.get(id)).toBeUndefined();
  });

  it("stays when its customer signs in again, and is deleted when another one does", async () => {
    const tab = new FakeTab();
    await signIn(tab);
    const { id } = await tab.portal.screenPort("@shell").files.add(createFile(png, "a.png"));
    await tab.refuse("garden.person", { name: "expired" });
    await signIn(tab);
    expect(await tab.portal.screenPort("@shell").files.get(id)).toBeDefined();
    await tab.refuse("garden.person", { name: "expired" });
    await signIn(tab, "moss");
    expect(await tab.portal.screenPort("@shell").files.get(id)).toBeUndefined();
  });
});
