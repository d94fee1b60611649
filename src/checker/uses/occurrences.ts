import { formatPointer } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { definitionOccurrences } from "./definition-occurrences.ts";
import { messageOccurrences } from "./message-occurrences.ts";
import type { DocumentSymbol, Occurrence, SymbolKind } from "./occurrence.ts";
import { frameEventOccurrences, referenceOccurrences } from "./reference-occurrences.ts";
import { ruleOccurrences } from "./rule-occurrences.ts";
import { scenarioOccurrences } from "./scenario-occurrences.ts";

/** Every place in a document that names a symbol, each once, in no order. */
export const occurrencesIn = memoizeByDocument((context, document): readonly Occurrence[] => {
  const found = [
    ...[definitionOccurrences, referenceOccurrences, frameEventOccurrences],
    ...[ruleOccurrences, messageOccurrences, scenarioOccurrences],
  ];
  const byPlace = new Map(
    found.flatMap((find) => find(context, document)).map((occurrence) => [placeKey(occurrence), occurrence] as const),
  );
  return [...byPlace.values()];
});

const placeKey = ({ kind, id, path, part, range }: Occurrence) =>
  JSON.stringify([kind, id, formatPointer(path), part, range?.from]);

/** Every place that names a symbol. */
export const findOccurrences = (context: CheckContext, { kind, id }: DocumentSymbol): Occurrence[] =>
  listOccurrences(context).filter((occurrence) => occurrence.kind === kind && occurrence.id === id);

/** The ids of all symbols of a kind that are named anywhere. */
export const listSymbolIds = (context: CheckContext, kind: SymbolKind): ReadonlySet<string> =>
  new Set(listOccurrences(context).flatMap((occurrence) => (occurrence.kind === kind ? [occurrence.id] : [])));

/** Every place in any document that names a symbol. */
export const listOccurrences = (context: CheckContext): Occurrence[] =>
  context.index.documents.flatMap((document: SourceDocument) => occurrencesIn(context, document));
