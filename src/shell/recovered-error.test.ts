import { expect, test } from "vitest";
import { MissingCodeError } from "../renderer/index.ts";
import { recoveredError } from "./recovered-error.ts";

test("what React drew over is reported by what caused it", () => {
  const cause = new TypeError("parcel is undefined");
  expect(recoveredError(new Error("recovered", { cause }))).toBe(cause);
  expect(recoveredError(cause)).toBe(cause);
  expect(recoveredError("a word")).toBe("a word");
});

test("code that was missing and is fetched again is no problem yet", () => {
  expect(recoveredError(new Error("recovered", { cause: new MissingCodeError("offline") }))).toBeUndefined();
});
