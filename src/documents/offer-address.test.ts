import fc from "fast-check";
import { expect, test } from "vitest";
import { offerAddress } from "./offer-address.ts";

const address = (name: string) => offerAddress("/offers", "wire-name", name);

test("any name leads to a file inside the folder", () => {
  expect(address("4.0")).toBe("/offers/wire-name/4_2e0.json");
  expect(address("Care Plus")).toBe("/offers/wire-name/_43are_20_50lus.json");
  expect(offerAddress("/offers", "sku", "../x")).toBe("/offers/sku/_2e_2e_2fx.json");
  expect(address("保")).toBe("/offers/wire-name/_e4_bf_9d.json");
  expect(address("")).toBe("/offers/wire-name/_.json");
});

test("a long name is split into parts that any file system accepts", () => {
  const parts = address("保".repeat(60)).split("/");
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(205);
  expect(parts.length).toBeGreaterThan(4);
});

test("no two names lead to the same file, even where case is ignored", () => {
  const name = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      fc.pre(Buffer.compare(Buffer.from(one), Buffer.from(other)) !== 0);
      expect(address(one).toLowerCase()).not.toBe(address(other).toLowerCase());
    }),
  );
});
