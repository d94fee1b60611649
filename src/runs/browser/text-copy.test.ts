import { IDBFactory, IDBOpenDBRequest } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, openDatabase } from "./indexed-db.ts";
import { createTextCopy } from "./text-copy.ts";

function setUp() {
  const factory = new IDBFactory();
  return { factory, copy: createTextCopy(() => factory) };
}

/** Writes an entry that a portal never writes. */
async function putRaw(factory: IDBFactory, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await openDatabase(factory, "portal-texts", "texts");
  await answer(database.transaction("texts", "readwrite").objectStore("texts").put(value, key));
  database.close();
}

afterEach(() => vi.unstubAllGlobals());

describe("the copy of texts", () => {
  it("gives back written values, and removed ones as removed", async () => {
    const { copy } = setUp();
    await copy.write(
      new Map([
        ["a", { at: 1, text: "one" }],
        ["b", { at: 2 }],
      ]),
    );
    expect([...(await copy.read())]).toEqual([
      ["a", { at: 1, text: "one" }],
      ["b", { at: 2 }],
    ]);
    await copy.remove(["b"]);
    expect([...(await copy.read()).keys()]).toEqual(["a"]);
  });

  it.each(["pending", "done"])(
    "uses the database that the page's own script opened, whose request is %s",
    async (at) => {
      const { factory, copy } = setUp();
      vi.stubGlobal("IDBOpenDBRequest", IDBOpenDBRequest);
      const request = factory.open("portal-texts", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("texts");
      if (at === "done") await answer(request);
      vi.stubGlobal("opening portal-texts", request);
      const open = vi.spyOn(factory, "open");
      expect(await copy.read()).toEqual(new Map());
      expect(open).not.toHaveBeenCalled();
      await copy.write(new Map([["a", { at: 1 }]]));
      expect((await copy.read()).get("a")).toEqual({ at: 1 });
    },
  );

  it("opens it itself if the browser refused the page's own script", async () => {
    const { copy } = setUp();
    vi.stubGlobal("IDBOpenDBRequest", IDBOpenDBRequest);
    const request = new IDBFactory().open("portal-texts", 2);
    await answer(request);
    const refused = Object.defineProperty(request, "error", { value: new DOMException("refused") });
    vi.stubGlobal("opening portal-texts", refused);
    expect(await copy.read()).toEqual(new Map());
  });

  it("keeps the last write of each key, whatever the order of arrival", async () => {
    const { copy } = setUp();
    await copy.write(new Map([["a", { at: 5 }]]));
    await copy.write(new Map([["a", { at: 4, text: "late" }]]));
    expect((await copy.read()).get("a")).toEqual({ at: 5 });
  });

  it.each([["x"], [null], [{}], [{ at: "1", text: "a" }], [{ at: 1, text: 2 }]])(
    "ignores an entry that is no text with its time: %j",
    async (value) => {
      const { factory, copy } = setUp();
      await putRaw(factory, "a", value);
      await putRaw(factory, 7, { at: 1, text: "a" });
      expect((await copy.read()).size).toBe(0);
      await copy.write(new Map([["a", { at: 1, text: "one" }]]));
      expect((await copy.read()).get("a")).toEqual({ at: 1, text: "one" });
    },
  );

  it("rejects where the browser denies its databases", async () => {
    const copy = createTextCopy(() => {
      throw new Error("denied");
    });
    await expect(copy.read()).rejects.toThrow("denied");
    await expect(copy.write(new Map())).rejects.toThrow("denied");
  });

  it("does not block a deletion of its database", async () => {
    const { factory, copy } = setUp();
    await copy.write(new Map([["a", { at: 1, text: "one" }]]));
    await answer(factory.deleteDatabase("portal-texts"));
    expect((await copy.read()).size).toBe(0);
  });
});
