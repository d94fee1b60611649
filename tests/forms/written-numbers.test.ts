import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { formDocuments } from "./support/forms.ts";
import { filled } from "./support/oracle.ts";

interface Row {
  readonly client: string;
  /** A field of a journey's form: `journey/form.field`. */
  readonly field: string;
  /** What goes out, and how people of that country may write it. */
  readonly means: Readonly<Record<string, readonly string[]>>;
}

const rows: readonly Row[] = JSON.parse(readFileSync("tests/forms/written-numbers.json", "utf8"));
const documents = prepareRepository();
const forms = formDocuments();

describe.each(rows)("$client, $field", ({ client: id, field, means }) => {
  const [reference = "", name = ""] = field.split(".");
  const { client } = assemblePortal(documents, id);
  const found = forms.find(({ journey, form }) => `${journey}/${form.id}` === reference);
  if (found === undefined) throw new Error(`There is no form "${reference}".`);
  const scope = { client, settings: {}, data: {}, now: "2026-11-21T04:00:00Z" };

  it.each(Object.entries(means).flatMap(([meant, written]) => written.map((one) => [one, meant] as const)))(
    "reads %j as %s",
    (written, meant) => {
      const { store } = filled(found.form, scope, { [name]: written });
      expect(store.problems().get(name)).toBeUndefined();
      expect(store.meant()[name]).toBe(meant);
    },
  );
});
