import { expect, test, vi } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { askFor } from "./ask.ts";
import type { Question } from "./question.ts";

// No question below reads it.
const context: CheckContext = Object.create(null);

const questions: readonly Question[] = [
  { name: "id", asks: "The id", example: "tea", pattern: /^[a-z]+$/ },
  { name: "size", asks: "The size", example: "small", choices: () => ["small", "large"], usual: () => "small" },
  { name: "colours", asks: "The colours", example: "red,blue", isList: true, choices: () => ["red", "blue"] },
  { name: "note", asks: "A note", example: "hot", isOptional: true },
];

const terminal = (...lines: string[]) => {
  const asked: string[] = [];
  const askPerson = async (question: string) => {
    asked.push(question);
    return lines.shift() ?? "";
  };
  return { asked, askPerson };
};

test("a person is asked for what no option says; Enter takes the usual answer", async () => {
  const { asked, askPerson } = terminal("tea", "", "red, blue");
  expect(await askFor(questions, { context, given: {}, askPerson })).toEqual({
    id: "tea",
    size: "small",
    colours: "red, blue",
  });
  expect(asked).toEqual([
    "The id (for example tea): ",
    "The size (small, large) [small]: ",
    "The colours (red, blue): ",
  ]);
});

test("a wrong answer is refused, and asked for again", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const { asked, askPerson } = terminal("Tea!", "tea", "red, green", "red");
  const given = { size: "large" };
  expect(await askFor(questions, { context, given, askPerson })).toMatchObject({ id: "tea", colours: "red" });
  expect(asked).toHaveLength(4);
  expect(complaints.mock.calls).toEqual([['"Tea!" does not have the form of tea'], ['"green" is none of: red, blue']]);
  complaints.mockRestore();
});

test("without a terminal all that is missing or wrong is said at once", async () => {
  const asked = askFor(questions, { context, given: { size: "huge" } });
  await expect(asked).rejects.toThrow(
    [
      "--id: an answer is needed, for example tea (The id)",
      '--size: "huge" is none of: small, large (The size)',
      "--colours: an answer is needed, for example red,blue (The colours)",
    ].join("\n"),
  );
});
