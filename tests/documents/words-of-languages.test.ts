import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Words = Readonly<Record<string, string>>;

/** All texts of a language, of journeys, clients and programmes. */
function wordsOf(language: string): Words {
  const folder = `locales/${language}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  return Object.assign({}, ...files.map((path) => JSON.parse(readFileSync(`${folder}/${path}`, "utf8")).messages));
}

const [english, thai, chinese] = [wordsOf("en-US"), wordsOf("th-TH"), wordsOf("zh-Hant-TW")];

/** Leaving a journey ends nothing that we have; cancelling ends a request. */
describe.each([
  ["Thai", thai, "หยุด", "ยกเลิก"],
  ["Chinese", chinese, "停止", "取消"],
] as const)("in %s", (_language, words, stop, cancel) => {
  test.each(["service-request.cancel", "service-request.leave.stop", "registration.cancel", "registration.leave.stop"])(
    "%s stops, and does not cancel",
    (key) => {
      expect(words[key]).toContain(stop);
      expect(words[key]).not.toContain(cancel);
    },
  );

  test("a request is cancelled, not stopped", () => {
    const text = words["my-service-requests.details.cancel"];
    expect(text).toContain(cancel);
    expect(text).not.toContain(stop);
  });
});

/** The Thai "yes", which answers only "is it so that …". */
const IT_IS = "ใช่";

test("a Thai question is answered by its verb, unless it asks whether something is so", () => {
  const answers = Object.entries(thai).filter(([key]) => key.endsWith(".options.yes"));
  expect(answers.length).toBeGreaterThan(0);
  const wrong = answers.filter(([key, answer]) => {
    const question = thai[key.replace(/\.options\.yes$/, ".label")] ?? "";
    return answer === IT_IS && !question.endsWith(`${IT_IS}หรือไม่`);
  });
  expect(wrong).toEqual([]);
});

/** Words of which the Philippines spells each in another way. */
const BRITISH = /colour|centre|enquir|uthoris/i;
/** A journey that no client in the Philippines offers. */
const NOT_THERE = /^cleaning\./;

test("clients in the Philippines show no British spelling", () => {
  const shown = { ...english, ...wordsOf("en-PH") };
  const isBritish = (text: string) => BRITISH.test(text.replaceAll(/\{\{\w+\}\}/g, ""));
  expect(Object.keys(shown).filter((key) => !NOT_THERE.test(key) && isBritish(shown[key] ?? ""))).toEqual([]);
  expect(shown["service-request.replacement.colour.label"]).toBe("Which color?");
});

test.each([
  ["English", english],
  ["Thai", thai],
  ["Chinese", chinese],
] as const)("in %s a menu item has the words of the heading that it leads to", (_language, words) => {
  expect(words["menus.items.profile.name"]).toBe(words["profile.title"]);
  expect(words["menus.items.payments.name"]).toBe(words["payments.mine.title"]);
  expect(words["menus.items.requests.name"]).toBe(words["my-service-requests.title"]);
});
