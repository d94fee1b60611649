import { expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { releaseFor } from "../../src/checker/release/release-for.ts";
import { compileForm } from "../../src/forms/compile-form.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { fixFindings } from "../../tools/fix/fix-findings.ts";
import { changedDocuments } from "./support/changed-documents.ts";
import { waterDamage } from "./support/water-damage.ts";

const checking = openChecking(changedDocuments(waterDamage), checkerFacts());
// As `validate --fix` does it: merged members are at the end.
fixFindings(checking, ({ check }) => check === "key-order");
const { context } = checking;

test("an incident with three questions of its own needs files of programmes and locales only, and is valid", () => {
  const folders = Object.keys(waterDamage).map((path) => path.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(["programmes", "locales"]));
  expect(checking.findings()).toEqual([]);
});

test("its questions are drawn from the catalogue, with their words", async () => {
  const { programmes, bundles } = await releaseFor(context, "sg-carrier");
  const form = bundles["service-request"]?.forms.triage;
  const { programme } = programmes["care-4-0"] ?? {};
  if (form === undefined || programme === undefined) throw new Error("There is a form, and the programme.");
  const derived = { asked: ["wasOnAfter", "wetParts", "otherPart"] };
  const { fields } = compileForm(form, "service-request", { programme, derived });
  expect(fields.map(({ name, document }) => [name, document.type, document.label])).toEqual([
    ["answers.wasOnAfter", "yes-no", "triage.questions.wasOnAfter.label"],
    ["answers.wetParts", "checkboxes", "triage.questions.wetParts.label"],
    ["answers.otherPart", "text", "triage.questions.otherPart.label"],
  ]);
});
