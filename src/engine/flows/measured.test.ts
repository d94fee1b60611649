import { expect, test } from "vitest";
import { Measured } from "./measured.ts";

test("a number is remembered with an object, which looks the same and whose copies do not have it", () => {
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
