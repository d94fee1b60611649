import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import { isCountry } from "../resolve/country-layers.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { askedWords } from "../scope/asked-words.ts";
import { declaredLanguages, wordingsByKey } from "../wording/message-places.ts";
import { messagesPath, missingTexts } from "../wording/missing-texts.ts";
import { wordsOfLayers } from "../wording/texts-for.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/**
 * Each entry of a catalogue that a client or programme selects has the words that texts show, in every language of the
 * client.
 */
export const missingWords: Check = {
  ids: ["missing-words"],
  run: (context) => {
    const found = context.clients.flatMap((client) =>
      declaredLanguages(client.value)
        .filter((locale) => context.index.names("language").has(locale))
        .flatMap((locale) => [
          ...missingIn(context, client, "client", locale),
          ...soldBy(context, client).flatMap((one) => missingIn(context, one, "programme", locale)),
        ]),
    );
    const byMessage = new Map(found.map((one) => [`${one.file} ${one.message}`, one] as const).reverse());
    return [...byMessage.values()].reverse();
  },
};

function missingIn(context: CheckContext, holder: Resolved, kind: "client" | "programme", locale: string): Found[] {
  const layers = wordsOfLayers(context.index, kind, holder, locale);
  return askedWords(context, holder)
    .filter(({ key }) => !layers.some((words) => Object.hasOwn(words, key)))
    .map(({ key, entry, path, place }) => {
      const { id } = wordedBy(context, holder, kind, key) ?? ownerOf(holder, place);
      return {
        file: findOrigin(holder, path)?.path ?? holder.layers[0]?.path ?? "",
        spot: { path },
        message: `"${entry}" has no "${key}" in ${locale}`,
        hint: `add it to ${messagesPath(kind, id, locale)}`,
        repair: { kind: "message", texts: missingTexts(context.index, { key, locale, owner: kind, id }) },
      };
    });
}

/** The nearest layer that has the word in another language: there it belongs in this one too. */
function wordedBy({ index }: CheckContext, { layers }: Resolved, kind: "client" | "programme", key: string) {
  const wordings = (wordingsByKey(index).get(key) ?? []).filter(({ document }) => document.wordingOwner === kind);
  return layers.find(({ id }) => wordings.some(({ document }) => document.id === id));
}

/** Whose words an entry's are otherwise: those of the layer that defines it, or that names the country which does. */
function ownerOf(holder: Resolved, place: JsonPath): Pick<Resolved, "id"> {
  const origin = findOrigin(holder, place);
  const upTo = origin === undefined ? [] : holder.layers.slice(0, holder.layers.indexOf(origin) + 1);
  return upTo.findLast((layer) => !isCountry(layer)) ?? holder;
}
