import type { Node } from "jsonc-parser";
import type { DocumentTypes, Draft } from "./draft.ts";
import type { DocumentIdentity, DocumentKind } from "./kinds.ts";

/** A document as read: its text, its tree for places, and its unchecked value. */
export interface ReadDocument extends DocumentIdentity {
  /** The file's path in the repository. */
  readonly path: string;
  readonly text: string;
  /** The syntax tree, made at its first use for a place. */
  readonly tree: () => Node;
  /** Whether one object may have a duplicate key. */
  readonly mayRepeatKeys: boolean;
  /** What the file says. */
  readonly written: unknown;
  /** What the file says, without shorthand. */
  readonly plain: unknown;
}

/** A document of a kind, or of one of several. */
export type SourceDocument<Kind extends DocumentKind = DocumentKind> = { [Each in Kind]: DocumentOfKind<Each> }[Kind];

interface DocumentOfKind<Kind extends DocumentKind> extends ReadDocument {
  readonly kind: Kind;
  /** The file's content, by its type, with the fields that a form takes from sets and the blocks of fragments in their places, and the layout around the blocks of a screen. */
  readonly value: Draft<DocumentTypes[Kind]>;
  /** Of a screen: the layout around its blocks. */
  readonly layout: SourceDocument<"layout"> | undefined;
  /** Of a screen or layout: the fragments that it uses, or its layout does, by name. */
  readonly fragments: ReadonlyMap<string, SourceDocument<"fragment">>;
  /** Of a form: the fields that it takes from sets, by its own names. */
  readonly taken: ReadonlyMap<string, TakenField>;
}

export type FlowDocument = SourceDocument<"flow">;
export type ScreenDocument = SourceDocument<"screen">;
export type FormDocument = SourceDocument<"form">;
export type CallDocument = SourceDocument<"call">;
export type RoutesDocument = SourceDocument<"routes">;
export type MessagesDocument = SourceDocument<"messages">;

/** A field of a set that replaces a form's field. */
export interface TakenField {
  readonly set: SourceDocument<"fields">;
  readonly name: string;
}

/** A document's name for others: `journey/id` inside journeys, its id elsewhere. */
export function fullName({ journey, id }: { readonly journey?: string; readonly id: string }): string {
  return journey === undefined ? id : `${journey}/${id}`;
}
