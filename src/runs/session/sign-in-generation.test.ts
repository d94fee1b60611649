import { describe, expect, it } from "vitest";
import { createStorage } from "../storage/storage.ts";
import { FakeStorageArea } from "../test-support/fake-browser.ts";
import { createSignInGeneration } from "./sign-in-generation.ts";

function setUp(area = new FakeStorageArea()) {
  let drawn = 0;
  const signInGeneration = createSignInGeneration(
    createStorage(() => area),
    () => `e-${drawn++}`,
  );
  return { area, signInGeneration };
}

describe("a sign-in generation", () => {
  it("lasts while the same customer signs in again, and ends with another's sign-in or a sign-out", () => {
    const { signInGeneration } = setUp();
    const first = signInGeneration.enter("fern");
    expect([signInGeneration.enter("fern"), signInGeneration.customer(), signInGeneration.isOfAnother("ivy")]).toEqual([
      first,
      "fern",
      true,
    ]);
    signInGeneration.enter("ivy");
    expect([signInGeneration.lasts(first), signInGeneration.customer()]).toEqual([false, "ivy"]);
    signInGeneration.end();
    expect([signInGeneration.customer(), signInGeneration.isOfAnother("fern")]).toEqual([undefined, false]);
  });

  it.each([
    ["cut", '{"id":"e'],
    ["null", "null"],
    ["a list", "[]"],
    ["without a name", '{"userId":"fern"}'],
    ["", ""],
  ])("is over if its stored value is %s", (_what, text) => {
    const { area, signInGeneration } = setUp();
    const first = signInGeneration.enter("fern");
    area.texts.set("portal.epoch", text);
    expect([signInGeneration.lasts(first), signInGeneration.customer(), signInGeneration.isOfAnother("ivy")]).toEqual([
      false,
      undefined,
      false,
    ]);
  });

  it("with a malformed customer id belongs to nobody", () => {
    const { area, signInGeneration } = setUp();
    area.texts.set("portal.epoch", '{"id":"e-9","userId":{"a":1}}');
    expect([signInGeneration.customer(), signInGeneration.lasts("e-9")]).toEqual([undefined, true]);
  });

  it("is over if the storage was cleared, and lasts if the browser denies storage", () => {
    const { area, signInGeneration } = setUp();
    const first = signInGeneration.enter("fern");
    area.texts.clear();
    expect(signInGeneration.lasts(first)).toBe(false);
    area.isDenied = true;
    expect(setUp(area).signInGeneration.lasts(first)).toBe(true);
  });
});
