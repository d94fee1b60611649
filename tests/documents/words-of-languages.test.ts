import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Words = Readonly<Record<string, string>>;

/** All texts of a language, of journeys, clients and programmes. */
function wordsOf(language: string): Words {
  const folder = `locales/${language}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  return Object.assign({}, ...files.map((path) => JSON.parse(readFileSync(`${folder}/${path}`, "utf8")).messages));
}

const [thai, chinese] = [wordsOf("th-TH"), wordsOf("zh-Hant-TW")];

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
