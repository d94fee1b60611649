import { describe, expect, it } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

const ASK = "flows/brewing/ask.form.json";
const END = '"message": "porch.required" }]\n    }';
const text = { type: "text", label: "porch.title", message: "porch.required" };

/** The tea whose form has a list; `reads` is a further field. */
function findingsWith(list: object, others: object = {}) {
  const guests = { type: "list", label: "porch.title", entry: "porch.title", add: "porch.title", ...list };
  const more = Object.entries({ guests, ...others }).map(
    ([name, field]) => `,\n    "${name}": ${JSON.stringify(field)}`,
  );
  const { files, facts } = setWith({ over: "tea", replace: { [ASK]: [[END, `${END}${more.join("")}`]] } });
  return checkDocuments(files, facts)
    .findings.filter(({ check }) => check !== "key-order")
    .map(({ check, file, pointer }) => `${check} ${file} ${pointer}`);
}

const at = `${ASK} /fields/guests`;

describe("a list", () => {
  it("has questions that read each other, and is read as a list of their answers", () => {
    const fields = { cup: text, size: { ...text, visibleWhen: { present: { var: "form.cup" } } } };
    const names = { map: { in: { var: "form.guests" }, as: "one", to: { var: "one.cup" } } };
    const all = { ...text, value: { join: [names, ", "] } };
    expect(findingsWith({ fields }, { all })).toEqual([]);
  });

  it("is typed: a name that no question has is found, outside and inside", () => {
    const names = { map: { in: { var: "form.guests" }, as: "one", to: { var: "one.cap" } } };
    const fields = { cup: text, size: { ...text, visibleWhen: { present: { var: "form.guests" } } } };
    expect(findingsWith({ fields }, { all: { ...text, value: { join: [names, ", "] } } })).toEqual([
      `unknown-path ${at}/fields/size/visibleWhen/present/var`,
      `unknown-path ${ASK} /fields/all/value/join/0/map/to/var`,
    ]);
  });

  it("needs its words in every language: of the entry, of the button, of each question", () => {
    const found = findingsWith({ entry: undefined, add: undefined, fields: { cup: { type: "text" } } });
    expect(found).toEqual([`unknown-message ${at}`, `unknown-message ${at}`, `unknown-message ${at}/fields/cup`]);
  });

  it("has questions, of single answers, and no value of its own", () => {
    expect(findingsWith({})).toEqual([`missing-field-part ${at}/type`]);
    const inner = {
      type: "list",
      label: "porch.title",
      entry: "porch.title",
      add: "porch.title",
      fields: { cup: text },
    };
    expect(findingsWith({ fields: { inner } })).toEqual([`needless-field-part ${at}/fields/inner/type`]);
    expect(findingsWith({ fields: { cup: text }, value: [] })).toEqual([`needless-field-part ${at}/value`]);
  });

  it("has no cycle among its questions", () => {
    const reading = (name: string) => ({ ...text, visibleWhen: { present: { var: `form.${name}` } } });
    const found = findingsWith({ fields: { cup: reading("size"), size: reading("cup") } });
    expect(found).toContain(`field-cycle ${at}/fields/cup`);
  });

  it("marks what is personal in its entries, and says for what", () => {
    const email = { type: "email", label: "porch.title", message: "porch.required" };
    expect(findingsWith({ fields: { email } })).toEqual([`unmarked-personal ${at}/fields/email`]);
  });
});
