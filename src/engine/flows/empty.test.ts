import { expect, test } from "vitest";
import { isEmpty } from "./empty.ts";

test("an object is empty without members", () => {
  expect(isEmpty({})).toBe(true);
  expect(isEmpty({ a: undefined })).toBe(false);
});
