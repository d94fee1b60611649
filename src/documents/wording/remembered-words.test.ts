import { expect, test } from "vitest";
import { indexDocuments } from "../document-index.ts";
import { rememberedWords } from "./remembered-words.ts";

test("what is found is found once for each index and name, also when it is nothing", () => {
  const asked: string[] = [];
  const find = rememberedWords((_index, one: string, other: string): string | undefined => {
    asked.push(`${one} ${other}`);
    return undefined;
  });
  const [index, another] = [indexDocuments([], []), indexDocuments([], [])];
  expect([find(index, "a", "b"), find(index, "a", "b")]).toEqual([undefined, undefined]);
  find(index, "a", "c");
  find(another, "a", "b");
  expect(asked).toEqual(["a b", "a c", "a b"]);
});
