import { describe, expect, it } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { journeyBundle } from "../../src/checker/release/journey-bundle.ts";
import { setWith } from "./support/error-fixture.ts";

const ASK = "flows/brewing/ask.form.json";
const SET = "flows/porch/pot.fields.json";
const END = '"message": "porch.required" }]\n    }';

const set = (field: object) =>
  JSON.stringify({
    $schema: "../../schemas/fields.schema.json",
    id: "pot",
    formatVersion: 2,
    summary: "What a pot is asked for.",
    fields: {
      size: {
        type: "text",
        label: "porch.title",
        ...("message" in field ? {} : { message: "porch.required" }),
        ...field,
      },
    },
  });

/** The tea with a set whose one field the form takes. */
function checkWithField(field: object, taken: object = {}) {
  const written = JSON.stringify({ from: "porch/pot.size", ...taken });
  const { files, facts } = setWith({
    over: "tea",
    write: { [SET]: set(field) },
    replace: { [ASK]: [[END, `${END},\n    "size": ${written}`]] },
  });
  return checkDocuments(files, facts);
}

const describeFindings = ({ findings }: ReturnType<typeof checkWithField>) =>
  findings.map(({ check, file, pointer, hint }) => ({ check, file, pointer, hint }));

describe("a field that a form takes from a set", () => {
  it("is complete in the form, under the form's overrides, with its marks", () => {
    const { context: documents, findings } = checkWithField(
      { maxLength: 3, message: "porch.required", autocomplete: "off", personal: { purpose: "brewing" } },
      { initial: { var: "data.kettle.id" }, autocomplete: "on" },
    );
    expect(findings).toEqual([]);
    expect(journeyBundle(documents, "brewing").forms.ask?.fields.size).toEqual({
      ...{ type: "text", label: "porch.title", initial: { var: "data.kettle.id" }, maxLength: 3 },
      ...{ message: "porch.required", autocomplete: "on", personal: { purpose: "brewing" } },
    });
  });

  it("is checked in the form, and reported in the set, with the form that takes it", () => {
    expect(describeFindings(checkWithField({ visibleWhen: { "===": [{ var: "data.kettel" }, "x"] } }))).toEqual([
      {
        ...{ check: "unknown-path", file: SET, pointer: "/fields/size/visibleWhen/===/0/var" },
        hint: expect.stringContaining(`${ASK} takes this field`),
      },
    ]);
  });

  it("is reported in the form if the form has the error", () => {
    expect(describeFindings(checkWithField({}, { visibleWhen: { "===": [{ var: "data.kettel" }, "x"] } }))).toEqual([
      { check: "unknown-path", file: ASK, pointer: "/fields/size/visibleWhen/===/0/var", hint: expect.anything() },
    ]);
  });

  it("cannot be taken by another set, or be given a member that belongs to the set", () => {
    expect(
      describeFindings(checkWithField({ from: "porch/pot.size" })).map(({ check, file }) => ({ check, file })),
    ).toEqual([{ check: "unknown-property", file: SET }]);
    expect(describeFindings(checkWithField({}, { maxLength: 4 })).map(({ check, file }) => ({ check, file }))).toEqual([
      { check: "unknown-property", file: ASK },
    ]);
  });

  it("declares what its options hold, under their name", () => {
    const options = { in: { var: "data.kettle.sizes" }, as: "size", value: { var: "size" } };
    const label = (name: string) => ({ type: "select", options: { ...options, label: { data: { var: name } } } });
    expect(describeFindings(checkWithField(label("size"))).filter(({ check }) => check === "unknown-root")).toEqual([]);
    expect(describeFindings(checkWithField(label("sise")))).toContainEqual(
      expect.objectContaining({ check: "unknown-root", file: SET, pointer: "/fields/size/options/label/data/var" }),
    );
  });

  it("has no own label if it is a group", () => {
    const { context: documents } = checkWithField({ type: "group", label: undefined, fieldsOf: "programme.pots" });
    expect(journeyBundle(documents, "brewing").forms.ask?.fields.size).not.toHaveProperty("label");
  });

  it("has the texts of its set", () => {
    const { findings } = checkWithField({ label: undefined });
    expect(findings.map(({ message }) => message)).toContain('no language has the message "porch.pot.size.label"');
  });
});
