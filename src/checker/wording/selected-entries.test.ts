import { expect, test } from "vitest";
import { selectedEntries } from "./selected-entries.ts";

const list = (catalogue: string) => ({ items: { type: "string", "x-selects": catalogue } });
const catalogue = (entry: object) => ({ "x-catalogue": true, additionalProperties: entry });
const schemas = {
  "menu.schema.json": {
    properties: {
      offers: list("/teas"),
      teas: catalogue({ properties: { with: list("/extras") } }),
      extras: catalogue({}),
      moods: catalogue({}),
    },
  },
};

const selected = (value: Record<string, unknown>) =>
  Object.fromEntries(
    [...selectedEntries(schemas, value, "menu.schema.json")].map(([pointer, entries]) => [pointer, [...entries]]),
  );

test("an entry counts as selected by a list, and by an entry that is selected itself", () => {
  const teas = { green: { with: ["lemon"] }, black: { with: ["milk"] } };
  const extras = { lemon: {}, milk: {}, honey: {} };
  expect(selected({ offers: ["green"], teas, extras })).toEqual({
    "/teas": [["green", ["offers", 0]]],
    "/extras": [["lemon", ["teas", "green", "with", 0]]],
  });
});

test("a catalogue from which nothing can select counts whole", () => {
  expect(selected({ offers: [], teas: { green: {} }, moods: { calm: {}, glad: {} } })).toEqual({
    "/teas": [],
    "/moods": [
      ["calm", ["moods", "calm"]],
      ["glad", ["moods", "glad"]],
    ],
  });
});
