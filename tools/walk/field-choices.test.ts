import { expect, test } from "vitest";
import { member } from "../../src/documents/json.ts";
import { fieldChoices } from "./field-choices.ts";
import type { Known } from "./possible-values.ts";

const programme = { offers: ["swap", "cleaning"], types: { swap: { place: "door" }, cleaning: { place: "home" } } };
const known: Known = {
  rules: {},
  at: (root, key) => (root === "programme" && key !== undefined ? [member(programme, key)] : undefined),
};
const fieldWith = (list: object) => ({
  type: "radio",
  options: { in: list, as: "offer", value: { var: "offer" }, label: { var: "offer" } },
});
const atDoor = { "===": [{ var: "programme.types[offer].place" }, "door"] };

test("the answers to a choice of a programme's entries are these, or none", () => {
  expect(fieldChoices(fieldWith({ var: "programme.offers" }), known)).toEqual(["swap", "cleaning", undefined]);
  const filtered = { filter: { in: { var: "programme.offers" }, as: "offer", is: atDoor } };
  expect(fieldChoices(fieldWith(filtered), known)).toEqual(["swap", undefined]);
  const isA = { "===": [{ var: "data.kind" }, "a"] };
  const byAnswer = { filter: { in: { var: "programme.offers" }, as: "offer", is: { and: [isA, atDoor] } } };
  expect(fieldChoices(fieldWith(byAnswer), known)).toEqual(["swap", undefined]);
});

test.each([
  ["a list of the session", fieldWith({ var: "session.devices" })],
  ["a field without choices", { type: "text" }],
])("any answer is possible for %s", (_what, field) => {
  expect(fieldChoices(field, known)).toBeUndefined();
});
