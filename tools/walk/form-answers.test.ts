import { expect, test } from "vitest";
import { createForm } from "../../src/renderer/test-support/sample-scene.ts";
import { formAnswers } from "./form-answers.ts";
import { RefusingChecks } from "./refusing-checks.ts";

const people = {
  type: "list",
  min: 2,
  max: 3,
  fields: {
    name: { type: "text", required: "garden.wrong", minLength: 3, message: "garden.short" },
    size: { type: "select", options: ["s", "m"].map((value) => ({ value, label: `garden.${value}` })) },
  },
} as const;

test("a list is filled in: as many entries as it must and may have, and breaks each check of their questions", () => {
  const checks = new RefusingChecks();
  const { given } = formAnswers(createForm({ people }), "depot", {}, checks);
  const counts = given.map((one) => (Array.isArray(one.people) ? one.people.length : 0));
  expect([...new Set(counts)].sort()).toEqual([2, 3]);
  expect(JSON.stringify(given)).toContain('"name":');
  expect([...checks.refused].sort()).toContain("depot/pick-up.people#name/required");
  expect([...checks.met].filter((id) => !checks.refused.has(id))).toEqual([]);
});

test("each choice in an entry is one of its answers", () => {
  const { given } = formAnswers(createForm({ people: { ...people, min: 1 } }), "depot", {});
  const sizes = given.flatMap(({ people }) => (Array.isArray(people) ? people.map(({ size }) => size) : []));
  expect(new Set(sizes)).toEqual(new Set([undefined, "s", "m"]));
});

test("another choice is tried together with what may be left out", () => {
  const size = people.fields.size;
  const form = createForm({ size: { ...size, required: "garden.wrong" }, note: { type: "text" } });
  const { given } = formAnswers(form, "depot", {});
  const withNote = given.filter(({ note }) => typeof note === "string" && note !== "").map((one) => one.size);
  expect(new Set(withNote)).toEqual(new Set(["s", "m"]));
});
