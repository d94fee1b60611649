import { expect, test } from "vitest";
import { schemaFileName } from "../../src/checker/read/kinds.ts";
import { operators } from "../../src/engine/index.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { declaredConstructs, usedConstructs } from "./support/constructs.ts";
import { unusedConstructs } from "./unused-constructs.ts";

/** The constructs of journeys. Of clients, programmes and countries only properties count. */
const journeyKinds = [
  "flow",
  "screen",
  "layout",
  "fragment",
  "form",
  "rules",
  "call",
  "external-frame",
  "routes",
  "session",
] as const;
const layerKinds = ["client", "programme", "country"] as const;

const context = prepareRepository();
const declaredBy = (kind: (typeof journeyKinds | typeof layerKinds)[number]) => [
  ...declaredConstructs(context.schemas, schemaFileName(kind)),
];

const declared = new Set([
  ...journeyKinds.flatMap(declaredBy),
  ...layerKinds.flatMap(declaredBy).filter((name) => !name.includes(" ")),
  ...[...operators.keys()].map((name) => `operator ${name}`),
  ...context.components.filter(({ isField }) => isField !== true).map(({ name }) => `component ${name}`),
]);
const documents = [...journeyKinds, ...layerKinds].flatMap((kind) => context.index.of(kind));
const used = new Set(documents.flatMap((document) => usedConstructs(context, document)));
const excused = unusedConstructs.flatMap(({ names }) => names);

test("every construct of the format is used by a document, or unused-constructs.ts gives the reason", () => {
  expect([...declared].filter((name) => !used.has(name) && !excused.includes(name))).toEqual([]);
});

test("a reason goes once a document uses the construct, or once it no longer exists", () => {
  expect(excused.filter((name) => used.has(name) || !declared.has(name))).toEqual([]);
});

test("no construct has two reasons", () => {
  expect(excused.filter((name, index) => excused.indexOf(name) !== index)).toEqual([]);
});
