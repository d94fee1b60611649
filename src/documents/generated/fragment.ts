// Generated from schemas/fragment.schema.json by `npm run generate`. Change the schema instead.

import type { Block } from "./screen.ts";

/**
 * A block that several screens and layouts have, with inputs for what differs.
 */
export interface Fragment {
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
   * What each use gives. The block reads it as `$input.name`, wherever such a value may be.
   */
  readonly input?: {
    readonly [k: string]: FragmentInput;
  };
  /**
   * The block. It is named, and checked, where it is used; blocks inside have the names that it gives them. It has no slots and uses no fragments.
   */
  readonly block: Block;
}
/**
 * A value that each use gives.
 */
export interface FragmentInput {
  /**
   * Whether uses give a rule, which may be a literal, or a text.
   */
  readonly kind: "rule" | "text";
  /**
   * What it is for.
   */
  readonly description: string;
}
