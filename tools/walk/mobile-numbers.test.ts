import { expect, test } from "vitest";
import { formAnswers } from "./form-answers.ts";
import { mobileNumbers } from "./mobile-numbers.ts";

const client = (region: object) => ({ client: { region } });

test("numbers have each beginning and each length that the client's country has", () => {
  const numbers = mobileNumbers(client({ mobilePrefixes: ["070", "9"], mobileLengths: [8, 11] }));
  expect(numbers).toEqual(["07012345", "91234567", "07012345678", "91234567890"]);
  expect(mobileNumbers({})).toEqual([]);
});

test("a form for a mobile number is filled in with a number of the country", () => {
  const form = {
    $schema: "",
    id: "mobile",
    formatVersion: 2,
    summary: "A mobile number.",
    fields: {
      number: {
        type: "tel",
        required: "x",
        rules: [{ valid: { matches: [{ var: "value" }, "^0[789]0[0-9]{8}$"] }, message: "x" }],
      },
    },
  } as const;
  const filled = (region: object) => formAnswers(form, "invented", client(region)).given;
  expect(filled({ mobilePrefixes: ["090"], mobileLengths: [11] })).toContainEqual({ number: "09012345678" });
  expect(filled({ mobilePrefixes: ["8"], mobileLengths: [8] })).toEqual([]);
});
