import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueAt } from "../../src/checker/findings/inside.ts";
import type { Field, Form } from "../../src/documents/generated/form.ts";
import { type JsonObject, objectEntries } from "../../src/documents/json.ts";
import { isField } from "../../src/forms/form-parts.ts";
import { asProgrammesHaveIt, formDocuments, garden, withDerivedOf } from "./support/forms.ts";
import { filled, ourWrongFields, theirWrongFields } from "./support/oracle.ts";

const digits = (max: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: max });
const handle = fc.record({
  id: fc.uuid(),
  name: fc.constant("a.pdf"),
  size: fc.integer({ min: 0, max: 2_000 }),
  type: fc.constantFrom("application/pdf", "image/png", "image/jpeg", "text/html"),
});
const words = fc.oneof(
  fc.constantFrom("", "a", "Mei Tan", "梅 陳", "สมชาย", "Hello Mei", "a".repeat(21), "a".repeat(51), "😀".repeat(20)),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  digits(10),
);
const emails = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    "a@b",
    "a.b+c@example.com",
    "a..b@example.com",
    "@x.com",
    "a@x.com ",
    "a b@x.com",
    `${"a".repeat(250)}@x.co`,
  ),
);
const days = fc.oneof(
  fc.constantFrom(
    "2026-01-01",
    "2025-12-31",
    "2026-11-21",
    "2026-11-22",
    "2026-02-30",
    "2024-02-29",
    "2023-02-29",
    "26-1-1",
  ),
  fc
    .date({ noInvalidDate: true, min: new Date("2025-01-01"), max: new Date("2027-12-31") })
    .map((day) => day.toISOString().slice(0, 10)),
);

const numbers = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map(String),
  fc.constantFrom("0", "1", "12", "13", "-1", "0.5", "1.25", "1.255", "1,000", "1.", "1e3", "９"),
);
const months = fc.constantFrom("2024-02", "2024-03", "2026-11", "2026-12", "2025-13", "2025-00", "2025-", "26-1");
const times = fc.constantFrom("08:59", "09:00", "18:00", "18:01", "24:00", "9:00", "12:60", "12:30:15");

/** Values that a customer could give to a field, right and wrong ones. */
function valuesFor({ type, options, fields = {} }: Field): fc.Arbitrary<unknown> {
  const choices = Array.isArray(options)
    ? options.map((one) => (typeof one === "string" ? one : one.value))
    : ["n1", "2", "n3", "am", "pm", "2026-11-22"];
  if (type === "yes-no") return fc.constantFrom("yes", "no", "", "gone");
  switch (type) {
    case "list": {
      const given = Object.entries(fields).map(([name, field]) => [name, valuesFor(field)]);
      return fc.array(fc.record(Object.fromEntries(given), { requiredKeys: [] }), { maxLength: 4 });
    }
    case "email":
      return fc.oneof(emails, words);
    case "tel":
    case "one-time-code":
      return fc.oneof(digits(12), words, fc.constantFrom("+65 8123 4567", "12-34"));
    case "checkbox":
      return fc.boolean();
    case "checkboxes":
      return fc.array(fc.constantFrom(...choices, "gone"), { maxLength: 4 });
    case "file":
      return fc.oneof(fc.array(handle, { maxLength: 3 }), fc.constant([]));
    case "number":
      return fc.oneof(words, numbers);
    case "month":
      return fc.oneof(months, words);
    case "time":
      return fc.oneof(times, words);
    case "date":
      return fc.oneof(days, fc.constant(""));
    case "select":
    case "radio":
    case "radio-list":
    case "slot":
    case "day":
      return fc.constantFrom(...choices, "", "gone");
    default:
      return fc.oneof(words, emails);
  }
}

/** Values for some fields of a form, those of its group too, which a set of that path has. */
function anyValues(form: Form, scope: JsonObject): fc.Arbitrary<Record<string, unknown>> {
  const given = Object.entries(form.fields).flatMap(([name, field]): [string, fc.Arbitrary<unknown>][] => {
    if (field.type !== "group") return [[name, valuesFor(field)]];
    const entries = objectEntries(valueAt(scope, (field.fieldsOf ?? "").split(".")));
    return entries.flatMap(([one, entry]): [string, fc.Arbitrary<unknown>][] =>
      isField(entry) ? [[`${name}.${one}`, fc.oneof(valuesFor(entry), digits(7))]] : [],
    );
  });
  return fc.record(Object.fromEntries(given), { requiredKeys: [] });
}

/** AJV compiles the schema of each run, which takes most of the time. */
const RUNS = 30;

describe.each(formDocuments())("the form $journey/$form.id", ({ form }) => {
  it("is judged alike by our validator and by AJV, for any values", () => {
    fc.assert(
      fc.property(anyValues(form, garden), (values) => {
        const made = filled(form, garden, values);
        expect(ourWrongFields(made)).toEqual(theirWrongFields(made));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("is wrong in the required fields while it is empty", () => {
    const made = filled(form, garden, {});
    expect(ourWrongFields(made)).toEqual(theirWrongFields(made));
  });
});

/** If two programmes make a form ask the same, one of them represents both. */
function differing<One extends { readonly form: Form; readonly scope: JsonObject }>(all: readonly One[]): One[] {
  const asked = ({ form, scope }: One) => {
    const { compiled, schema } = filled(form, scope, {});
    return JSON.stringify([form.id, schema, compiled.fields.map(({ document }) => document)]);
  };
  return [...new Map(all.map((one) => [asked(one), one])).values()];
}

const included = formDocuments().filter(({ form }) => Object.values(form.fields).some(({ type }) => type === "group"));
const worlds = asProgrammesHaveIt();
const ofProgrammes = differing(
  included
    .filter(({ journey }) => journey !== "invented")
    .flatMap((one) => worlds.map((world) => ({ ...one, ...world, scope: withDerivedOf(one, world.scope) }))),
);

/** A form of which a programme asks nothing is not shown by it: of two pages for questions, a programme has one. */
const withFields = ofProgrammes.filter(({ form, scope }) => filled(form, scope, {}).compiled.fields.length > 0);

it("each form asks something in some programme", () => {
  const named = (all: typeof ofProgrammes) => [...new Set(all.map(({ journey, form }) => `${journey}/${form.id}`))];
  expect(named(withFields)).toEqual(named(ofProgrammes));
});

describe.each(withFields)("the form $journey/$form.id with the fields of $of", ({ form, scope }) => {
  it("is judged alike by our validator and by AJV, for any values", () => {
    fc.assert(
      fc.property(anyValues(form, scope), (values) => {
        const made = filled(form, scope, values);
        expect(ourWrongFields(made)).toEqual(theirWrongFields(made));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("is wrong while it is empty", () => {
    const made = filled(form, scope, {});
    expect(ourWrongFields(made)).not.toEqual([]);
    expect(ourWrongFields(made)).toEqual(theirWrongFields(made));
  });
});
