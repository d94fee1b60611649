import { describe, expect, it } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

const ASK = "flows/brewing/ask.form.json";
const BASE = "programmes/base-leaf.programme.json";
const GREEN = "programmes/green-leaf.programme.json";
const END = '"message": "porch.required" }]\n    }';
const OFFER = '"offer": { "wireNames": ["Green"] }';
const NONE = '"triage": { "questions": {}, "failures": {} }';

interface Change {
  readonly questions: object;
  readonly failures?: object;
  /** What a layer says beside. */
  readonly layer?: object;
  readonly output?: object;
}

const text = { type: "text", label: "porch.title", message: "porch.required" };
const yesNo = { type: "yes-no", label: "porch.title" };

/** The tea whose form draws questions of the programme. */
function findingsWith({ questions, failures = {}, layer, output }: Change) {
  const group = JSON.stringify({ type: "group", fieldsOf: "programme.triage.questions" });
  const made = output === undefined ? "" : `\n  },\n  "output": ${JSON.stringify(output)}\n}`;
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      [ASK]: [
        [END, `${END},\n    "more": ${group}`],
        ...(made === "" ? [] : [[`${group}\n  }\n}`, `${group}${made}`] as [string, string]]),
      ],
      [BASE]: [[NONE, `"triage": ${JSON.stringify({ questions, failures })}`]],
      ...(layer && { [GREEN]: [[OFFER, `${OFFER}, "triage": ${JSON.stringify({ questions: layer })}`]] }),
    },
  });
  const ignored = ["key-order", "unused-message"];
  return checkDocuments(files, facts)
    .findings.filter(({ check }) => !ignored.includes(check))
    .map(({ check, file, pointer }) => `${check} ${file} ${pointer}`);
}

describe("a field of a catalogue", () => {
  it("reads its answer, its siblings and the form's data, and may be changed by a layer in part", () => {
    const found = findingsWith({
      questions: {
        works: { ...yesNo, required: true, accepts: { "===": [{ var: "value" }, "yes"] }, otherwise: "no" },
        why: { ...text, required: true, visibleWhen: { "===": [{ var: "form.works" }, "no"] } },
      },
      failures: { no: {} },
      layer: { why: { required: false } },
    });
    expect(found.filter((one) => !one.startsWith("missing-words"))).toEqual([]);
  });

  it("words the two answers of a yes-no question, and has no third", () => {
    const asked = (options: unknown) => findingsWith({ questions: { works: { ...yesNo, options } } });
    const at = `${BASE} /triage/questions/works/options`;
    expect(new Set(asked(["yes", "no"]).map((one) => one.split(" ")[0]))).toEqual(new Set(["missing-words"]));
    expect(asked(["yes"])).toContain(`needless-field-part ${at}`);
    expect(asked([{ value: "yes", label: "porch.title" }, "maybe"])).toContain(`needless-field-part ${at}`);
  });

  it("is held against the form that draws it, and reported in the programme", () => {
    const asked = (rule: object) => findingsWith({ questions: { works: yesNo, why: { ...text, visibleWhen: rule } } });
    const at = `${BASE} /triage/questions/why/visibleWhen/===`;
    expect(asked({ "===": [{ var: "form.wroks" }, "no"] })).toEqual([`unknown-path ${at}/0/var`]);
    expect(asked({ "===": [{ var: "form.works" }, "No"] })).toEqual([`never-equal ${at}/1`]);
    expect(asked({ "===": [{ var: "data.kettel" }, "no"] })).toEqual([`unknown-path ${at}/0/var`]);
  });

  it("has a type in the form, as any programme gives it", () => {
    const questions = { works: yesNo };
    const output = (path: string) => findingsWith({ questions, output: { made: { "===": [{ var: path }, "yes"] } } });
    expect(output("form.more.works")).toEqual([]);
    expect(output("form.more.wroks")).toEqual([`unknown-path ${ASK} /output/made/===/0/var`]);
    expect(findingsWith({ questions, output: { made: { ">": [{ var: "form.more.works" }, 3] } } })).toEqual([
      `mistyped-rule ${ASK} /output/made/>/1`,
    ]);
  });

  it("has the parts that its type needs, whole as the programme has it", () => {
    const questions = { parts: { type: "checkboxes", label: "porch.title" } };
    const at = `missing-field-part ${BASE} /triage/questions/parts/type`;
    expect(findingsWith({ questions })).toEqual([at]);
    expect(findingsWith({ questions, layer: { parts: { options: [{ value: "a", label: "porch.title" }] } } })).toEqual([
      at,
    ]);
    expect(findingsWith({ questions: { works: yesNo }, layer: { works: { rows: 2 } } })).toEqual([
      `needless-field-part ${GREEN} /triage/questions/works/rows`,
    ]);
  });

  it("does not depend on itself", () => {
    const shown = (by: string) => ({ ...text, visibleWhen: { present: { var: `form.${by}` } } });
    expect(findingsWith({ questions: { one: shown("two"), two: shown("one") } })).toEqual([
      `field-cycle ${BASE} /triage/questions/one`,
    ]);
  });

  it("leads to a failure that there is, and says which when it does not accept every answer", () => {
    const asked = (more: object) => findingsWith({ questions: { works: { ...yesNo, ...more } } });
    const accepts = { "===": [{ var: "value" }, "yes"] };
    expect(asked({ accepts, otherwise: "gone" })).toContain(
      `unknown-selection ${BASE} /triage/questions/works/otherwise`,
    );
    expect(asked({ accepts })).toContain(`incomplete ${BASE} /triage/questions/works`);
  });

  it("has the words that it shows, in every language", () => {
    const found = findingsWith({ questions: { wet: { type: "radio", hint: true, options: ["a"] } } });
    expect(found.filter((one) => one.startsWith("missing-words"))).toHaveLength(9);
  });
});

describe("a field of a form", () => {
  it("has no parts that only a programme can use", () => {
    const { type, label, message } = text;
    const written = { type, label, required: true, message, mapTo: "More" };
    const { files, facts } = setWith({
      over: "tea",
      replace: { [ASK]: [[END, `${END},\n    "more": ${JSON.stringify(written)}`]] },
    });
    const found = checkDocuments(files, facts).findings.map(({ check, pointer }) => `${check} ${pointer}`);
    expect(found).toEqual(["needless-field-part /fields/more/required", "needless-field-part /fields/more/mapTo"]);
  });
});
