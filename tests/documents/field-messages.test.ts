import { describe, expect, it } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

const ASK = "flows/brewing/ask.form.json";

/** The tea with a message for a kettle's name that is too long. */
function findWithMessage(message: object, wording: string, more = '"maxLength": 9,') {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      [ASK]: [
        [
          '"required": "porch.required",',
          `"required": "porch.required", ${more} "message": ${JSON.stringify(message)},`,
        ],
      ],
    },
  });
  const texts = new Map(
    [...files].map(([path, text]) => [path, path.startsWith("locales/") ? worded(text, wording) : text]),
  );
  return checkDocuments(texts, facts).findings.map(({ check, file, pointer }) => ({ check, file, pointer }));
}

const worded = (text: string | Uint8Array, wording: string) =>
  String(text).replace(/("porch\.title": )"[^"]*"/, `$1${JSON.stringify(wording)}`);

describe("what a field says", () => {
  it("gets what its wording reads", () => {
    expect(findWithMessage({ key: "porch.title" }, "Up to {{most}}")).toContainEqual({
      ...{ check: "missing-argument", file: ASK, pointer: "/fields/kettle/message/key" },
    });
  });

  it("gets nothing that no wording reads", () => {
    expect(
      findWithMessage({ key: "porch.title", args: { most: { count: { var: "limits.maxLength" } } } }, "Up to some"),
    ).toContainEqual({
      ...{ check: "unneeded-argument", file: ASK, pointer: "/fields/kettle/message/args/most" },
    });
  });

  it("reads the bounds of its own field only", () => {
    const message = { key: "porch.title", args: { most: { count: { var: "limits.maxLength" } } } };
    expect(findWithMessage(message, "Up to {{most}}").filter(({ file }) => file === ASK)).toEqual([]);
    expect(findWithMessage(message, "Up to {{most}}", "").filter(({ file }) => file === ASK)).toEqual([
      { check: "unknown-path", file: ASK, pointer: "/fields/kettle/message/args/most/count/var" },
    ]);
  });
});
