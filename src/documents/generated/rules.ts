// Generated from schemas/rules.schema.json by `npm run generate`. Change the schema instead.

import type { NamedRules } from "../../engine/generated/rule.ts";

/**
 * Named rules with their tests, for the flows that list the file.
 */
export interface RuleSet {
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
   * The rules by name. A programme's rule of the same name is used instead.
   */
  readonly rules: NamedRules;
}
