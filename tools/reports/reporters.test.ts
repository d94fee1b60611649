import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { linesOfDiff } from "./changed-lines.ts";
import { type Report, toReport } from "./report.ts";
import { reporters } from "./reporters.ts";

const excerpt = { text: '  "id": "asks", <&>', startColumn: 1 };
const base = { severity: "error", line: 3, column: 9, endColumn: 15, pointer: "/id", excerpt } as const;
const finding = (over: Partial<Finding> = {}): Finding => ({
  ...base,
  check: "file-name",
  file: "flows/tea/ask.form.json",
  message: "the id is wrong",
  ...over,
});
const many = (severity: Finding["severity"], count: number) =>
  Array.from({ length: count }, (_, index) => finding({ severity, line: index + 1 }));
const awkward = finding({
  file: "flows/a,b: 50%/ü.json",
  message: 'a "<b>" & 5% of\nit, \u0001\uD800',
  hint: "mend: it",
});

describe("SARIF", () => {
  const {
    $schema: _,
    id: __,
    ...schema
  } = JSON.parse(readFileSync("tests/documents/sarif/sarif-schema-2.1.0.json", "utf8"));
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

  test.each<[string, Report]>([
    ["of nothing", toReport([])],
    [
      "of findings",
      toReport([finding(), awkward, finding({ check: "half-translated", severity: "warning", pointer: "" })]),
    ],
    ["of some findings", { ...toReport([finding()]), omitted: 3 }],
  ])("%s is valid by its schema", (_name, report) => {
    validate(JSON.parse(reporters.sarif(report)));
    expect(validate.errors).toBeNull();
  });

  test("refers to files as URIs, to rules by index, and keeps a fingerprint when the line moves", () => {
    const [first, second, moved] = JSON.parse(
      reporters.sarif(toReport([finding(), awkward, finding({ line: 90, check: "file-name" })])),
    ).runs[0].results;
    expect(second.locations[0].physicalLocation.artifactLocation.uri).toBe("flows/a%2Cb%3A%2050%25/%C3%BC.json");
    expect(first.ruleIndex).toBe(0);
    expect(moved.partialFingerprints).toEqual(first.partialFingerprints);
    expect(second.partialFingerprints).not.toEqual(first.partialFingerprints);
  });
});

describe("GitHub's workflow commands", () => {
  test("say where, and escape what would end a message or a property", () => {
    expect(reporters.github(toReport([awkward]))).toBe(
      "::error file=flows/a%2Cb%3A 50%25/ü.json,line=3,endLine=3,col=9,endColumn=14,title=file-name::" +
        'a "<b>" & 5%25 of%0Ait, \u0001\uD800%0Amend: it\n',
    );
  });

  test("are ten errors and ten warnings, and then say how many there are beside", () => {
    const lines = reporters.github({ ...toReport([...many("error", 14), ...many("warning", 12)]), omitted: 2 });
    expect(lines.match(/^::error /gm)).toHaveLength(10);
    expect(lines.match(/^::warning /gm)).toHaveLength(10);
    expect(lines).toContain("::notice title=validate::and 8 findings more: ");
  });

  test("are of changed lines first, then of changed files", () => {
    const changed = new Map([
      ["flows/tea/ask.form.json", new Set([13])],
      ["flows/tea/other.form.json", new Set([1])],
    ]);
    const other = finding({ file: "flows/tea/other.form.json", line: 2, message: "of a changed file" });
    const elsewhere = Array.from({ length: 20 }, () => finding({ file: "flows/far.form.json" }));
    const [first = "", second = "", third = ""] = reporters
      .github({ ...toReport([...elsewhere, other, finding({ line: 13 })]), changed })
      .split("\n");
    expect(first).toContain("line=13");
    expect(second).toContain("of a changed file");
    expect(third).toContain("far.form.json");
  });
});

describe("JUnit's XML", () => {
  test("has a case for each finding and for each file without any, and can be read", () => {
    const text = reporters.junit({
      ...toReport([finding(), awkward]),
      files: ["clean.json", finding().file, awkward.file],
    });
    const { document } = new JSDOM(text, { contentType: "text/xml" }).window;
    expect(document.documentElement.getAttribute("tests")).toBe("3");
    expect([...document.querySelectorAll("testcase")].map((one) => one.getAttribute("name"))).toEqual([
      "no findings",
      "file-name at 3:9",
      "file-name at 3:9",
    ]);
    const failure = document.querySelectorAll("failure")[1];
    expect(failure?.getAttribute("message")).toBe('a "<b>" & 5% of\nit, ��');
    expect(failure?.textContent).toContain(excerpt.text);
  });
});

test("JSON and the text for people say how many findings are left out", () => {
  const report = { ...toReport([finding()]), omitted: 4 };
  expect(JSON.parse(reporters.json(report)).omitted).toBe(4);
  expect(reporters.pretty(report)).toContain("and 4 more\n\n5 findings, of which 1 are shown\n");
});

test("the text for people has colours only where they are asked for", () => {
  expect(reporters.pretty(toReport([finding()]))).not.toContain("\x1b[");
  expect(reporters.pretty({ ...toReport([finding()]), isColoured: true })).toContain("\x1b[31merror\x1b[39m");
});

test("changed lines are read from a diff", () => {
  const diff = [
    "diff --git a/x.json b/x.json",
    "--- a/x.json",
    "+++ b/x.json",
    "@@ -4,2 +4,3 @@ {",
    "@@ -20 +21 @@",
    "+++ b/y y.json",
    "@@ -3,2 +2,0 @@",
  ].join("\n");
  expect(linesOfDiff(diff)).toEqual(
    new Map([
      ["x.json", new Set([4, 5, 6, 21])],
      ["y y.json", new Set()],
    ]),
  );
});
