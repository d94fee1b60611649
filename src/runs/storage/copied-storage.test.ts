import { describe, expect, it } from "vitest";
import type { CopiedText, TextCopyPort } from "../ports.ts";
import { FakeStorageArea, FakeTimers } from "../test-support/fake-browser.ts";
import { createCopiedStorage } from "./copied-storage.ts";
import { createStorage } from "./storage.ts";

const DRAFT = "portal.draft.a";
const RUN = "portal.run.a";
const MINUTE = 60_000;

/** A copy in memory, which a test may make fail, hang, or corrupt. */
class FakeTextCopy implements TextCopyPort {
  readonly texts = new Map<string, CopiedText>();
  state: "works" | "refuses" | "hangs" = "works";

  async read() {
    await this.#answer();
    return new Map(this.texts);
  }

  async write(changes: ReadonlyMap<string, CopiedText>) {
    await this.#answer();
    for (const [key, change] of changes) this.texts.set(key, change);
  }

  async remove(keys: readonly string[]) {
    if (this.state === "hangs") await this.#answer();
    for (const key of keys) this.texts.delete(key);
  }

  #answer(): Promise<void> {
    if (this.state === "refuses") return Promise.reject(new Error("There is no room."));
    return this.state === "hangs" ? new Promise(() => {}) : Promise.resolve();
  }
}

/** A browser that is killed and restarted with the given content of its disk. */
function setUp() {
  const area = new FakeStorageArea();
  const copy = new FakeTextCopy();
  const time = new FakeTimers();
  const open = async () => {
    const storage = createCopiedStorage({
      ...{ storage: createStorage(() => area), copy, timers: time },
      now: () => time.now,
    });
    const restored = storage.restore();
    if (copy.state === "hangs") time.pass(1000);
    await restored;
    return storage;
  };
  const onDisk = () => new Map(area.texts);
  const kill = (disk: ReadonlyMap<string, string>) => {
    area.texts.clear();
    for (const [key, text] of disk) area.texts.set(key, text);
    return open();
  };
  return { area, copy, time, open, onDisk, kill };
}

describe("a copied storage", () => {
  it("restores what the browser had not written to disk when it was killed", async () => {
    const { open, onDisk, kill } = setUp();
    const storage = await open();
    storage.set(DRAFT, "old");
    const disk = onDisk();
    storage.set(DRAFT, "new");
    storage.set(RUN, "1");
    await storage.written();
    const again = await kill(disk);
    expect([again.get(DRAFT), again.get(RUN)]).toEqual(["new", "1"]);
  });

  it("does not restore removed keys, even if the disk still has them", async () => {
    const { open, onDisk, kill, area } = setUp();
    const storage = await open();
    storage.set(RUN, "1");
    storage.set(DRAFT, "typed");
    await storage.written();
    const disk = onDisk();
    for (const key of [RUN, DRAFT]) storage.remove(key);
    await storage.written();
    await kill(disk);
    expect([...area.texts.keys()].filter((key) => [RUN, DRAFT].includes(key))).toEqual([]);
  });

  it("does not overwrite values that are newer than the copy", async () => {
    const { open, copy, kill, onDisk } = setUp();
    const storage = await open();
    storage.set(DRAFT, "old");
    await storage.written();
    copy.state = "hangs";
    storage.set(DRAFT, "new");
    copy.state = "works";
    expect((await kill(onDisk())).get(DRAFT)).toBe("new");
  });

  it("keeps its order when the device's clock is set back", async () => {
    const { open, time, kill, onDisk } = setUp();
    const storage = await open();
    storage.set(DRAFT, "old");
    const disk = onDisk();
    time.now -= 60 * MINUTE;
    storage.set(DRAFT, "new");
    await storage.written();
    expect((await kill(disk)).get(DRAFT)).toBe("new");
  });

  it("restores from the copy what the browser's storage lost or damaged as a whole", async () => {
    const { open, kill } = setUp();
    const storage = await open();
    storage.set(DRAFT, "typed");
    await storage.written();
    expect((await kill(new Map())).get(DRAFT)).toBe("typed");
    const spoilt = new Map([
      [DRAFT, "ty"],
      ["portal.written", "17x"],
    ]);
    expect((await kill(spoilt)).get(DRAFT)).toBe("typed");
  });

  it("copies only the portal's keys", async () => {
    const { open, copy } = setUp();
    const storage = await open();
    storage.set("basket", "[1]");
    storage.set(RUN, "1");
    await storage.written();
    expect([...copy.texts.keys()]).toEqual([RUN]);
  });

  it("batches writes of one turn, and reports when they are written", async () => {
    const { open, copy } = setUp();
    const storage = await open();
    expect(storage.written()).toBeUndefined();
    storage.set(RUN, "1");
    storage.set(RUN, "2");
    expect(copy.texts.size).toBe(0);
    await storage.written();
    expect([copy.texts.get(RUN)?.text, storage.written()]).toEqual(["2", undefined]);
  });

  it("whose copy is full continues, and the copy keeps nothing older", async () => {
    const { open, copy, area } = setUp();
    const storage = await open();
    storage.set(RUN, "1");
    await storage.written();
    copy.state = "refuses";
    storage.set(RUN, "2");
    await storage.written();
    expect([area.texts.get(RUN), storage.kind, copy.texts.has(RUN)]).toEqual(["2", "persistent", false]);
  });

  it("whose copy never answers opens, and delays nobody twice", async () => {
    const { open, copy, time, area } = setUp();
    copy.state = "hangs";
    area.texts.set(RUN, "1");
    const storage = await open();
    expect(storage.get(RUN)).toBe("1");
    storage.set(RUN, "2");
    expect([storage.get(RUN), storage.written()]).toEqual(["2", undefined]);
    copy.state = "works";
    time.pass(1000);
    expect(storage.written()).toBeUndefined();
  });

  it("does not wait for a write longer than a second", async () => {
    const { open, copy, time } = setUp();
    const storage = await open();
    copy.state = "hangs";
    storage.set(RUN, "1");
    const written = storage.written();
    expect(written).toBeInstanceOf(Promise);
    time.pass(1000);
    expect(await written).toBeUndefined();
  });

  it("without space in the browser's storage says so, and the copy has the value", async () => {
    const { open, area, kill } = setUp();
    area.isFull = true;
    const storage = await open();
    storage.set(DRAFT, "typed");
    await storage.written();
    expect(storage.kind).toBe("memory");
    area.isFull = false;
    const again = await kill(new Map());
    expect([again.get(DRAFT), again.kind]).toEqual(["typed", "persistent"]);
  });

  it("drops the record of a removal after a minute", async () => {
    const { open, copy, time, kill, onDisk } = setUp();
    const storage = await open();
    storage.set(RUN, "1");
    storage.remove(RUN);
    await storage.written();
    await kill(onDisk());
    expect(copy.texts.get(RUN)).toEqual({ at: time.now + 1 });
    time.sleep(MINUTE + 2);
    await kill(onDisk());
    expect(copy.texts.size).toBe(0);
  });
});
