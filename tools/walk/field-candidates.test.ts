import { expect, test } from "vitest";
import { formAnswers } from "./form-answers.ts";

const form = {
  $schema: "",
  id: "code",
  formatVersion: 1,
  summary: "A code, and how to get it.",
  fields: {
    way: {
      type: "radio",
      options: [
        { value: "sms", label: "x" },
        { value: "email", label: "x" },
      ],
      required: "x",
    },
    code: { type: "text", length: 6, accept: "digits", required: "x", message: "x" },
    again: {
      type: "text",
      required: "x",
      rules: [{ valid: { "===": [{ var: "value" }, { var: "form.code" }] }, message: "x" }],
    },
  },
} as const;

test("a form is filled in with each choice, only as its rules take it, and what they refuse is noted", () => {
  const { given, refused } = formAnswers(form, "invented", {});
  expect(new Set(given.map(({ way }) => way))).toEqual(new Set(["sms", "email"]));
  for (const { code, again } of given) {
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(again).toBe(code);
  }
  expect([...refused]).toContain("code");
});
