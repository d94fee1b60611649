import type { DocumentSymbol, SymbolKind } from "../../src/checker/uses/occurrence.ts";
import { RefusedRename } from "./refusal.ts";

/** The renamed symbol, and its name as other places write it. */
export interface Renaming {
  readonly symbol: DocumentSymbol;
  /** Its id afterwards. */
  readonly newId: string;
  /** The new text of an occurrence. */
  readonly newName: string;
}

/** Kinds that cannot be renamed here, and why. */
const REFUSED: Partial<Record<SymbolKind, string>> = {
  component: "a component is code: rename its folder under src/components, and its contract",
  operation: "an operation is named by the back-end contract in schemas/api, which others implement",
  type: "a type is named by the back-end contract in schemas/api, which others implement",
  country: "a country has its code of ISO 3166-1",
  language: "a language is a BCP 47 tag that browsers and back ends know",
  "storage-key": "a storage key is shared with other sites, which read it under this name",
  "frame-message": "a message of a frame is known to its page under this name",
  token: "a token is named by the back-end contract, which says what it secures",
};

const WORD = /^[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/;
const DOTTED = /^[a-z0-9][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*(?:\.[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+$/;

/** The new id of a symbol, from a name alone or with its full prefix. Throws for an invalid name. */
export function toRenaming(symbol: DocumentSymbol, wanted: string): Renaming {
  const refused = REFUSED[symbol.kind];
  if (refused !== undefined) throw new RefusedRename(`no ${symbol.kind} can be renamed: ${refused}`);
  const isWhole = symbol.kind === "call" || symbol.kind === "message";
  const before = isWhole ? "" : ownerPrefix(symbol.id);
  const newName = wanted.startsWith(before) ? wanted.slice(before.length) : wanted;
  if (!isWhole && /[./]/.test(newName)) {
    throw new RefusedRename(`"${wanted}" is not a name for a ${symbol.kind} here: it stays in ${before.slice(0, -1)}`);
  }
  if (!(isWhole ? DOTTED : WORD).test(newName)) {
    throw new RefusedRename(`"${wanted}" is not a valid name for a ${symbol.kind}`);
  }
  if (before + newName === symbol.id) throw new RefusedRename(`${symbol.kind} "${symbol.id}" has that name already`);
  return { symbol, newId: before + newName, newName };
}

/** The prefix of a name in an id: the document, the journey; empty for a kind with a single list. */
function ownerPrefix(id: string): string {
  const end = Math.max(id.lastIndexOf("."), id.lastIndexOf("/"));
  return id.slice(0, end + 1);
}
