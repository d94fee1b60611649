// Generated from schemas/fields.schema.json by `npm run generate`. Change the schema instead.

import type { Field } from "./form.ts";

/**
 * Fields that several forms ask; each form takes some of them, by `from`.
 */
export interface FieldSet {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The fields by name. Their rules read the form that takes them: `form.x` is a field of that form.
   */
  readonly fields: {
    readonly [k: string]: Field;
  };
}
