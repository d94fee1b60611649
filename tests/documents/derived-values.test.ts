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
const SECRET =
  '"fields": { "secret": { "type": "password", "label": "brewing.ask.kettle.label", "required": "brewing.ask.kettle.label" },';

/** The tea house with derived values in its first flow, and what is said of it. */
function withDerivedValues(derived: object, use: string, more: Record<string, [string, string][]> = {}) {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      ...more,
      [FORM]: [['"fields": {', SECRET]],
      [FLOW]: [
        ['"failed": { "dry"', `"derived": ${JSON.stringify(derived)},\n  "failed": { "dry"`],
        [
          '"screen": "ask", "on": { "SUBMIT": { "to": "boiling" }',
          `"screen": "ask", "on": { "SUBMIT": { "to": "boiling" }, ${use}`,
        ],
        ...(more[FLOW] ?? []),
      ],
    },
  });
  const { findings, context } = checkDocuments(files, facts);
  return { context, files, facts, found: findings.map(({ check, message, hint }) => ({ check, message, hint })) };
}

const when = (rule: unknown) => `"network.weak": { "if": ${JSON.stringify(rule)}, "show": "porch.dry" }`;
const ofCheck = (id: string) => expect.objectContaining({ check: id });

test("a path into a derived value is held against what its rule gives", () => {
  const { found } = withDerivedValues({ boiled: "$data.kettle" }, when({ present: "$derived.boiled.nam" }));
  expect(found).toContainEqual(
    expect.objectContaining({ check: "unknown-path", hint: expect.stringContaining('did you mean "name"?') }),
  );
});

test("a derived value that is not there is an unknown path with the nearest name", () => {
  const { found } = withDerivedValues({ boiled: "$data.kettle" }, when({ present: "$derived.boild" }));
  expect(found).toContainEqual(
    expect.objectContaining({ check: "unknown-path", hint: expect.stringContaining('did you mean "boiled"?') }),
  );
});

test("a derived value has the type of its rule, also by another", () => {
  const derived = { count: { "+": ["$data.tries", 1] }, more: { "*": ["$derived.count", 2] } };
  const { found } = withDerivedValues(derived, when({ and: ["$derived.more", true] }));
  expect(found).toContainEqual(ofCheck("mistyped-rule"));
});

test("a derived value cannot read what belongs to one moment", () => {
  const { found } = withDerivedValues({ soon: { plus: ["$now", "PT1H"] } }, when({ present: "$derived.soon" }));
  expect(found).toContainEqual(ofCheck("unknown-root"));
});

test("a derived value is not read by the flow's key, nor by another flow", () => {
  const { found } = withDerivedValues({ one: "$settings.cups" }, when({ present: "$derived.one" }), {
    "flows/party/party.flow.json": [['{ "present": { "var": "data.chosen" } }', '{ "present": "$derived.one" }']],
  });
  expect(found).toContainEqual(ofCheck("unknown-path"));
});

test("what reads a secret is secret wherever it goes: to analytics, to storage, into data, to an outside page", () => {
  const derived = { shown: { upper: "$data.ask.secret" }, label: { join: [["<", "$derived.shown"], ""] } };
  const use =
    '"network.weak": { "set": { "kettle": { "object": { "id": "$derived.label" } } }, "do": { "track": { "event": "e", "with": { "label": "$derived.label" } }, "store": { "guest": "$derived.label" } } }';
  const checks = withDerivedValues(derived, use).found.map(({ check }) => check);
  expect(checks).toEqual(expect.arrayContaining(["tracked-person", "stored-secret", "leaving-secret"]));
});

test("conditions are held against each other by what derived values say", () => {
  const derived = { none: { and: [{ present: "$data.kettle.id" }, { "!": { present: "$data.kettle.id" } }] } };
  const { found } = withDerivedValues(derived, when("$derived.none"));
  expect(found).toContainEqual(ofCheck("never-true"));
});

test("a screen and a form read the derived values of the flow that shows them", () => {
  const { found } = withDerivedValues({ isMany: { ">": ["$settings.cups", 3] } }, when("$derived.isMany"), {
    [SCREEN]: [['"form": { "component": "form",', '"form": { "component": "form", "visibleWhen": "$derived.isMany",']],
  });
  expect(found.filter(({ check }) => check.startsWith("unknown"))).toEqual([]);
});

const used = withDerivedValues(
  { isMany: { ">": ["$settings.cups", 3] }, isFew: { "!": "$derived.isMany" } },
  when({ or: ["$derived.isMany", "$derived.isFew"] }),
);

test("uses lists where a derived value is named", () => {
  const { definitions, uses } = findUses(used.context, "derived", "brewing/brewing.isMany");
  expect(definitions).toHaveLength(1);
  expect(uses.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([expect.stringContaining("/derived/isFew"), expect.stringContaining("/network.weak/if")]),
  );
});

test("rename writes a new name where a derived value is defined and wherever it is read", () => {
  const texts = new Map([...used.files].map(([path, content]) => [path, Buffer.from(content).toString("utf8")]));
  const check = (of: typeof used.files) => checkDocuments(of, used.facts);
  const { changed } = tryRename(texts, check, { kind: "derived", id: "brewing/brewing.isMany", to: "isLot" });
  const after = String(filesAfter(texts, changed).get(FLOW));
  expect(after).not.toContain("isMany");
  expect(after.split("isLot")).toHaveLength(4);
});

test("explain tells how the derived values of a rule came to be, also those that they read", () => {
  const rule = `${FLOW}#/states/asking/on/network.weak/if`;
  const { lines } = explain(used.context, { rule, data: JSON.stringify({ settings: { cups: 2 } }) });
  expect(lines).toEqual(expect.arrayContaining(["derived isMany:", "  >: false", "derived isFew:", "  !: true"]));
});
