import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messageText } from "../../src/forms/field-message.ts";
import { createCatalogue } from "../../src/texts/catalogue.ts";
import { formDocuments, garden } from "./support/forms.ts";
import { filled } from "./support/oracle.ts";

interface Row {
  /** A field of a journey's form: `journey/form.field`. */
  readonly field: string;
  readonly right: readonly string[];
  /** The specification's message for a value, word for word. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The validation rules of the specification (1, section 5) that have a message, held against the forms that ask. */
const rows: readonly Row[] = JSON.parse(readFileSync("tests/forms/spec-messages.json", "utf8"));

const WORDS = "locales/en-US";
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(WORDS)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${WORDS}/${file}`, "utf8")).messages),
);
const english = createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Singapore", texts });

function findForm(reference: string) {
  const found = formDocuments().find(({ journey, form }) => `${journey}/${form.id}` === reference);
  if (!found) throw new Error(`There is no form "${reference}".`);
  return found.form;
}

describe.each(rows)("$field", ({ field, right, wrong }) => {
  const [reference = "", name = ""] = field.split(".");
  const form = findForm(reference);
  const errorMessage = (value: string) => {
    const message = filled(form, garden, { [name]: value })
      .store.problems()
      .get(name);
    return message === undefined ? undefined : messageText(message, english);
  };

  it.each(right)("accepts %j", (value) => {
    expect(errorMessage(value)).toBeUndefined();
  });

  it.each(Object.entries(wrong))("gives the message for %j: %s", (value, message) => {
    expect(errorMessage(value)).toBe(message);
  });
});
