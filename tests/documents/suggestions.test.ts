import { expect, it } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

const ASK = "flows/brewing/ask.form.json";
const END = '"message": "porch.required" }]\n    }';

/** The tea whose form has a text with suggestions. */
function findingsWith(suggestions: object | undefined, over: object = {}) {
  const street = { type: "combobox", label: "porch.title", message: "porch.required", suggestions, ...over };
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      [ASK]: [
        ['"fields": {', '"load": { "kettles": { "call": "kettle.list" } },\n  "fields": {'],
        [END, `${END},\n    "street": ${JSON.stringify(street)}`],
      ],
    },
  });
  return checkDocuments(files, facts)
    .findings.filter(({ check }) => check !== "key-order")
    .map(({ check, pointer }) => `${check} ${pointer}`);
}

const given = { in: { var: "load.kettles.value" }, as: "one", value: { var: "one.id" } };
const at = "/fields/street";

it("suggestions come from a list, whose elements are read by their name", () => {
  expect(findingsWith(given)).toEqual([]);
  expect(findingsWith({ ...given, value: { var: "one.idd" } })).toEqual([`unknown-path ${at}/suggestions/value/var`]);
  expect(findingsWith({ ...given, in: { var: "client.code" } })).toEqual([`mistyped-rule ${at}/suggestions/in`]);
});

it("a choice fills fields beside it, which exist", () => {
  expect(findingsWith({ ...given, fills: { streat: { var: "one.id" } } })).toEqual([
    `unknown-field ${at}/suggestions/fills/streat`,
  ]);
});

it("a combobox has suggestions, and no other field has", () => {
  expect(findingsWith(undefined)).toEqual([`missing-field-part ${at}/type`]);
  expect(findingsWith(given, { type: "text", autocomplete: "off" })).toEqual([`needless-field-part ${at}/suggestions`]);
});
