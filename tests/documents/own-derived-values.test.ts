import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { explain } from "../../tools/explain/explain.ts";
import { filesAfter } from "../../tools/rename/renamed-files.ts";
import { tryRename } from "../../tools/rename/try-rename.ts";
import { findUses } from "../../tools/uses/find-uses.ts";
import { setWith } from "./support/error-fixture.ts";

const FLOW = "flows/brewing/brewing.flow.json";
const SCREEN = "flows/brewing/ask.screen.json";
const FORM = "flows/brewing/ask.form.json";

interface Said {
  readonly flow?: object;
  readonly screen?: object;
  readonly form?: object;
  /** Members of the screen's heading, and of the form's field. */
  readonly block?: object;
  readonly field?: object;
  /** Members of the form before its fields. */
  readonly aroundFields?: object;
}

const inside = (members: object = {}) => JSON.stringify(members).slice(1, -1);
const before = (members: object | undefined) => (members === undefined ? "" : `${inside(members)}, `);
const derived = (rules: object | undefined) => before(rules && { derived: rules });

/** The tea house with derived values in its first screen and form, and what is said of it. */
function say({ flow, screen, form, block, field, aroundFields }: Said) {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      [FLOW]: [['"failed": { "dry"', `${derived(flow)}"failed": { "dry"`]],
      [SCREEN]: [
        ['"blocks": {', `${derived(screen)}"blocks": {`],
        ['"title": { "component": "heading",', `"title": { "component": "heading", ${before(block)}`],
      ],
      [FORM]: [
        ['"fields": {', `${before(aroundFields)}${derived(form)}"fields": {`],
        ['"type": "text",', `"type": "text", ${before(field)}`],
      ],
    },
  });
  const { findings, context } = checkDocuments(files, facts);
  return { context, files, facts, found: findings.map(({ check, hint, message }) => ({ check, hint, message })) };
}

const ofCheck = (id: string, hint?: string) =>
  expect.objectContaining(hint === undefined ? { check: id } : { check: id, hint: expect.stringContaining(hint) });
const unknown = ({ found }: ReturnType<typeof say>) => found.filter(({ check }) => check.startsWith("unknown"));

const isMany = { ">": [{ length: "$session.kettles" }, 3] };
const isShort = { "<": [{ length: "$form.kettle" }, 3] };

test("blocks and fields read those of their screen and form, beside those of the flow", () => {
  const said = say({
    flow: { cups: "$settings.cups" },
    screen: { isMany: { and: [isMany, { ">": ["$derived.cups", 1] }] } },
    form: { isShort, isFew: { and: ["$derived.isShort", { "<": ["$derived.cups", 9] }] } },
    block: { visibleWhen: "$derived.isMany" },
    field: { requiredWhen: "$derived.isFew" },
  });
  expect(said.found.filter(({ check }) => check !== "key-order")).toEqual([]);
});

test("a form does not see those of its screen, nor a screen those of its form", () => {
  const said = say({
    screen: { isMany },
    form: { isShort },
    block: { visibleWhen: "$derived.isShort" },
    field: { requiredWhen: "$derived.isMany" },
  });
  expect(unknown(said)).toHaveLength(2);
});

test("only those of a form read its answers, and texts that do not follow the answers read none of these", () => {
  expect(say({ screen: { isShort }, block: { visibleWhen: "$derived.isShort" } }).found).toContainEqual(
    ofCheck("unknown-root"),
  );
  const label = { if: ["$derived.isShort", "porch.required", "porch.dry"] };
  expect(unknown(say({ form: { isShort }, field: { label } }))).toHaveLength(1);
  expect(unknown(say({ form: { isMany }, field: { label: { if: ["$derived.isMany", "porch.dry"] } } }))).toEqual([]);
});

test("a path into one is held against what its rule gives, and has the type of its rule", () => {
  const said = say({
    screen: { first: "$session.kettles[0]" },
    block: { visibleWhen: { present: "$derived.first.nam" } },
  });
  expect(said.found).toContainEqual(ofCheck("unknown-path", 'did you mean "name"?'));
  const mistyped = say({
    form: { count: { "+": [1, 1] } },
    field: { requiredWhen: { and: ["$derived.count", true] } },
  });
  expect(mistyped.found).toContainEqual(ofCheck("mistyped-rule"));
});

test("one that nothing reads, one that reads itself, and one that hides the flow's are told", () => {
  const said = say({ screen: { isMany }, form: { one: "$derived.other", other: "$derived.one" } });
  expect(said.found).toContainEqual(ofCheck("unread-derived", "read it in this screen"));
  expect(said.found).toContainEqual(ofCheck("derived-cycle"));
  const hiding = say({ flow: { isMany }, form: { isMany }, field: { requiredWhen: "$derived.isMany" } });
  expect(hiding.found).toContainEqual(ofCheck("shadowed-derived"));
});

test("fields that need each other by way of a derived value are a cycle", () => {
  expect(say({ form: { isShort }, field: { visibleWhen: "$derived.isShort" } }).found).toContainEqual(
    ofCheck("field-cycle"),
  );
});

test("conditions are held against each other by what they say", () => {
  const never = { and: [isMany, { "!": isMany }] };
  expect(say({ screen: { never }, block: { visibleWhen: "$derived.never" } }).found).toContainEqual(
    ofCheck("never-true"),
  );
});

const used = say({
  screen: { isMany, isFew: { "!": "$derived.isMany" } },
  form: { isMany: isShort },
  block: { visibleWhen: { or: ["$derived.isMany", "$derived.isFew"] } },
  field: { requiredWhen: "$derived.isMany" },
});

test("uses and rename keep one of a screen and one of its form of that name apart", () => {
  const { definitions, uses } = findUses(used.context, "derived", "brewing/ask.isMany");
  expect([definitions.length, uses.length]).toEqual([2, 3]);
});

test("rename writes a new name where a screen reads it", () => {
  const { context: _context, files, facts } = say({ screen: { isMany }, block: { visibleWhen: "$derived.isMany" } });
  const texts = new Map([...files].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
  const check = (of: typeof files) => checkDocuments(of, facts);
  const { changed } = tryRename(texts, check, { kind: "derived", id: "brewing/ask.isMany", to: "isLot" });
  const after = String(filesAfter(texts, changed).get(SCREEN));
  expect(after).not.toContain("isMany");
  expect(after.split("isLot")).toHaveLength(3);
});

test("explain tells how those of a form came to be", () => {
  const rule = `${FORM}#/fields/kettle/requiredWhen`;
  const { lines } = explain(used.context, { rule, data: JSON.stringify({ form: { kettle: "abc" } }) });
  expect(lines).toEqual(expect.arrayContaining(["derived isMany:", "  <: false"]));
});
