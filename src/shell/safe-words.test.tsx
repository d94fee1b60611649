import { afterEach, expect, test } from "vitest";
import { englishSafeWords, safeWords } from "./safe-words.ts";

const words = { title: "Titel", text: "Text", code: "Code", again: "Noch einmal" };

function pageWith(text: string) {
  const holder = document.createElement("script");
  holder.type = "application/json";
  holder.id = "last-resort";
  holder.textContent = text;
  document.body.append(holder);
}

afterEach(() => document.body.replaceChildren());

test("the words of a language are those of the page", () => {
  pageWith(JSON.stringify({ "de-AT": words }));
  expect(safeWords(document, "de-AT")).toEqual(words);
});

test.each(["", "{", "null", '{"de-AT": "words"}', '{"fr-FR": {}}'])("a page with %j has English ones", (text) => {
  pageWith(text);
  expect(safeWords(document, "de-AT")).toEqual(englishSafeWords);
});

test("so has a page without any", () => {
  expect(safeWords(document, "de-AT")).toEqual(englishSafeWords);
});
