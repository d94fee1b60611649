import {
  arrayElements,
  isJsonObject,
  type JsonObject,
  member,
  objectEntries,
  objectKeys,
} from "../../documents/json.ts";
import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import { isField } from "../../forms/form-parts.ts";
import { wordsOfEntry } from "../../forms/spoken-field.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
import { selectedEntries } from "./selected-entries.ts";

/** A catalogue whose schema says by `x-words` which words each of its entries has. */
export interface WordedCatalogue {
  readonly path: JsonPath;
  readonly schema: JsonObject;
  readonly entries: readonly string[];
  /** The words that texts read of each entry. */
  readonly words: readonly string[];
  /** The entries that are selected, each with the place that selects it. */
  readonly selected: ReadonlyMap<string, JsonPath>;
  /** All words of an entry: a field also has those that its form shows. */
  wordsOf(entry: string): readonly string[];
  /** The facts of an entry that fill placeholders of its words, each as a typed value: `{ duration: "P1D" }`. */
  factsOf(entry: string): JsonObject;
}

type Holder = Pick<Resolved, "value" | "layers">;

/** Which kind of document a holder of catalogues is. */
export const kindOf = ({ layers }: Holder) => (layers[0]?.kind === "client" ? "client" : "programme");

/** The catalogues of a client or programme whose entries have words. */
export function wordedCatalogues(schemas: SchemaSet, holder: Holder): WordedCatalogue[] {
  const file = schemaFileName(kindOf(holder));
  return markedVisits(schemas, file, holder.value, "x-words").flatMap(({ path, schema, value: catalogue }) => {
    const words = arrayElements(schema["x-words"]).map(String);
    if (words.length === 0) return [];
    const selected = selectedEntries(schemas, holder.value, file).get(formatPointer(path)) ?? new Map();
    const wordsOf = (entry: string) => {
      const field = schema["x-fields"] === true ? member(catalogue, entry) : undefined;
      return isField(field) ? wordsOfEntry(field) : words;
    };
    const factsOf = (entry: string) => typedFacts(schema, member(catalogue, entry));
    return [{ path, schema, entries: objectKeys(catalogue), words, selected, wordsOf, factsOf }];
  });
}

/** The facts that the entry states, each under the type that `x-word-facts` names. */
const typedFacts = (schema: JsonObject, entry: unknown): JsonObject =>
  Object.fromEntries(
    objectEntries(schema["x-word-facts"]).flatMap(([name, type]) => {
      const fact = member(entry, name);
      return fact === undefined ? [] : [[name, { [String(type)]: fact }]];
    }),
  );

/** The key of the message that a word of an entry is: `requests.types.swap.name`. */
export const wordKey = (path: JsonPath, entry: string, word: string): string => [...path, entry, word].join(".");

/**
 * A client or programme in which each selected entry of a catalogue has its words, as texts read them: the message, and
 * the programme whose words it is.
 */
export function withCatalogueWords(schemas: SchemaSet, holder: Holder & Pick<Resolved, "id">): JsonObject {
  const speaker = kindOf(holder) === "programme" ? { of: holder.id } : {};
  return wordedCatalogues(schemas, holder).reduce(
    (value, catalogue) => changedAt(value, catalogue.path, (found) => withWords(found, catalogue, speaker)),
    holder.value,
  );
}

function withWords(
  catalogue: JsonObject,
  { path, words, selected, factsOf }: WordedCatalogue,
  speaker: object,
): JsonObject {
  const spoken = (entry: string) => {
    if (!selected.has(entry)) return [];
    const args = factsOf(entry);
    const filled = Object.keys(args).length > 0 ? { args } : {};
    return words.map((word) => [word, { message: wordKey(path, entry, word), ...speaker, ...filled }]);
  };
  return Object.fromEntries(
    Object.entries(catalogue).map(([entry, value]) => [
      entry,
      isJsonObject(value) ? { ...value, ...Object.fromEntries(spoken(entry)) } : value,
    ]),
  );
}

function changedAt(value: JsonObject, [key, ...rest]: JsonPath, change: (found: JsonObject) => JsonObject): JsonObject {
  if (key === undefined) return change(value);
  const inner = value[key];
  return isJsonObject(inner) ? { ...value, [key]: changedAt(inner, rest, change) } : value;
}
