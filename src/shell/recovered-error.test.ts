import { expect, test } from "vitest";
import { MissingCodeError } from "../renderer/index.ts";
import { recoveredError } from "./recovered-error.ts";

test("an error that React recovered from is reported with its cause", () => {
  const cause = new TypeError("parcel is undefined");
  expect(recoveredError(new Error("recovered", { cause }))).toBe(cause);
  expect(recoveredError(cause)).toBe(cause);
  expect(recoveredError("a word")).toBe("a word");
});

test("missing code that is fetched again is not a problem yet", () => {
  expect(recoveredError(new Error("recovered", { cause: new MissingCodeError("offline") }))).toBeUndefined();
});
