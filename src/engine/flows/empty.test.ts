import { expect, test } from "vitest";
import { isEmpty } from "./empty.ts";

test("an object without members is empty", () => {
  expect(isEmpty({})).toBe(true);
  expect(isEmpty({ a: undefined })).toBe(false);
});
