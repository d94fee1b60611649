import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { elementsOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { MessageUse } from "../uses/text-parts.ts";
import { messagesOf } from "../uses/uses-of.ts";
import { sharedJourneys, textsFor, wordsOfLayers } from "../wording/texts-for.ts";
import { baseKey, ownWords, type Words } from "../wording/words.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/** Whatever a customer can be told is said in every language that their client offers. */
export const messageWording: Check = {
  ids: ["unknown-message", "missing-translation", "missing-language"],
  run: (documents) => {
    const keys = new Set(documents.index.of("messages").flatMap((one) => Object.keys(ownWords(one)).map(baseKey)));
    const readable = readableTexts(documents);
    const uses = allUses(documents);
    const unknown = uses.filter(({ use }) => !keys.has(use.key)).map((one) => unknownMessage(one, keys));
    const known = uses.filter(({ use }) => keys.has(use.key));
    return [...unknown, ...known.flatMap((one) => untranslated(one, readable)), ...missingLanguages(documents)];
  },
};

interface PlacedUse {
  readonly document: SourceDocument;
  readonly use: MessageUse;
}

function allUses(documents: CheckedDocuments): PlacedUse[] {
  const { index, runtimeMessages } = documents;
  const routes = index.find("routes", "routes");
  const ofRuntime = routes
    ? runtimeMessages.map(({ key, args }) => ({ document: routes, use: { key, args, path: ["id"] } }))
    : [];
  const ofDocuments = index.documents.flatMap((document) =>
    messagesOf(documents, document).map((use) => ({ document, use })),
  );
  return [...ofDocuments, ...ofRuntime];
}

function unknownMessage({ document, use }: PlacedUse, keys: ReadonlySet<string>): Problem {
  return {
    check: "unknown-message",
    file: document.path,
    spot: { path: use.path },
    message: `no language has the message "${use.key}"`,
    hint: suggest(use.key, keys, "messages"),
  };
}

/** A client's language, and the keys that its customers can read in a journey. */
interface Readable {
  readonly client: string;
  readonly locale: string;
  keysIn(journey: string | undefined): ReadonlySet<string>;
}

function readableTexts(documents: CheckedDocuments): Readable[] {
  const { clients, index } = documents;
  return clients.flatMap((client) =>
    languagesOf(client)
      .filter((locale) => hasLanguage(documents, locale))
      .map((locale): Readable => {
        const byJourney = new Map<string | undefined, ReadonlySet<string>>();
        const ofProgrammes = keysOfEveryProgramme(documents, client, locale).map(baseKey);
        return {
          client: client.id,
          locale,
          keysIn(journey) {
            const keys = byJourney.get(journey) ?? new Set([...keysFor(client, locale, journey), ...ofProgrammes]);
            byJourney.set(journey, keys);
            return keys;
          },
        };
      }),
  );

  function keysFor(client: Resolved, locale: string, journey: string | undefined): string[] {
    const journeys = [...sharedJourneys(index), ...(journey === undefined ? [] : [journey])];
    return journeys.flatMap((one) => Object.keys(textsFor(index, client, locale, one))).map(baseKey);
  }
}

/** Words that only programmes have can be relied on where every programme that the client sells has them. */
function keysOfEveryProgramme(documents: CheckedDocuments, client: Resolved, locale: string): string[] {
  const words = soldBy(documents, client).map((one) => wordsOfLayers(documents.index, one, locale));
  const [first = [], ...others] = words;
  const says = (layers: readonly Words[], key: string) => layers.some((layer) => Object.hasOwn(layer, key));
  return first.flatMap((layer) => Object.keys(layer)).filter((key) => others.every((one) => says(one, key)));
}

function untranslated({ document, use }: PlacedUse, readable: readonly Readable[]): Problem[] {
  return readable
    .filter(({ keysIn }) => !keysIn(document.journey).has(use.key))
    .map(({ client, locale }) => ({
      check: "missing-translation",
      file: document.path,
      spot: { path: use.path },
      message: `customers of "${client}" cannot read "${use.key}" here in ${locale}`,
      hint: `say it in ${locale}, in the messages of ${document.journey ?? "the frames' journey"} or of what every page loads`,
    }));
}

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
