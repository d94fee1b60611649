import i18next from "i18next";
import type { OwnCurrency } from "./money-in-words.ts";
import { wordsOfAKey } from "./words-of-a-key.ts";

/** Formats messages in one language for a text. */
export interface Words {
  /** BCP 47. */
  readonly locale: string;
  /** IANA; the zone of its days and times. */
  readonly timeZone: string;
  /** How the client's own currency is written. */
  readonly ownCurrency?: OwnCurrency | undefined;
  /**
   * The message's wording with its placeholders filled; `count`, or a number of that name, selects the plural. A
   * placeholder without an argument stays for the component that fills it. Empty until texts are loaded.
   */
  say(key: string, args?: Readonly<Record<string, unknown>>, count?: number): string;
  has(key: string): boolean;
  /** The words of one of the customer's programmes; for any other id, these words. */
  of(programme: string): Words;
}

/** The source of a catalogue: the merged messages of one locale. */
export interface Wording {
  readonly locale: string;
  readonly timeZone: string;
  readonly ownCurrency?: OwnCurrency | undefined;
  readonly texts: Readonly<Record<string, string>>;
  /** The overridden texts of the customer's programmes, by id. */
  readonly programmes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Holds the messages of all languages loaded so far. */
export interface Catalogue {
  /** The same wording gives the same words. */
  words(wording: Wording): Words;
}

type Args = Readonly<Record<string, unknown>>;

const SPACE = "messages";

function createMessages() {
  const messages = i18next.createInstance();
  messages.init({
    initAsync: false,
    ns: SPACE,
    defaultNS: SPACE,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return messages;
}

/** @param report called once for each missing message; the customer reads words made from the key. */
export function createCatalogue(report: (problem: string) => void): Catalogue {
  const reported = new Set<string>();
  const reportOnce = (problem: string) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(problem);
  };
  // Made for the first text that has a placeholder or a plural: a first screen may have none.
  let made: ReturnType<typeof createMessages> | undefined;
  let told: Wording | undefined;
  const known = new WeakMap<Wording["texts"], { readonly wording: Wording; readonly words: Words }>();

  const speak = (wording: Wording): Words => {
    const { locale, texts, programmes = {} } = wording;
    const messages = () => {
      made ??= createMessages();
      if (told === wording) return made;
      made.addResourceBundle(locale, SPACE, texts, false, true);
      for (const [id, own] of Object.entries(programmes))
        made.addResourceBundle(locale, programmeNamespace(id), own, false, true);
      told = wording;
      return made;
    };
    const inLayers = (ids: readonly string[]): Words => {
      const layers = [...ids.map((id) => programmes[id] ?? {}), texts];
      const options = optionsIn(locale, [...ids.map(programmeNamespace), SPACE]);
      const has = (key: string, args?: Args, count?: number) => messages().exists(key, options(args, count));
      const filled: Words["say"] = (key, args, count) => {
        if (has(key, args, count)) return messages().t(key, options(args, count));
        if (Object.keys(texts).length === 0) return "";
        if (has(key, args, 0)) {
          reportOnce(`The message "${key}" is given nothing to count in ${locale}.`);
          return messages()
            .t(key, options({ ...args, count: "" }, 0))
            .trim();
        }
        reportOnce(`The message "${key}" is missing in ${locale}.`);
        return wordsOfAKey(key);
      };
      return {
        locale,
        timeZone: wording.timeZone,
        ownCurrency: wording.ownCurrency,
        has: (key) => plainIn(layers, key, undefined) !== undefined || has(key),
        say: (key, args, count) => plainIn(layers, key, args ?? count) ?? filled(key, args, count),
        of: (id) => inLayers(Object.hasOwn(programmes, id) ? [id] : []),
      };
    };
    return inLayers([]);
  };

  return {
    words(wording) {
      const spoken = known.get(wording.texts);
      if (spoken !== undefined && isSameWording(spoken.wording, wording)) return spoken.words;
      const words = speak(wording);
      known.set(wording.texts, { wording, words });
      return words;
    },
  };
}

/** The placeholder and plural syntax of i18next. */
const FILLED = /\{\{|\$t\(/;

/** A message without placeholders, of which a form has many; undefined when a placeholder must be filled. */
function plainIn(layers: readonly Wording["texts"][], key: string, filling: unknown): string | undefined {
  if (filling !== undefined) return undefined;
  const text = layers.find((texts) => Object.hasOwn(texts, key))?.[key];
  return text === undefined || text === "" || FILLED.test(text) ? undefined : text;
}

const programmeNamespace = (programme: string) => `programme ${programme}`;

const isSameWording = (one: Wording, other: Wording) =>
  one.locale === other.locale &&
  one.timeZone === other.timeZone &&
  one.ownCurrency === other.ownCurrency &&
  one.programmes === other.programmes;

/** Arguments go under `replace`, so that a placeholder called `lng` or `context` is only a placeholder. */
const optionsIn =
  (lng: string, ns: readonly string[]) =>
  (args: Args = {}, count = args.count) => ({
    lng,
    ns,
    replace: args,
    ...(typeof count === "number" ? { count } : {}),
  });
