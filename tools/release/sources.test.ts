import { expect, test } from "vitest";
import { sourcesText, toSources, withPart } from "./sources.ts";

const CLIENT = "programmes/clients/inn.client.json";
const live = new Map([
  [CLIENT, '{ "id": "inn", "programmes": ["ale"] }'],
  ["programmes/drink.programme.json", '{ "id": "drink", "cold": false }'],
  ["programmes/ale.programme.json", '{ "id": "ale", "extends": "drink" }'],
  ["locales/en-US/programmes/ale.json", '{ "title": "Ale" }'],
  ["locales/en-US/bar.json", '{ "title": "Bar" }'],
]);
const tree = new Map([
  [CLIENT, '{ "id": "inn", "programmes": ["ale", "cider"], "code": "new" }'],
  ["programmes/drink.programme.json", '{ "id": "drink", "cold": true }'],
  ["programmes/ale.programme.json", '{ "id": "ale", "extends": "drink", "dark": true }'],
  ["programmes/cider.programme.json", '{ "id": "cider" }'],
  ["locales/en-US/bar.json", '{ "title": "New bar" }'],
]);
const part = (...programmes: string[]) => withPart(live, tree, { client: "inn", programmes });

test("a programme is replaced with its parents and its messages; all other documents stay", () => {
  const documents = part("ale");
  expect(documents.get("programmes/ale.programme.json")).toBe(tree.get("programmes/ale.programme.json"));
  expect(documents.get("programmes/drink.programme.json")).toBe(tree.get("programmes/drink.programme.json"));
  expect(documents.has("locales/en-US/programmes/ale.json")).toBe(false);
  for (const path of [CLIENT, "locales/en-US/bar.json"]) expect(documents.get(path)).toBe(live.get(path));
  expect(documents.has("programmes/cider.programme.json")).toBe(false);
});

test("a client sells the programmes that the other documents sell, and takes no other value of theirs", () => {
  expect(JSON.parse(part("cider").get(CLIENT) ?? "")).toEqual({ id: "inn", programmes: ["ale", "cider"] });
  const none = new Map([...tree, [CLIENT, '{ "programmes": [] }']]);
  const left = withPart(live, none, { client: "inn", programmes: ["ale"] });
  expect(JSON.parse(left.get(CLIENT) ?? "")).toEqual({ id: "inn", programmes: [] });
});

test("a document that is not JSON stays unchanged, and the checker reports it", () => {
  const broken = new Map([...tree, ["programmes/ale.programme.json", '{ "id"']]);
  const taken = withPart(live, broken, { client: "inn", programmes: ["ale"] });
  expect(taken.get("programmes/ale.programme.json")).toBe('{ "id"');
});

test("the same documents in any order give the same bytes", () => {
  const bytes = new Map([...live].map(([path, text]) => [path, Buffer.from(text)] as const));
  expect(sourcesText(toSources(new Map([...bytes].reverse())))).toBe(sourcesText(live));
});
