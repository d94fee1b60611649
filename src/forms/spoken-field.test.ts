import { describe, expect, test } from "vitest";
import { fieldOfEntry } from "./form-parts.ts";
import { spokenField, wordsOfEntry } from "./spoken-field.ts";

const entry = (field: Parameters<typeof wordsOfEntry>[0]) => fieldOfEntry("programme.triage.questions", "wet", field);

describe("an entry of a catalogue", () => {
  test("has its words as messages under the catalogue and its name", () => {
    const parts = { type: "checkboxes", options: ["lid", "spout"], hint: true, placeholder: true } as const;
    expect(entry(parts)).toMatchObject({
      label: "triage.questions.wet.label",
      hint: "triage.questions.wet.hint",
      options: [
        { value: "lid", label: "triage.questions.wet.options.lid" },
        { value: "spout", label: "triage.questions.wet.options.spout" },
      ],
    });
    expect(wordsOfEntry(parts)).toEqual(["label", "hint", "placeholder", "options.lid", "options.spout"]);
  });

  test("says that an answer is wrong in its own words, and that a choice is missing in general ones", () => {
    const text = { type: "text", required: true } as const;
    expect(entry(text)).toMatchObject({
      required: "triage.questions.wet.invalid",
      message: "triage.questions.wet.invalid",
    });
    expect(wordsOfEntry(text)).toEqual(["label", "invalid"]);
    expect(entry({ type: "yes-no", required: true }).required).toBe("form.required");
    expect(wordsOfEntry({ type: "yes-no", required: true })).toEqual(["label"]);
    expect(wordsOfEntry({ type: "yes-no", options: ["yes", "no"] })).toEqual(["label", "options.yes", "options.no"]);
    expect(wordsOfEntry({ type: "text", pattern: "a" })).toEqual(["label", "invalid"]);
  });

  test("keeps the messages that it names, and is optional when it says so", () => {
    const named = { type: "text", label: "tea.name", message: "tea.wrong", required: "tea.missing" } as const;
    expect(entry(named)).toEqual(named);
    expect(entry({ type: "text", required: false })).not.toHaveProperty("required");
    expect(wordsOfEntry({ ...named, required: true })).toEqual([]);
  });
});

test("a field of a form has no message of its own for wrong answers", () => {
  const field = spokenField({ type: "text", pattern: "a" }, "depot.pick-up.name", false);
  expect(field).toEqual({ type: "text", pattern: "a", label: "depot.pick-up.name.label" });
});
