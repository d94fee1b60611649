import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Field } from "../../src/documents/generated/form.ts";
import { garden } from "./support/forms.ts";
import { filled, ourWrongFields, theirWrongFields } from "./support/oracle.ts";

interface SpecCase {
  readonly row: string;
  readonly field: Field;
  readonly right: readonly unknown[];
  /** The message by the value; one that is no text is written as JSON. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** A case for each row and list of the specification's validation rules (1, section 5). */
const cases: readonly SpecCase[] = JSON.parse(readFileSync("tests/forms/spec-cases.json", "utf8"));

const formWith = (field: Field) =>
  ({ id: "one", formatVersion: 2, summary: "One field.", fields: { one: field } }) as const;

function written(value: string, { type }: Field): unknown {
  return type === "checkbox" || (type === "file" && value !== "") ? JSON.parse(value) : value;
}

describe.each(cases)("$row", ({ field, right, wrong }) => {
  it.each(right.map((value) => [value]))("accepts %j", (value) => {
    const made = filled(formWith(field), garden, { one: value });
    expect([ourWrongFields(made), theirWrongFields(made)]).toEqual([[], []]);
  });

  it.each(Object.entries(wrong))("refuses %j: %s", (value, message) => {
    const made = filled(formWith(field), garden, { one: written(value, field) });
    expect(Object.fromEntries(made.store.problems())).toEqual({ one: message });
    expect(theirWrongFields(made)).toEqual(["one"]);
  });
});
