import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { namesOfLanguage, wordingsByKey } from "./message-places.ts";

const { files, facts } = documentSet("tea");
const path = "locales/en-US/porch.json";
const own = new TextDecoder().decode(Buffer.from(files.get(path) ?? ""));
const listed = new Map([...files, [path, own.replace('"messages"', '"names": ["More"], "messages"')]]);
const { index } = createCheckContext(changingFiles(listed), facts);

test("a message is found in every language, with the clients' overrides", () => {
  expect(
    wordingsByKey(index)
      .get("porch.title")
      ?.map(({ text }) => text)
      .sort(),
  ).toEqual(["Tea", "Tea house", "Teh", "茶", "茶館"]);
});

test("a language's names are those of all its documents and no other's", () => {
  expect(namesOfLanguage(index, "en-US")).toEqual(["More"]);
  expect(namesOfLanguage(index, "zh-Hant-TW")).toEqual([]);
});
