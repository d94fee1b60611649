import { expect, test } from "vitest";
import { formAnswers } from "./form-answers.ts";
import { RefusingChecks } from "./refusing-checks.ts";

const form = {
  $schema: "",
  id: "code",
  formatVersion: 2,
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

test("a form is filled in with each choice that its rules accept, and refusals are noted", () => {
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

test("the pattern of a rule yields an answer that only this rule refuses", () => {
  const checks = new RefusingChecks();
  const serial = {
    type: "text",
    pattern: "[A-Z0-9]{6,20}",
    message: "x",
    rules: [
      {
        valid: { luhn: { var: "value" } },
        when: { matches: [{ var: "value" }, "^[0-9]{15}$"] },
        message: "x",
      },
    ],
  } as const;
  formAnswers({ ...form, fields: { serial } }, "invented", {}, checks);
  expect([...checks.refused].sort()).toEqual(["invented/code#serial/pattern", "invented/code#serial/rules/0"]);
});

test("a check that the programme closes is not met", () => {
  const checks = new RefusingChecks();
  const note = {
    type: "text",
    rules: [{ valid: false, when: { "===": [{ var: "programme.asksNote" }, true] }, message: "x" }],
  } as const;
  formAnswers({ ...form, fields: { note } }, "invented", { programme: { asksNote: false } }, checks);
  expect([...checks.met]).toEqual([]);
  const open = new RefusingChecks();
  formAnswers({ ...form, fields: { note } }, "invented", { programme: { asksNote: true } }, open);
  expect([...open.refused]).toEqual(["invented/code#note/rules/0"]);
});

test("a signature that must be the name on the plan is found, and so is a file of the wanted kind", () => {
  const signature = {
    name: {
      type: "text",
      required: "x",
      rules: [{ valid: { "===": [{ upper: { var: "value" } }, { upper: { var: "derived.holder" } }] }, message: "x" }],
    },
    video: { type: "file", required: "x", types: ["mp4"], message: "x" },
  } as const;
  const { given } = formAnswers({ ...form, fields: signature }, "invented", { derived: { holder: "Ida Berg" } });
  expect(new Set(given.map(({ name }) => name))).toEqual(new Set(["IDA BERG"]));
  expect(given).toContainEqual(expect.objectContaining({ video: expect.objectContaining({ type: "video/mp4" }) }));
});
