import { arrayElements } from "../../documents/json.ts";
import type { MessageUse } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { MissingText } from "../findings/repair.ts";
import { suggest } from "../findings/suggest.ts";
import { memoize } from "../incremental/memoize.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import { listMessages } from "../uses/document-uses.ts";
import { nameInJourney } from "../uses/references.ts";
import { declaredLanguages, wordingsByKey } from "../wording/message-places.ts";
import { messagesPath, missingTexts, missingTextsIn } from "../wording/missing-texts.ts";
import { sharedJourneys, textsFor, wordsOfLayers } from "../wording/texts-for.ts";
import { baseKey, messagesDocument, ownWords, type Words } from "../wording/words.ts";
import { type Check, ofAll } from "./check.ts";
import { reachedDocuments } from "./reached-documents.ts";
import { soldBy } from "./sold.ts";

/** Every message that a customer can see has a wording in every language that their client offers. */
export const messageWording: Check = {
  ids: ["unknown-message", "missing-translation", "missing-language"],
  run: (context) => [...wrongUses(context, () => []), ...missingLanguages(context)],
};

const wrongUses = ofAll((context, document) => {
  const keys = allKeys(context.index);
  const uses = usesIn(context, document);
  const unknown = uses.filter(({ use }) => !keys.has(use.key)).map((one) => unknownMessage(context, one, keys));
  const known = uses.filter(({ use }) => keys.has(use.key));
  return [...unknown, ...known.flatMap((one) => untranslated(context, one))];
});

const allKeys = memoize(
  (index: DocumentIndex) => new Set(index.of("messages").flatMap((one) => Object.keys(ownWords(one)).map(baseKey))),
);

interface PlacedUse {
  readonly document: SourceDocument;
  readonly use: MessageUse;
}

/** The messages that a document shows; those of the runtime count as shown by the routes. */
function usesIn(context: CheckContext, document: SourceDocument): PlacedUse[] {
  const ofRuntime =
    document.kind === "routes" ? context.runtimeMessages.map(({ key, args }) => ({ key, args, path: ["id"] })) : [];
  return [...listMessages(context, document), ...ofRuntime].map((use) => ({ document, use }));
}

function unknownMessage(context: CheckContext, { document, use }: PlacedUse, keys: ReadonlySet<string>): Problem {
  const texts = unwrittenTexts(context, use);
  return {
    check: "unknown-message",
    file: document.path,
    spot: { path: use.path },
    message: `no language has the message "${use.key}"`,
    hint: [suggest(use.key, keys, "messages"), whereToWrite(use.key, texts)].join("; "),
    repair: { kind: "message", texts },
  };
}

/** The files in which a new message would stand. */
function whereToWrite(key: string, texts: readonly MissingText[]): string {
  const files = texts.map(({ file }) => file);
  if (files.length > 0) return `a new one is written in ${files.join(", ")}`;
  const [journey = ""] = key.split(".");
  return `a new one starts with its journey, and "${journey}" is none`;
}

/** The texts of a message that no language has, in every language; none when its key starts with no journey. */
function unwrittenTexts(context: CheckContext, { key, args }: MessageUse): MissingText[] {
  const [id = ""] = key.split(".");
  if (!journeys(context.index).has(id)) return [];
  const locales = [...new Set(readableTexts(context).map(({ locale }) => locale))];
  const texts = locales.flatMap((locale) => missingTexts(context.index, { key, args, locale, owner: "journey", id }));
  return [...new Map(texts.map((one) => [one.file, one])).values()];
}

/** What has texts of its own, or could: journeys, and what pages share. */
const journeys = memoize((index: DocumentIndex): ReadonlySet<string> => {
  const worded = index.of("messages").filter(({ wordingOwner }) => wordingOwner === "journey");
  return new Set([...index.documents.flatMap(({ journey = [] }) => journey), ...worded.map(({ id }) => id)]);
});

/** A client's language. */
interface Readable {
  readonly client: Resolved;
  readonly locale: string;
}

const readableTexts = memoize((context: CheckContext): readonly Readable[] =>
  context.clients.flatMap((client) =>
    declaredLanguages(client.value)
      .filter((locale) => context.index.names("language").has(locale))
      .map((locale) => ({ client, locale })),
  ),
);

/** The keys that a client's customers can read in a language and a journey. */
function keysFor(context: CheckContext, { client, locale }: Readable, journey = ""): ReadonlySet<string> {
  return keysByPath(context, client.layers[0]?.path ?? "", locale, journey);
}

const keysByPath = memoize((context: CheckContext, path: string, locale: string, journey: string) => {
  const { index, clients } = context;
  const client = clients.find(({ layers }) => layers[0]?.path === path);
  if (client === undefined) return new Set<string>();
  const journeys = [...sharedJourneys(index), ...(journey === "" ? [] : [journey])];
  const keys = journeys.flatMap((one) => Object.keys(textsFor(index, client, locale, one)));
  return new Set([...keys, ...keysOfEveryProgramme(context, path, locale)].map(baseKey));
});

/** A key that only programmes word is usable when every programme that the client sells words it. */
const keysOfEveryProgramme = memoize((context: CheckContext, path: string, locale: string): string[] => {
  const client = context.clients.find(({ layers }) => layers[0]?.path === path);
  const sold = client === undefined ? [] : soldBy(context, client);
  const [first = [], ...others] = sold.map((one) => wordsOfLayers(context.index, "programme", one, locale));
  const hasKey = (layers: readonly Words[], key: string) => layers.some((layer) => Object.hasOwn(layer, key));
  return first.flatMap((layer) => Object.keys(layer)).filter((key) => others.every((one) => hasKey(one, key)));
});

function untranslated(context: CheckContext, { document, use }: PlacedUse): Problem[] {
  return readableTexts(context)
    .filter(({ client }) => readersOf(context, document).includes(client.id))
    .filter((readable) => !keysFor(context, readable, document.journey).has(use.key))
    .filter(({ client, locale }) => sellsAny(client) || filesToAdd(context.index, [client], locale, use.key).length > 0)
    .map(({ client, locale }) => {
      const { hint, files } = whereToSay(context, { client, locale }, use.key);
      const texts = files.flatMap((file) => missingTextsIn(context.index, file, use.key, use.args));
      return {
        check: "missing-translation",
        file: document.path,
        spot: { path: use.path },
        message: `customers of "${client.id}" have no text for "${use.key}" in ${locale}`,
        hint,
        repair: { kind: "message", texts } as const,
      };
    });
}

/** Whether a client lists programmes; of one that does not, this is the finding, and not each text of programmes. */
const sellsAny = ({ value }: Resolved) => arrayElements(value.programmes).length > 0;

/**
 * The ids of the clients whose customers can come to a document, for scenarios to their flow; of all, while no client
 * leads to one of a journey.
 */
const readersOf = memoizeByDocument((context, document: SourceDocument): readonly string[] => {
  const flow = document.kind === "scenarios" ? document.value.flow : undefined;
  const { path } = (flow && context.index.find("flow", nameInJourney(flow, document))) || document;
  const readers = context.clients.filter((client) => reachedDocuments(context, client).has(path));
  const isOrphan = readers.length === 0 && document.journey !== undefined;
  return (isOrphan ? context.clients : readers).map(({ id }) => id);
});

/** The file that words it in another language, in this one; else those of the programmes that lack a text of their own. */
function whereToSay(context: CheckContext, { client, locale }: Readable, key: string) {
  const sold = soldBy(context, client);
  const anyOf = [...new Set(filesToAdd(context.index, [client, ...sold], locale, key))];
  if (anyOf.length > 0) return { hint: `add it to ${anyOf.join(" or ")}`, files: anyOf.slice(0, 1) };
  const hasBaseKey = (words: Words) => Object.keys(words).some((one) => baseKey(one) === key);
  const silent = sold.filter((one) => !wordsOfLayers(context.index, "programme", one, locale).some(hasBaseKey));
  const files = silent.map(({ id }) => messagesPath("programme", id, locale));
  return { hint: `programmes have their own text; add it to ${files.join(", ")}`, files };
}

function filesToAdd(index: DocumentIndex, readers: readonly Resolved[], locale: string, key: string): string[] {
  const layers = new Set(readers.flatMap((one) => one.layers.map(({ kind, id }) => `${kind} ${id}`)));
  return (wordingsByKey(index).get(key) ?? []).flatMap(({ document }) => {
    const { wordingOwner = "journey", id, locale: spoken, path } = document;
    const isRead = wordingOwner === "journey" || layers.has(`${wordingOwner} ${id}`);
    const here = messagesDocument(index, wordingOwner, id, locale);
    const hasText = here !== undefined && Object.keys(ownWords(here)).some((one) => baseKey(one) === key);
    return isRead && !hasText ? [path.replace(`locales/${spoken}/`, `locales/${locale}/`)] : [];
  });
}

/** A folder of texts that no document says the language of. */
function missingLanguages({ index }: CheckContext): Problem[] {
  const known = index.names("language");
  const unknown = index.of("messages").filter(({ locale = "" }) => !known.has(locale));
  const firsts = new Map(unknown.map((one) => [one.locale, one] as const).reverse());
  return [...firsts].map(([locale, { path }]) => ({
    check: "missing-language",
    file: path,
    spot: { path: ["messages"], part: "key" },
    message: `nothing says what language ${locale} is`,
    hint: `write locales/${locale}/language.json`,
  }));
}
