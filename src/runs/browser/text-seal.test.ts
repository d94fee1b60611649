import { expect, it } from "vitest";
import { createTextSeal } from "./text-seal.ts";

const key = (byte: number) => new Uint8Array(32).fill(byte);
const words = JSON.stringify({ name: "陳怡君", where: "ถนนสุขุมวิท" });

it("opens what it sealed, and the sealed text reveals nothing", () => {
  const seal = createTextSeal(key(7));
  const sealed = seal.close(words);
  expect(atob(sealed)).not.toContain("name");
  expect(seal.open(sealed)).toBe(words);
});

it("seals the same text differently each time", () => {
  const seal = createTextSeal(key(7));
  expect(seal.close(words)).not.toBe(seal.close(words));
});

it.each([
  ["of another key", createTextSeal(key(8)).close(words)],
  ["cut", createTextSeal(key(7)).close(words).slice(0, 60)],
  ["in the clear", words],
])("does not open a text that is %s", (_, text) => {
  expect(() => createTextSeal(key(7)).open(text)).toThrow();
});
