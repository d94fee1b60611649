import { describe, expect, it } from "vitest";
import type { CallOutcome } from "../../operations/index.ts";
import type { StoragePort } from "../ports.ts";
import { createStorage } from "../storage/storage.ts";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { createCaller } from "./create-caller.ts";

function setUp(written?: StoragePort["written"]) {
  const asked: string[] = [];
  const noted: CallOutcome[] = [];
  const caller = createCaller(
    {
      call: async ({ call }) => {
        asked.push(call);
        return { ok: true, result: call, keeps: {} };
      },
    },
    {
      contract: { isUnsafe: (call: string) => call === "garden.plant" },
      storage: { ...createStorage(() => new FakeStorageArea()), ...(written && { written }) },
      network: { note: (outcome) => noted.push(outcome) },
    },
  );
  return { asked, noted, caller };
}

describe("the portal's caller", () => {
  it("sends an unsafe call after pending writes of the storage, and any other at once", async () => {
    let write = () => {};
    const writing = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { asked, noted, caller } = setUp(() => writing);
    const planted = caller.call({ call: "garden.plant", input: {} });
    void caller.call({ call: "garden.look", input: {} });
    expect(asked).toEqual(["garden.look"]);
    write();
    expect(await planted).toMatchObject({ result: "garden.plant" });
    expect(asked).toEqual(["garden.look", "garden.plant"]);
    expect(noted.map((outcome) => outcome.ok && outcome.result)).toEqual(["garden.look", "garden.plant"]);
  });

  it.each([[undefined], [() => undefined]])("waits for nothing if no write is pending", (written) => {
    const { asked, caller } = setUp(written);
    void caller.call({ call: "garden.plant", input: {} });
    expect(asked).toEqual(["garden.plant"]);
  });
});
