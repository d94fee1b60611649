import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import { messageText } from "../../src/forms/field-message.ts";
import { createCatalogue } from "../../src/texts/catalogue.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { formDocuments, garden } from "./support/forms.ts";
import { filled } from "./support/oracle.ts";

interface Row {
  /** A field of a journey's form: `journey/form.field`. */
  readonly field: string;
  /** Where the fields are those of a programme. */
  readonly client?: string;
  readonly programme?: string;
  readonly right: readonly string[];
  /** The specification's message for a value, word for word. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The validation rules of the specification (1, section 5; addresses: 2, section 5) that have a message, held against the forms that ask. */
const rows: readonly Row[] = JSON.parse(readFileSync("tests/forms/spec-messages.json", "utf8"));

const WORDS = "locales/en-US";
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...readdirSync(WORDS), "programmes/base-programme.json"]
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${WORDS}/${file}`, "utf8")).messages),
);
const english = createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Singapore", texts });

function findForm(reference: string) {
  const found = formDocuments().find(({ journey, form }) => `${journey}/${form.id}` === reference);
  if (!found) throw new Error(`There is no form "${reference}".`);
  return found.form;
}

const portals = prepareRepository();

/** What the fields of a row read. */
function scopeOf({ client, programme }: Row) {
  if (client === undefined || programme === undefined) return garden;
  const released = assemblePortal(portals, client);
  return { ...garden, client: released.client, programme: released.programmes[programme]?.programme, load: {} };
}

describe.each(rows)("$field", (row) => {
  const { field, right, wrong } = row;
  const [reference = "", ...names] = field.split(".");
  const name = names.join(".");
  const form = findForm(reference);
  const scope = scopeOf(row);
  const errorMessage = (value: string) => {
    const message = filled(form, scope, { [name]: value })
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
