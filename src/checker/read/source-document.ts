import type { Node } from "jsonc-parser";
import type { DocumentIdentity } from "./kinds.ts";

/** A document as it was read: its text, its tree for places, and its value, of which nothing is known yet. */
export interface SourceDocument extends DocumentIdentity {
  /** The file's path in the repository. */
  readonly path: string;
  readonly text: string;
  /** The syntax tree, made when a place in it is first asked for. */
  readonly tree: () => Node;
  /** Whether a key may stand twice in one object. */
  readonly mayRepeatKeys: boolean;
  readonly value: unknown;
  /** What stands in the file, where others complete it. */
  readonly written?: unknown;
  /** Of a form: the fields that it takes from sets, by its own names. */
  readonly taken?: ReadonlyMap<string, TakenField>;
}

/** A field of a set, in the place of which a form's field stands. */
export interface TakenField {
  readonly set: SourceDocument;
  readonly name: string;
}

/** A document's name for others: `journey/id` inside journeys, its id elsewhere. */
export function fullName({ journey, id }: { readonly journey?: string; readonly id: string }): string {
  return journey === undefined ? id : `${journey}/${id}`;
}
