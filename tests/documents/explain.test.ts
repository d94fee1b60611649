import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { explain } from "../../tools/explain/explain.ts";
import { setWith } from "./support/error-fixture.ts";

const FLOW = "flows/brewing/brewing.flow.json";
const { files, facts } = setWith({
  over: "tea",
  write: {
    "flows/brewing/counts.rules.json": [
      '{ "id": "counts", "rules": { "isMany": { "in": ["n"], "is": { ">": [{ "var": "n" }, 3] } } } }',
    ],
  },
  replace: {
    [FLOW]: [
      [
        '"choose": [',
        '"choose": [\n{ "if": { "and": [{ "rule": ["isMany", { "var": "data.tries" }] }, { "===": [{ "var": "data.ask.secret" }, "x"] }] }, "to": "asking" },',
      ],
      ['"failed": { "dry": { "show"', '"rules": ["counts"],\n"failed": { "dry": { "show"'],
    ],
    "flows/brewing/ask.form.json": [
      [
        '"fields": {',
        '"fields": { "secret": { "type": "password", "label": "brewing.ask.kettle.label", "required": "brewing.ask.kettle.label" },',
      ],
    ],
  },
});
const { context: documents } = checkDocuments(files, facts);
const explained = (question: Parameters<typeof explain>[1]) => explain(documents, question).lines.join("\n");

describe("a value", () => {
  test("is reported with its place and what it overrode", () => {
    expect(explained({ of: "green-leaf", path: "/offer/wireNames/0" })).toBe(
      '/offer/wireNames/0 = "Green"\n  programmes/green-leaf.programme.json:8:28 (green-leaf)',
    );
  });

  test("without a path is the whole resolved document, each part with its origin", () => {
    const { value } = explain(documents, { of: "tea-house" });
    const parts = Object(value).parts as { path: string; from: { file: string } }[];
    expect(parts.map(({ path }) => path)).toContain("/theme/logo");
    expect(parts.every(({ from }) => documents.index.documents.some(({ path }) => path === from.file))).toBe(true);
  });

  test.each([
    [{ of: "tea-hous" }, 'there is no client or programme "tea-hous": did you mean "tea-house"?'],
    [{ of: "tea-house", path: "them.logo" }, 'tea-house has no "them": did you mean "theme"?'],
    [{ of: "tea-house", path: "/theme/logi" }, 'tea-house has no "logi" in /theme: did you mean "logo"?'],
    [{}, "say what:"],
  ])("%j does not exist, and the error names what does", (question, message) => {
    expect(() => explain(documents, question)).toThrow(message);
  });
});

describe("a message", () => {
  test("is reported with its wordings and every screen that shows it, by itself or by a form or notice", () => {
    const { value } = explain(documents, { message: "porch.dry" });
    expect(value).toMatchObject({ screens: ["brewing/ask"], wordings: [{ text: "The kettle is dry" }, {}] });
    expect(explain(documents, { message: "brewing.ask.submit" }).value).toMatchObject({ screens: ["brewing/ask"] });
    expect(explained({ message: "porch.dry" })).toContain(`${FLOW}:`);
  });

  test("that does not exist is an error with the nearest key", () => {
    expect(() => explain(documents, { message: "porch.dri" })).toThrow('did you mean "porch.dry"?');
  });
});

describe("a rule", () => {
  const rule = `${FLOW}#/states/judging/choose/0`;
  const data = (secret: string) => JSON.stringify({ data: { tries: 5, ask: { secret } } });

  test("is reported as a tree of its parts with their values, named rules too, and why", () => {
    expect(
      explained({ rule: rule.replace("/0", "/0/if/and/0"), data: data("x") })
        .split("\n")
        .slice(1),
    ).toEqual([
      "  rule isMany: true",
      "    data.tries: 5",
      "    >: true",
      "      n: 5",
      "      3",
      "because:",
      "  isMany /> is true; n is 5",
    ]);
  });

  test("does not show secrets, nor values made from them, unless asked", () => {
    expect(explained({ rule, data: data("hunter2") })).not.toContain("hunter2");
    expect(explained({ rule, data: data("hunter2") })).toContain("data.ask.secret: hidden");
    expect(JSON.stringify(explain(documents, { rule, data: data("hunter2") }).value)).not.toContain("hunter2");
    expect(explained({ rule, data: data("hunter2"), reveal: true })).toContain('data.ask.secret: "hunter2"');
  });

  test("names missing data, and explains a part, or one condition of it", () => {
    expect(explained({ rule })).toContain("not given, so absent: data");
    expect(
      explained({ rule: "brewing.flow.json#/states/judging/choose/1/if", data: '{"data":{"kettle":{"id":"k"}}}' }),
    ).toContain("present: true");
  });

  test.each([
    [{ rule: "nowhere.json#/a" }, 'there is no one document "nowhere.json"'],
    [{ rule: FLOW }, "say --rule <file>#<pointer>"],
    [{ rule: `${FLOW}#/states/juding/choose/0/if` }, 'did you mean "/states/judging/choose/0/if"?'],
    [{ rule, data: "{}", client: "tea-hous" }, 'there is no client "tea-hous" that is served'],
  ])("%j cannot be evaluated, and the error gives the reason", (question, message) => {
    expect(() => explain(documents, question)).toThrow(message);
  });

  test("whose data is no JSON is an error that does not quote it", () => {
    expect(() => explain(documents, { rule, data: '{"pin": 4711 x' })).toThrow(/^(?!.*4711).*--data is a JSON object/);
    expect(() => explain(documents, { rule, data: "@nowhere" })).toThrow('there is no file "nowhere"');
  });
});
