import { expect, test } from "vitest";
import { migrateDocument } from "./migrate-document.ts";

const lines = (...all: string[]) => `${all.join("\n")}\n`;

/** A document of each kind in both formats; names that are the same in both, and neighbours, stay. */
const documents: readonly [string, string, string][] = [
  [
    "a flow",
    lines(
      "{",
      '  "$schema": "../../schemas/flow.schema.json", "id": "tea", "formatVersion": 1,',
      '  "needs": ["session"], "key": "$data.key",',
      '  "data": { "properties": { "lasting": { "type": "integer",   "lasting": true } } },',
      '  "steps": [{ "to": "ask", "gives": "key" }],',
      '  "states": { "ask": { "call": "a.b", "way": "v1", "done": [{ "do": { "go": "tea" }, "set": { "go": "go" } }] } }',
      "}",
    ),
    lines(
      "{",
      '  "$schema": "../../schemas/flow.schema.json", "id": "tea", "formatVersion": 2,',
      '  "requires": ["session"], "runKey": "$data.key",',
      '  "data": { "properties": { "lasting": { "type": "integer",   "keptOnBack": true } } },',
      '  "steps": [{ "to": "ask", "sets": "key" }],',
      '  "states": { "ask": { "call": "a.b", "variant": "v1", "done": [{ "do": { "navigate": "tea" }, "set": { "go": "go" } }] } }',
      "}",
    ),
  ],
  [
    "a call",
    '{ "$schema": "../../schemas/call.schema.json", "input": { "with": {} }, "ways": { "with": { "with": { "body.fails": 1 }, "gives": 1, "keeps": {}, "fails": {} } } }',
    '{ "$schema": "../../schemas/call.schema.json", "input": { "with": {} }, "variants": { "with": { "request": { "body.fails": 1 }, "output": 1, "tokens": {}, "failures": {} } } }',
  ],
  [
    "a screen",
    '{ "$schema": "../../schemas/screen.schema.json", "blocks": { "use": { "use": "panel", "can": "hidden", "children": { "a": { "use": "text", "props": { "use": 1 } } } } } }',
    '{ "$schema": "../../schemas/screen.schema.json", "blocks": { "use": { "component": "panel", "whenRefused": "hidden", "children": { "a": { "component": "text", "props": { "use": 1 } } } } } }',
  ],
  [
    "scenarios",
    '{ "$schema": "../../schemas/scenarios.schema.json", "scenarios": { "A": { "then": { "asks": [] }, "steps": [{ "when": { "answers": "a.b", "gives": { "gives": 1 } }, "then": { "takes": {}, "gives": {}, "data": { "asks": 1 } } }] } } }',
    '{ "$schema": "../../schemas/scenarios.schema.json", "scenarios": { "A": { "then": { "calls": [] }, "steps": [{ "when": { "answers": "a.b", "reply": { "gives": 1 } }, "then": { "accepts": {}, "output": {}, "data": { "asks": 1 } } }] } } }',
  ],
  [
    "a case of the engine",
    '{ "flow": { "main": { "needs": [], "states": { "a": { "screen": "a", "on": { "GO": { "do": { "leave": "x" } } } } } } }, "given": { "needs": 1 }, "expects": [{ "data": { "gives": 1 } }] }',
    '{ "flow": { "main": { "requires": [], "states": { "a": { "screen": "a", "on": { "GO": { "do": { "openExternal": "x" } } } } } } }, "given": { "needs": 1 }, "expects": [{ "data": { "gives": 1 } }] }',
  ],
];

test.each(documents)("%s gets the names of format 2, and nothing else changes", (_, before, after) => {
  expect(migrateDocument(before)).toBe(after);
});

test.each(documents)("%s that was migrated stays as it is", (_, _before, after) => {
  expect(migrateDocument(after)).toBe(after);
});

test("messages get the new version only, and what is no document stays", () => {
  const messages = (version: number) =>
    `{ "$schema": "../../schemas/messages.schema.json", "formatVersion": ${version}, "messages": { "a": "$5" } }`;
  expect(migrateDocument(messages(1))).toBe(messages(2));
  expect(migrateDocument('{ "needs": ["x"] }')).toBe('{ "needs": ["x"] }');
  expect(migrateDocument("")).toBe("");
});
