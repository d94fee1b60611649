import { isJsonObject } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import { ownPath } from "../layouts/own-path.ts";
import { type WrittenPlace, writtenPlace } from "../read/shorthand.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** All kinds of symbols in documents, in the order of reports. */
export const SYMBOL_KINDS = [
  "client",
  "programme",
  "country",
  "flow",
  "screen",
  "layout",
  "fragment",
  "form",
  "fields",
  "rules",
  "fixtures",
  "person",
  "plan",
  "call",
  "route",
  "address",
  "guard",
  "frame",
  "state",
  "outcome",
  "data",
  "derived",
  "setting",
  "nonce",
  "session-data",
  "field",
  "set-field",
  "input",
  "failure",
  "variant",
  "token",
  "rule",
  "message",
  "component",
  "operation",
  "type",
  "language",
  "external-frame",
  "frame-message",
  "storage-key",
] as const;

/** A kind of symbol. */
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

/** A named symbol. */
export interface DocumentSymbol {
  readonly kind: SymbolKind;
  /** Unique in its kind: `journey/flow`, and inside a document `journey/flow.state`. */
  readonly id: string;
}

/** A place in a document that names a symbol. */
export interface Occurrence extends DocumentSymbol {
  readonly document: SourceDocument;
  readonly path: JsonPath;
  readonly part: "key" | "value";
  /** The position of the name in the key or text; absent when it follows from other names, as keys of messages do. */
  readonly range: { readonly from: number; readonly to: number } | undefined;
  /** Whether it is the definition. */
  readonly isDefinition: boolean;
}

/** Where a document's file has the value at a path of the document; a screen's may be elsewhere, in its layout. */
export const placeInFile = (document: SourceDocument, path: JsonPath): WrittenPlace =>
  writtenPlace(document.written ?? document.value, ownPath(document, path) ?? path);

/** The key or text at a place of the file, without the `$` of a path; `undefined` when the file has something else. */
export function textAt(document: SourceDocument, path: JsonPath, part: Occurrence["part"]) {
  const { value, written = value } = document;
  const place = placeInFile(document, path);
  if (part === "value") {
    const text = valueAt(written, place.path);
    return typeof text === "string" ? text.slice(place.prefix.length) : undefined;
  }
  const [holder, key] = [valueAt(written, place.path.slice(0, -1)), String(place.path.at(-1))];
  return isJsonObject(holder) && Object.hasOwn(holder, key) ? key : undefined;
}

/** Occurrences that are a whole key or text, or the end of one: `find` of `people/find`. */
export function occurrenceAtEnd(
  document: SourceDocument,
  { path, part }: Pick<Occurrence, "path" | "part">,
  { kind, id, name }: DocumentSymbol & { readonly name: string },
  isDefinition = false,
): Occurrence[] {
  const text = textAt(document, path, part);
  if (text === undefined || !text.endsWith(name)) return [];
  const range = { from: text.length - name.length, to: text.length };
  return [{ kind, id, document, path, part, range, isDefinition }];
}
