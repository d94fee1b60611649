import { describe, expect, it } from "vitest";
import { afterWrite } from "./after-write.ts";
import type { StoragePort } from "./ports.ts";
import { createStorage } from "./storage.ts";
import { InventedArea } from "./test-support/invented-browser.ts";

function invented(written?: StoragePort["written"]) {
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
      storage: { ...createStorage(() => new InventedArea()), ...(written && { written }) },
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
    const { asked, caller } = invented(() => writing);
    const planted = caller.call({ call: "garden.plant", input: {} });
    void caller.call({ call: "garden.look", input: {} });
    expect(asked).toEqual(["garden.look"]);
    write();
    expect(await planted).toMatchObject({ result: "garden.plant" });
    expect(asked).toEqual(["garden.look", "garden.plant"]);
  });

  it.each([[undefined], [() => undefined]])("waits for nothing where nothing is being written", (written) => {
    const { asked, caller } = invented(written);
    void caller.call({ call: "garden.plant", input: {} });
    expect(asked).toEqual(["garden.plant"]);
  });
});
