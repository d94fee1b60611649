import type { CheckContext } from "../../src/checker/check-context.ts";
import { type DocumentSymbol, type Occurrence, textAt } from "../../src/checker/uses/occurrence.ts";
import { listOccurrences, listSymbolIds } from "../../src/checker/uses/occurrences.ts";
import { wordedCatalogues, wordKey } from "../../src/checker/wording/catalogue-words.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import { placeIn, placeText } from "../explain/place-in.ts";
import { resolveSymbol } from "../uses/find-uses.ts";
import { type Renaming, toRenaming } from "./new-name.ts";
import { RefusedRename } from "./refusal.ts";
import { isDerived, renamedTogether } from "./renamed-together.ts";

/** The changes of a rename: every rewritten place. */
export interface RenamePlan {
  readonly renamings: readonly Renaming[];
  readonly occurrences: readonly Occurrence[];
  /** The new text of an occurrence. */
  nameFor(occurrence: Occurrence): string;
}

/** A prefix whose messages are all renamed. */
const PREFIX = "prefix";

/** Plans a rename. Throws `RefusedRename` when it is unsafe, and an error for an unknown symbol. */
export function planRename(context: CheckContext, kind: string, id: string, wanted: string): RenamePlan {
  const asked =
    kind === PREFIX ? messagesUnder(context, id, wanted) : [toRenaming(resolveSymbol(context, kind, id), wanted)];
  const renamings = asked.flatMap((renaming) => renamedTogether(context, renaming));
  const bySymbol = new Map(renamings.map((renaming) => [symbolKey(renaming.symbol), renaming]));
  const all = listOccurrences(context);
  const occurrences = all.filter((occurrence) => bySymbol.has(symbolKey(occurrence)));
  refuseTaken(context, renamings);
  refuseBuiltIn(context, renamings, occurrences);
  refuseDerived(asked, occurrences);
  refuseWords(context, asked);
  refusePassedOn(asked, all);
  refuseShared(all, occurrences, bySymbol);
  const written = occurrences.filter(({ range }) => range !== undefined);
  return {
    renamings,
    occurrences: written,
    nameFor: (occurrence) => bySymbol.get(symbolKey(occurrence))?.newName ?? "",
  };
}

const symbolKey = ({ kind, id }: DocumentSymbol) => `${kind} ${id}`;

function messagesUnder(context: CheckContext, prefix: string, wanted: string): Renaming[] {
  const ids = [...listSymbolIds(context, "message")].filter((id) => id.startsWith(`${prefix}.`));
  if (ids.length === 0) throw new Error(`there is no message under "${prefix}"`);
  return ids.map((id) => toRenaming({ kind: "message", id }, wanted + id.slice(prefix.length)));
}

/** Two symbols of a kind cannot have one name; a state and a screen can. */
function refuseTaken(context: CheckContext, renamings: readonly Renaming[]): void {
  const taken = renamings.filter(({ symbol, newId }) => listSymbolIds(context, symbol.kind).has(newId));
  if (taken.length === 0) return;
  const names = taken.map(({ symbol, newId }) => `there is a ${symbol.kind} "${newId}" already`);
  throw new RefusedRename("the new name is taken", names);
}

function refuseBuiltIn(
  context: CheckContext,
  renamings: readonly Renaming[],
  occurrences: readonly Occurrence[],
): void {
  const spoken = new Set(context.runtimeMessages.map(({ key }) => `message ${key}`));
  const defined = new Set(occurrences.filter(({ isDefinition }) => isDefinition).map(symbolKey));
  const own = renamings.find(({ symbol }) => spoken.has(symbolKey(symbol)) || !defined.has(symbolKey(symbol)));
  if (own)
    throw new RefusedRename(`${own.symbol.kind} "${own.symbol.id}" is the portal's own, and has this name in its code`);
}

/** A key that follows from ids is renamed with them. */
function refuseDerived(asked: readonly Renaming[], occurrences: readonly Occurrence[]): void {
  const messages = new Set(asked.filter(({ symbol }) => symbol.kind === "message").map(({ symbol }) => symbol.id));
  const derived = occurrences.filter((occurrence) => isDerived(occurrence) && messages.has(occurrence.id));
  if (derived.length === 0) return;
  throw new RefusedRename("the key follows from the ids of a form; rename the form or the field", [
    ...new Set(derived.map(where)),
  ]);
}

/** The key of an entry's word follows from the catalogue, the entry and the word. */
function refuseWords({ clients, programmes, schemas }: CheckContext, asked: readonly Renaming[]): void {
  const keys = new Set(
    [...clients, ...programmes]
      .flatMap((holder) => wordedCatalogues(schemas, holder))
      .flatMap(({ path, entries, wordsOf }) =>
        entries.flatMap((entry) => wordsOf(entry).map((word) => wordKey(path, entry, word))),
      ),
  );
  const own = asked.find(({ symbol }) => symbol.kind === "message" && keys.has(symbol.id));
  if (own)
    throw new RefusedRename(`"${own.symbol.id}" follows from the entry of a catalogue, which would have no words`);
}

/** The answers of a form may be passed on as a whole; the receiver, such as a back end, reads their names. */
function refusePassedOn(asked: readonly Renaming[], all: readonly Occurrence[]): void {
  const forms = asked.flatMap(({ symbol }) =>
    symbol.kind === "field" ? [symbol.id.slice(0, symbol.id.lastIndexOf("."))] : [],
  );
  const passed = all.filter(({ kind, id, range, document, path, part }) => {
    const text = kind === "form" && forms.includes(id) ? textAt(document, path, part) : undefined;
    return text?.startsWith("data.") === true && range?.to === text.length;
  });
  if (passed.length === 0) return;
  throw new RefusedRename("the form's answers are passed on as a whole, with the field's name", passed.map(where));
}

/** A place that also names another symbol cannot be rewritten for one of them. */
function refuseShared(
  all: readonly Occurrence[],
  occurrences: readonly Occurrence[],
  renamed: ReadonlyMap<string, Renaming>,
): void {
  const places = new Map(
    occurrences.filter(({ range }) => range).map((occurrence) => [occurrenceKey(occurrence), occurrence]),
  );
  const shared = all.filter((occurrence) => {
    const own = occurrence.range && places.get(occurrenceKey(occurrence));
    const name = own && renamed.get(symbolKey(own))?.newName;
    return own !== undefined && renamed.get(symbolKey(occurrence))?.newName !== name;
  });
  if (shared.length === 0) return;
  const others = shared.map((occurrence) => `${where(occurrence)} also names ${occurrence.kind} ${occurrence.id}`);
  throw new RefusedRename("some places also name another symbol", [...new Set(others)]);
}

const occurrenceKey = ({ document, path, part, range }: Occurrence) =>
  `${document.path} ${part} ${formatPointer(path)} ${range?.from}`;

const where = ({ document, path, part }: Occurrence) => placeText(placeIn(document, path, part));
