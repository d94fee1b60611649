import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { baseLanguage, letterOf, shownIn, withParents, writtenIn } from "./languages.ts";

const { files, facts } = documentSet("tea");
const { index } = createCheckContext(changingFiles(files), facts);

test("the base language is the first of the client that all others extend", () => {
  expect(baseLanguage(index)).toBe("en-US");
});

test("a language is followed by its parents, and a circle ends", () => {
  expect(withParents(index, "ms-MY")).toEqual(["ms-MY", "en-US"]);
  const path = "locales/en-US/language.json";
  const circle = String(files.get(path)).replace('"script"', '"parent": "ms-MY", "script"');
  const circular = createCheckContext(changingFiles(new Map([...files, [path, circle]])), facts);
  expect(withParents(circular.index, "ms-MY")).toEqual(["ms-MY", "en-US"]);
});

test("a language is written in itself unless its document says another", () => {
  expect([writtenIn(index, "zh-Hant-TW"), writtenIn(index, "ms-MY")]).toEqual(["zh-Hant-TW", "en-MY"]);
});

test("a language is shown in that of the client's country, if it names one", () => {
  const path = "locales/en-US/language.json";
  const named = String(files.get(path)).replace('"script"', '"regional": { "XX": "ms-MY" }, "script"');
  const regional = createCheckContext(changingFiles(new Map([...files, [path, named]])), facts).index;
  const shown = (country: string, locale: string) => shownIn(regional, { region: { country } }, locale);
  expect([shown("XX", "en-US"), shown("YY", "en-US"), shown("XX", "zh-Hant-TW")]).toEqual([
    "ms-MY",
    "en-US",
    "zh-Hant-TW",
  ]);
  expect(shownIn(regional, {}, "en-US")).toBe("en-US");
});

test("a script is known by its letters", () => {
  expect(letterOf("Thai")?.test("ชา")).toBe(true);
  expect(letterOf("Hant")?.test("茶")).toBe(true);
  expect(letterOf("Jpan")?.test("ティー")).toBe(true);
  expect(letterOf("Jpan")?.test("Tea 1")).toBe(false);
  expect(letterOf("Xxxx")).toBeUndefined();
});
