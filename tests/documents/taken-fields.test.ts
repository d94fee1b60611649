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
    formatVersion: 1,
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
  it("stands whole in the form, under what the form says of it, and with its marks", () => {
    const { context: documents, findings } = checkWithField(
      { maxLength: 3, message: "porch.required", autocomplete: "off", personal: { purpose: "brewing" } },
      { initial: { var: "data.kettle.id" }, autocomplete: "on" },
    );
    expect(findings).toEqual([]);
    expect(journeyBundle(documents.index, "brewing").forms.ask?.fields.size).toEqual({
      ...{ type: "text", label: "porch.title", initial: { var: "data.kettle.id" }, maxLength: 3 },
      ...{ message: "porch.required", autocomplete: "on", personal: { purpose: "brewing" } },
    });
  });

  it("is judged in the form, and told in the set, with the form that takes it", () => {
    expect(describeFindings(checkWithField({ visibleWhen: { "===": [{ var: "data.kettel" }, "x"] } }))).toEqual([
      {
        ...{ check: "unknown-path", file: SET, pointer: "/fields/size/visibleWhen/===/0/var" },
        hint: expect.stringContaining(`${ASK} takes this field`),
      },
    ]);
  });

  it("is told in the form where the form says what is wrong", () => {
    expect(describeFindings(checkWithField({}, { visibleWhen: { "===": [{ var: "data.kettel" }, "x"] } }))).toEqual([
      { check: "unknown-path", file: ASK, pointer: "/fields/size/visibleWhen/===/0/var", hint: expect.anything() },
    ]);
  });

  it("cannot be taken on by another set, or be given what a set must say", () => {
    expect(
      describeFindings(checkWithField({ from: "porch/pot.size" })).map(({ check, file }) => ({ check, file })),
    ).toEqual([{ check: "unknown-property", file: SET }]);
    expect(describeFindings(checkWithField({}, { maxLength: 4 })).map(({ check, file }) => ({ check, file }))).toEqual([
      { check: "unknown-property", file: ASK },
    ]);
  });

  it("says of its options what they hold, under their name", () => {
    const options = { in: { var: "data.kettle.sizes" }, as: "size", value: { var: "size" } };
    const label = (name: string) => ({ type: "select", options: { ...options, label: { data: { var: name } } } });
    expect(describeFindings(checkWithField(label("size"))).filter(({ check }) => check === "unknown-root")).toEqual([]);
    expect(describeFindings(checkWithField(label("sise")))).toContainEqual(
      expect.objectContaining({ check: "unknown-root", file: SET, pointer: "/fields/size/options/label/data/var" }),
    );
  });

  it("has no label of its own where it is a group", () => {
    const { context: documents } = checkWithField({ type: "group", label: undefined, include: "programme.pots" });
    expect(journeyBundle(documents.index, "brewing").forms.ask?.fields.size).not.toHaveProperty("label");
  });

  it("is called by the words of its set", () => {
    const { findings } = checkWithField({ label: undefined });
    expect(findings.map(({ message }) => message)).toContain('no language has the message "porch.pot.size.label"');
  });
});
