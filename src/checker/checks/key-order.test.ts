import { expect, test } from "vitest";
import { setWith } from "../../../tests/documents/support/error-fixture.ts";
import { checkDocuments } from "../check-documents.ts";

const ASK = "flows/brewing/ask.form.json";

test.each([
  [
    "the one key that moved up",
    '"id": "ask",\n  "formatVersion": 2,\n  "summary": "Which kettle.",',
    '"summary": "Which kettle.",\n  "id": "ask",\n  "formatVersion": 2,',
    "summary",
    "formatVersion",
  ],
  [
    "the one key that moved down",
    '"id": "ask",\n  "formatVersion": 2,\n  "summary": "Which kettle.",',
    '"formatVersion": 2,\n  "summary": "Which kettle.",\n  "id": "ask",',
    "id",
    "$schema",
  ],
])("the finding names %s, and where it comes", (_, before, after, key, place) => {
  const { files, facts } = setWith({ over: "tea", replace: { [ASK]: [[before, after]] } });
  const { findings } = checkDocuments(files, facts);
  expect(findings).toMatchObject([
    {
      check: "key-order",
      pointer: `/${key}`,
      message: `"${key}" is in the wrong place: it comes after "${place}"`,
    },
  ]);
});
