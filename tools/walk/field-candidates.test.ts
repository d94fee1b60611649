import { expect, test } from "vitest";
import { formAnswers } from "./form-answers.ts";
import { RefusingChecks } from "./refusing-checks.ts";

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
  const checks = new RefusingChecks();
  const { given } = formAnswers(form, "invented", {}, checks);
  expect(new Set(given.map(({ way }) => way))).toEqual(new Set(["sms", "email"]));
  for (const { code, again } of given) {
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(again).toBe(code);
  }
  expect([...checks.met].filter((one) => !checks.refused.has(one))).toEqual([]);
  expect([...checks.refused].sort()).toEqual([
    "invented/code#again/required",
    "invented/code#again/rules/0",
    "invented/code#code/length",
    "invented/code#code/required",
    "invented/code#way/required",
  ]);
});
