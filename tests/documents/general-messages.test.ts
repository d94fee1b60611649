import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Messages that name no field: "This field is required" and "Invalid input". */
const GENERAL = ["errors.field-required", "errors.invalid-input"];

/** The fields for which the specification (1, section 5) gives these words. */
const SPECIFIED = [
  "flows/profile/profile-fields.form.json#/fields/firstName/message",
  "flows/sign-in/any-identifier.form.json#/fields/value/required",
  "flows/sign-in/identifier.form.json#/fields/value/required",
];

/** Where a document has one of the general messages. */
function usesIn(value: unknown, pointer: string): string[] {
  if (typeof value === "string") return GENERAL.includes(value) ? [pointer] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => usesIn(part, `${pointer}/${key}`));
}

test("a message that names no field is only where the specification gives it", () => {
  const files = ["flows", "programmes"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json"))
      .map((path) => `${folder}/${path}`),
  );
  const uses = files.flatMap((file) => usesIn(JSON.parse(readFileSync(file, "utf8")), `${file}#`));
  expect(uses.sort()).toEqual(SPECIFIED);
});
