import type { Field, TakenField } from "../../documents/generated/form.ts";
import { isJsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { FormDocument } from "../read/source-document.ts";
import { entriesOf } from "./catalogue-fields.ts";

/** A field as written, or as a form takes it. */
export type DraftField = Draft<Field | TakenField>;

/** A field of a form document, or an entry of a catalogue that a group draws. */
export interface FormField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly group: string | undefined;
  readonly field: DraftField | undefined;
  /** Its place in the form: of an entry, that of the group's catalogue. */
  readonly path: JsonPath;
}

/** The questions of an entry of a list; undefined for a field of another type. */
export const entryFields = (field: DraftField | undefined) =>
  isJsonObject(field) && "fields" in field ? field.fields : undefined;

/** Every field of a form, with the entries that its groups may draw, as the first programme has them; no groups. */
export function fieldsOfForm(context: CheckContext, { value }: FormDocument): FormField[] {
  return objectEntries(value.fields).flatMap(([name, field]): FormField[] => {
    const path = ["fields", name];
    if (field.type !== "group") return [{ name, group: undefined, field, path }];
    const entries = "fieldsOf" in field && field.fieldsOf !== undefined ? entriesOf(context, field.fieldsOf) : [];
    const byName = new Map([...entries].reverse().map((entry) => [entry.name, entry.field] as const));
    return [...byName].reverse().map(([inner, entry]) => ({
      ...{ name: `${name}.${inner}`, group: name, field: entry },
      path: [...path, "fieldsOf"],
    }));
  });
}
