import { describe, expect, it } from "vitest";
import type { StoragePort } from "../ports.ts";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { afterWrite } from "./after-write.ts";
import { createStorage } from "./storage.ts";

function setUp(written?: StoragePort["written"]) {
  const asked: string[] = [];
  const caller = afterWrite(
    {
      call: async ({ call }) => {
        asked.push(call);
        return { ok: true, result: call, keeps: {} };
      },
    },
    {
      unsafeCalls: ["garden.plant"],
      storage: { ...createStorage(() => new FakeStorageArea()), ...(written && { written }) },
    },
  );
  return { asked, caller };
}

describe("a caller after the write", () => {
  it("sends an unsafe call when what was stored before is written, and any other at once", async () => {
    let write = () => {};
    const writing = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { asked, caller } = setUp(() => writing);
    const planted = caller.call({ call: "garden.plant", input: {} });
    void caller.call({ call: "garden.look", input: {} });
    expect(asked).toEqual(["garden.look"]);
    write();
    expect(await planted).toMatchObject({ result: "garden.plant" });
    expect(asked).toEqual(["garden.look", "garden.plant"]);
  });

  it.each([[undefined], [() => undefined]])("waits for nothing where nothing is being written", (written) => {
    const { asked, caller } = setUp(written);
    void caller.call({ call: "garden.plant", input: {} });
    expect(asked).toEqual(["garden.plant"]);
  });
});
