import { expect, test } from "vitest";
import { isPersonal, personalValues } from "./personal-values.ts";
import { listShape, shapeOfTypes, shapeWith } from "./shape.ts";

const secret = { ...shapeOfTypes("text"), isPersonal: true };
const data = shapeWith({ tries: shapeOfTypes("number"), people: listShape(shapeWith({ name: secret })) });

test("what lies inside of something personal is personal, what holds it is not", () => {
  const key = (name: string) => ({ key: name });
  expect(isPersonal({ root: "data", steps: [key("people")] }, { data })).toBe(false);
  expect(
    isPersonal({ root: "data", steps: [key("hidden"), key("inner")] }, { data: shapeWith({ hidden: secret }) }),
  ).toBe(true);
  expect(isPersonal({ root: "other", steps: [] }, { data })).toBe(false);
});

test("the personal values of what is given are found wherever they lie", () => {
  expect(personalValues({ tries: 3, people: [{ name: "Ann" }, { name: { first: "Bo", age: 7 } }] }, data)).toEqual([
    "Ann",
    "Bo",
    "7",
  ]);
  expect(personalValues("text", undefined)).toEqual([]);
});
