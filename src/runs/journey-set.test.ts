import { expect, test } from "vitest";
import { sensitiveFields } from "./journey-set.ts";

test("a form's passwords and codes are sensitive, and so is what it makes of them", () => {
  const form = {
    id: "key",
    formatVersion: 1,
    summary: "A key.",
    fields: { secret: { type: "password" }, name: { type: "text" } },
    output: {
      proof: { join: [[{ var: "form.secret" }, "x"], ""] },
      whole: { object: { all: { var: "form" } } },
      greeting: { join: [["Dear", { var: "form.name" }], " "] },
    },
  } as const;
  expect(sensitiveFields(form)).toEqual(["secret", "proof", "whole"]);
});
