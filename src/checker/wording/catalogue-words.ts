import { arrayElements, isJsonObject, type JsonObject, member, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { isField } from "../../forms/form-parts.ts";
import { wordsOfEntry } from "../../forms/spoken-field.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";

/** A catalogue whose schema says by `x-words` which words each of its entries has. */
export interface WordedCatalogue {
  readonly path: JsonPath;
  readonly entries: readonly string[];
  /** The words that texts read of each entry. */
  readonly words: readonly string[];
  /** All words of an entry: a field also has those that its form shows. */
  wordsOf(entry: string): readonly string[];
}

const FILE = "programme.schema.json";

/** The catalogues of a programme whose entries have words. */
export function wordedCatalogues(schemas: SchemaSet, { value }: Pick<Resolved, "value">): WordedCatalogue[] {
  return markedVisits(schemas, FILE, value).flatMap(({ path, schema, value: catalogue }) => {
    const words = arrayElements(schema["x-words"]).map(String);
    if (words.length === 0) return [];
    const wordsOf = (entry: string) => {
      const field = schema["x-fields"] === true ? member(catalogue, entry) : undefined;
      return isField(field) ? wordsOfEntry(field) : words;
    };
    return [{ path, entries: objectKeys(catalogue), words, wordsOf }];
  });
}

/** The key of the message that a word of an entry is: `requests.types.swap.name`. */
export const wordKey = (path: JsonPath, entry: string, word: string): string => [...path, entry, word].join(".");

/** A programme in which each entry of a catalogue has its words, as texts read them: the message, and whose words it is. */
export function withCatalogueWords(schemas: SchemaSet, programme: Pick<Resolved, "id" | "value">): JsonObject {
  return wordedCatalogues(schemas, programme).reduce(
    (value, catalogue) => changedAt(value, catalogue.path, (found) => withWords(found, catalogue, programme.id)),
    programme.value,
  );
}

function withWords(catalogue: JsonObject, { path, words }: WordedCatalogue, programme: string): JsonObject {
  const spoken = (entry: string) => words.map((word) => [word, { message: wordKey(path, entry, word), of: programme }]);
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
