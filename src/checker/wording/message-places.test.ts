import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { isRelated, listOfLanguage, wordingsByKey } from "./message-places.ts";

const { files, facts } = documentSet("tea");
const path = "locales/en-US/porch.json";
const own = new TextDecoder().decode(Buffer.from(files.get(path) ?? ""));
const listed = new Map([...files, [path, own.replace('"messages"', '"vague": ["More"], "messages"')]]);
const { index } = createCheckContext(changingFiles(listed), facts);

test("a message is found in every language, with the clients' overrides", () => {
  expect(
    wordingsByKey(index)
      .get("porch.title")
      ?.map(({ text }) => text)
      .sort(),
  ).toEqual(["Tea", "Tea house", "Teh", "茶", "茶館"]);
});

test("a language's list holds the messages of all its documents and no other's", () => {
  expect(listOfLanguage(index, "en-US", "vague")).toEqual(["More"]);
  expect(listOfLanguage(index, "zh-Hant-TW", "vague")).toEqual([]);
});

test("a language is related when its messages extend those of another", () => {
  expect([isRelated(index, "ms-MY"), isRelated(index, "zh-Hant-TW")]).toEqual([true, false]);
});
