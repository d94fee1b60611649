// Generated from schemas/layout.schema.json by `npm run generate`. Change the schema instead.

import type { Child } from "./screen.ts";

/**
 * What several screens have around their own blocks: a tree of components with slots.
 */
export interface Layout {
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
   * The blocks by name, in order, with slots among them. A screen's own block of the same name is drawn instead of the layout's. Rules may read what every screen with this layout may read; `$screen.title` is the screen's title.
   */
  readonly blocks: {
    readonly [k: string]: Child;
  };
}
