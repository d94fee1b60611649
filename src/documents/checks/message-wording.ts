import type { CheckedDocuments } from "../checked-documents.ts";
import type { DocumentIndex } from "../document-index.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { elementsOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { MessageUse } from "../uses/text-parts.ts";
import { messagesOf } from "../uses/uses-of.ts";
import { sharedJourneys, textsFor, wordsOfLayers } from "../wording/texts-for.ts";
import { baseKey, ownWords, type Words } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";
import { soldBy } from "./sold.ts";

/** Whatever a customer can be told is said in every language that their client offers. */
export const messageWording: Check = {
  ids: ["unknown-message", "missing-translation", "missing-language"],
  run: (documents) => [...wrongUses(documents, () => []), ...missingLanguages(documents)],
};

const wrongUses = ofEach([], (documents, document) => {
  const keys = allKeys(documents.index);
  const uses = usesIn(documents, document);
  const unknown = uses.filter(({ use }) => !keys.has(use.key)).map((one) => unknownMessage(documents, one, keys));
  const known = uses.filter(({ use }) => keys.has(use.key));
  return [...unknown, ...known.flatMap((one) => untranslated(documents, one))];
});

const allKeys = rememberedBy(
  (index: DocumentIndex) => new Set(index.of("messages").flatMap((one) => Object.keys(ownWords(one)).map(baseKey))),
);

interface PlacedUse {
  readonly document: SourceDocument;
  readonly use: MessageUse;
}

/** What a document shows; what the runtime itself shows counts as shown by the routes. */
function usesIn(documents: CheckedDocuments, document: SourceDocument): PlacedUse[] {
  const ofRuntime =
    document.kind === "routes" ? documents.runtimeMessages.map(({ key, args }) => ({ key, args, path: ["id"] })) : [];
  return [...messagesOf(documents, document), ...ofRuntime].map((use) => ({ document, use }));
}

function unknownMessage(documents: CheckedDocuments, { document, use }: PlacedUse, keys: ReadonlySet<string>): Problem {
  const locales = [...new Set(readableTexts(documents).map(({ locale }) => locale))];
  return {
    check: "unknown-message",
    file: document.path,
    spot: { path: use.path },
    message: `no language has the message "${use.key}"`,
    hint: suggest(use.key, keys, "messages"),
    repair: { kind: "message", key: use.key, args: use.args, locales },
  };
}

/** A client's language. */
interface Readable {
  readonly client: Resolved;
  readonly locale: string;
}

const readableTexts = rememberedBy((documents: CheckedDocuments): readonly Readable[] =>
  documents.clients.flatMap((client) =>
    languagesOf(client)
      .filter((locale) => hasLanguage(documents, locale))
      .map((locale) => ({ client, locale })),
  ),
);

/** The keys that the customers of a client can read in a language and a journey. */
function keysFor(documents: CheckedDocuments, { client, locale }: Readable, journey = ""): ReadonlySet<string> {
  return keysByPath(documents, client.layers[0]?.path ?? "", locale, journey);
}

const keysByPath = rememberedBy((documents: CheckedDocuments, path: string, locale: string, journey: string) => {
  const { index, clients } = documents;
  const client = clients.find(({ layers }) => layers[0]?.path === path);
  if (client === undefined) return new Set<string>();
  const journeys = [...sharedJourneys(index), ...(journey === "" ? [] : [journey])];
  const keys = journeys.flatMap((one) => Object.keys(textsFor(index, client, locale, one)));
  return new Set([...keys, ...keysOfEveryProgramme(documents, path, locale)].map(baseKey));
});

/** Words that only programmes have can be relied on where every programme that the client sells has them. */
const keysOfEveryProgramme = rememberedBy((documents: CheckedDocuments, path: string, locale: string): string[] => {
  const client = documents.clients.find(({ layers }) => layers[0]?.path === path);
  const sold = client === undefined ? [] : soldBy(documents, client);
  const [first = [], ...others] = sold.map((one) => wordsOfLayers(documents.index, one, locale));
  const says = (layers: readonly Words[], key: string) => layers.some((layer) => Object.hasOwn(layer, key));
  return first.flatMap((layer) => Object.keys(layer)).filter((key) => others.every((one) => says(one, key)));
});

function untranslated(documents: CheckedDocuments, { document, use }: PlacedUse): Problem[] {
  return readableTexts(documents)
    .filter((readable) => !keysFor(documents, readable, document.journey).has(use.key))
    .map(({ client, locale }) => ({
      check: "missing-translation",
      file: document.path,
      spot: { path: use.path },
      message: `customers of "${client.id}" cannot read "${use.key}" here in ${locale}`,
      hint: whereToSay(documents, { client, locale }, document, use.key),
      repair: { kind: "message", key: use.key, args: use.args, locales: [locale] } as const,
    }));
}

/** What only programmes say is missing in the words of those that do not. */
function whereToSay(
  documents: CheckedDocuments,
  { client, locale }: Readable,
  { journey = "the frames' journey" }: SourceDocument,
  key: string,
): string {
  if (keysOfJourneys(documents.index).has(key))
    return `say it in ${locale}, in the messages of ${journey} or of what every page loads`;
  const says = (words: Words) => Object.keys(words).some((one) => baseKey(one) === key);
  const silent = soldBy(documents, client).filter((one) => !wordsOfLayers(documents.index, one, locale).some(says));
  return `programmes say it themselves; say it in ${silent.map(({ id }) => `locales/${locale}/programmes/${id}.json`).join(", ")}`;
}

const keysOfJourneys = rememberedBy((index: DocumentIndex) => {
  const journeys = index.of("messages").filter(({ wordingOf }) => wordingOf === "journey");
  return new Set(journeys.flatMap((one) => Object.keys(ownWords(one)).map(baseKey)));
});

const languagesOf = ({ value }: Resolved) => elementsOf(value.languages).filter((one) => typeof one === "string");

function hasLanguage({ index }: CheckedDocuments, locale: string): boolean {
  return index.of("messages").some((one) => one.locale === locale);
}

function missingLanguages(documents: CheckedDocuments): Problem[] {
  return documents.clients.flatMap((client) =>
    languagesOf(client).flatMap((locale, at): Problem[] => {
      const layer = client.layers.find(({ value }) =>
        languagesOf({ ...client, value: { ...asMembers(value) } }).includes(locale),
      );
      if (hasLanguage(documents, locale) || !layer) return [];
      const message = `client "${client.id}" offers ${locale}, in which there are no messages`;
      return [{ check: "missing-language", file: layer.path, spot: { path: ["languages", at] }, message }];
    }),
  );
}

const asMembers = (value: unknown) => (typeof value === "object" && value !== null ? value : {});
