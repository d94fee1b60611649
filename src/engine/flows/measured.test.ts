import { expect, test } from "vitest";
import { Measured } from "./measured.ts";

test("a number is cached with an object, invisibly, and copies of the object lose it", () => {
  const object = { a: 1 };
  Measured.note(object, 5);
  expect(Measured.of(object)).toBe(5);
  Measured.note(object, 6);
  expect(Measured.of(object)).toBe(6);
  expect(object).toStrictEqual({ a: 1 });
  expect(Reflect.ownKeys(object)).toEqual(["a"]);
  expect(Measured.of({ ...object })).toBeUndefined();
  expect(Measured.of(structuredClone(object))).toBeUndefined();
});
