import { expect, test } from "vitest";
import { createForm } from "../../src/renderer/test-support/sample-scene.ts";
import { formAnswers } from "./form-answers.ts";
import { KnownAnswers } from "./known-answers.ts";
import { RefusingChecks } from "./refusing-checks.ts";

const form = createForm({
  note: { type: "text", required: "garden.wrong", visibleWhen: { var: "data.asksNote" } },
});

test("a form is filled in again only when a value that its rules read differs", () => {
  const known = new KnownAnswers<ReturnType<typeof formAnswers>>();
  const fill = (data: object) => formAnswers(form, "depot", { data }, new RefusingChecks(), known);
  const asked = fill({ asksNote: true });
  expect(fill({ asksNote: true, name: "not read" })).toBe(asked);
  const unasked = fill({ asksNote: false });
  expect(unasked.given).not.toEqual(asked.given);
  expect(fill({ asksNote: false })).toBe(unasked);
});
