import { expect, test } from "vitest";
import { isPersonal, personalValues } from "./personal-values.ts";
import { listShape, shapeOfTypes, shapeWith } from "./shape.ts";

const secret = { ...shapeOfTypes("text"), isPersonal: true };
const data = shapeWith({ tries: shapeOfTypes("number"), people: listShape(shapeWith({ name: secret })) });

test("a part of a personal value is personal; the object that contains it is not", () => {
  const key = (name: string) => ({ key: name });
  expect(isPersonal({ root: "data", steps: [key("people")] }, { data })).toBe(false);
  expect(
    isPersonal({ root: "data", steps: [key("hidden"), key("inner")] }, { data: shapeWith({ hidden: secret }) }),
  ).toBe(true);
  expect(isPersonal({ root: "other", steps: [] }, { data })).toBe(false);
});

test("finds personal values at any depth", () => {
  expect(personalValues({ tries: 3, people: [{ name: "Ann" }, { name: { first: "Bo", age: 7 } }] }, data)).toEqual([
    "Ann",
    "Bo",
    "7",
  ]);
  expect(personalValues("text", undefined)).toEqual([]);
});
