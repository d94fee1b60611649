import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import { type WordedCatalogue, wordedCatalogues, wordKey } from "../wording/catalogue-words.ts";
import { declaredLanguages } from "../wording/message-places.ts";
import { wordsOfLayers } from "../wording/texts-for.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/** Each entry of a catalogue that a programme selects has its words, in every language of the clients that sell it. */
export const missingWords: Check = {
  ids: ["missing-words"],
  run: (context) => {
    const found = context.clients.flatMap((client) =>
      declaredLanguages(client.value)
        .filter((locale) => context.index.names("language").has(locale))
        .flatMap((locale) => soldBy(context, client).flatMap((one) => missingIn(context, one, locale))),
    );
    const byMessage = new Map(found.map((one) => [`${one.file} ${one.message}`, one] as const).reverse());
    return [...byMessage.values()].reverse();
  },
};

function missingIn(context: CheckContext, programme: Resolved, locale: string): Found[] {
  const layers = wordsOfLayers(context.index, programme, locale);
  return selectedWords(context, programme)
    .filter(({ key }) => !layers.some((layer) => Object.hasOwn(layer, key)))
    .map(({ path, entry, key }) => ({
      file: findOrigin(programme, path)?.path ?? programme.layers[0]?.path ?? "",
      spot: { path },
      message: `"${entry}" has no "${key}" in ${locale}`,
      hint: `add it to locales/${locale}/programmes/${programme.layers.at(-1)?.id}.json`,
    }));
}

/** A word of an entry that a programme selects: the key of its message, and where the entry is selected. */
interface SelectedWord {
  readonly key: string;
  readonly entry: string;
  readonly path: JsonPath;
}

/** The words of the entries that a programme selects from its catalogues. */
export function selectedWords(context: CheckContext, programme: Resolved): SelectedWord[] {
  return wordedCatalogues(context.schemas, programme).flatMap((catalogue) =>
    selectionsOf(context, programme, catalogue).flatMap(({ path, entry }) =>
      catalogue.words.map((word) => ({ path, entry, key: wordKey(catalogue.path, entry, word) })),
    ),
  );
}

/** Where a programme selects entries of a catalogue. */
function selectionsOf({ schemas }: CheckContext, { value }: Resolved, { path: catalogue, entries }: WordedCatalogue) {
  return markedVisits(schemas, "programme.schema.json", value).flatMap(({ path, schema, value: selected }) =>
    schema["x-selects"] === formatPointer(catalogue) && entries.includes(String(selected))
      ? [{ path, entry: String(selected) }]
      : [],
  );
}
