import { expect, test } from "vitest";
import { rulePaths } from "../../engine/index.ts";
import { missingKeysIn } from "./possible-keys.ts";
import { type Follow, schemaShape } from "./shape.ts";

const plain: Follow = (schema) => ({ schema, follow: plain });
const data = schemaShape(
  {
    properties: {
      incident: { type: "string", keyOf: "programme.requests.types" },
      way: { enum: ["courier", "walk-in"] },
      anything: { type: "string" },
    },
  },
  plain,
);

const value = {
  requests: { types: { swap: { delivery: "courier" }, refresh: { delivery: "curier" }, cancel: {} } },
  delivery: { methods: { courier: { slots: { am: "08" } } } },
};

function missing(text: string) {
  const [read] = rulePaths({ var: text });
  return read === undefined
    ? []
    : missingKeysIn(read.path, { data })(value).map(({ key, holder }) => `${holder}: ${key}`);
}

test("a key that is declared to be from a catalogue exists", () => {
  expect(missing("programme.requests.types[data.incident].delivery")).toEqual([]);
});

test("a key read from the document is looked up for each of its possible values; an absent one is no key", () => {
  expect(missing("programme.delivery.methods[programme.requests.types[data.incident].delivery].slots")).toEqual([
    "programme.delivery.methods: curier",
  ]);
});

test("each possible value of the data is looked up", () => {
  expect(missing("programme.delivery.methods[data.way].slots")).toEqual(["programme.delivery.methods: walk-in"]);
});

test("nothing is reported for a key that may be anything", () => {
  expect(missing("programme.delivery.methods[data.anything].slots")).toEqual([]);
});
