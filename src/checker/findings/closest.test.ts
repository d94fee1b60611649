import { describe, expect, test } from "vitest";
import { closest } from "./closest.ts";

const names = ["enterCode", "emailAndPassword", "locked", "forgotPassword"];

describe("closest", () => {
  test.each([
    ["enterCod", "enterCode"],
    ["entreCode", "enterCode"],
    ["entercode", "enterCode"],
    ["lokced", "locked"],
    ["forgottenPassword", "forgotPassword"],
  ])("takes %s for %s", (written, meant) => {
    expect(closest(written, names)).toBe(meant);
  });

  test.each(["payment", "x", ""])("finds nothing near %j", (written) => {
    expect(closest(written, names)).toBeUndefined();
  });

  test("names the nearest of several", () => {
    expect(closest("cart", ["card", "carts", "part"])).toBe("card");
  });
});
