import i18next from "i18next";
import { wordsOfAKey } from "./words-of-a-key.ts";

/** Speaks one language: what a text needs to become a string. */
export interface Words {
  /** BCP 47. */
  readonly locale: string;
  /** IANA; days and times are said in it. */
  readonly timeZone: string;
  /**
   * The message's wording with its placeholders filled; `count`, or a number of that name, picks the plural.
   * A placeholder without an argument stays for the component that fills it. Before any text has come, nothing is said.
   */
  say(key: string, args?: Readonly<Record<string, unknown>>, count?: number): string;
  has(key: string): boolean;
}

/** What a catalogue speaks from: the merged messages of one locale. */
export interface Wording {
  readonly locale: string;
  readonly timeZone: string;
  readonly texts: Readonly<Record<string, string>>;
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

/** @param report is told once of each message that is missing; the customer reads words made from the key. */
export function createCatalogue(report: (problem: string) => void): Catalogue {
  const reported = new Set<string>();
  const reportOnce = (problem: string) => {
    if (reported.has(problem)) return;
    reported.add(problem);
    report(problem);
  };
  const messages = createMessages();
  const known = new WeakMap<Wording["texts"], Words>();

  const speak = ({ locale, timeZone, texts }: Wording): Words => {
    messages.addResourceBundle(locale, SPACE, texts, false, true);
    const isEmpty = Object.keys(texts).length === 0;
    const has = (key: string, args?: Args, count?: number) => messages.exists(key, options(locale, args, count));
    return {
      locale,
      timeZone,
      has: (key) => has(key),
      say(key, args, count) {
        if (has(key, args, count)) return messages.t(key, options(locale, args, count));
        if (isEmpty) return "";
        reportOnce(`The message "${key}" is missing in ${locale}.`);
        return wordsOfAKey(key);
      },
    };
  };

  return {
    words(wording) {
      const spoken = known.get(wording.texts);
      if (spoken?.locale === wording.locale && spoken.timeZone === wording.timeZone) return spoken;
      const words = speak(wording);
      known.set(wording.texts, words);
      return words;
    },
  };
}

/** Arguments go under `replace`, so that a placeholder called `lng` or `context` is only a placeholder. */
const options = (lng: string, args: Args = {}, count = args.count) => ({
  lng,
  replace: args,
  ...(typeof count === "number" ? { count } : {}),
});
