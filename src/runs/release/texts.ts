import type { Release } from "../../documents/release.ts";
import type { Programmes } from "../session/programmes.ts";
import type { Library } from "./library.ts";

/** Texts by key. */
export type TextsByKey = Readonly<Record<string, string>>;

/** The texts of the journeys on view. */
export interface MergedTexts {
  /** With the wording of the customer's programme. */
  readonly texts: TextsByKey;
  /** The overridden texts of each of the customer's programmes, by its id. */
  readonly ofProgrammes: Readonly<Record<string, TextsByKey>>;
}

/** The texts of the journeys on view. */
export interface Texts {
  /** The merged texts; undefined while some are not loaded. */
  merged(of: TextNeeds): MergedTexts | undefined;
  /** Loads them. Rejects with a LoadingError. */
  load(of: TextNeeds): Promise<void>;
}

/** The selection of texts. */
export interface TextNeeds {
  readonly locale: string;
  readonly journeys: Iterable<string>;
  readonly programme: string | undefined;
  /** The customer's programmes. */
  readonly held: readonly string[];
}

/** The texts of a release: those common to all journeys, then the journeys', then the programme's own wording. */
export function createTexts(release: Release, library: Library, programmes: Pick<Programmes, "texts">): Texts {
  const isCommon = (name: string) => !Object.hasOwn(release.journeys, name);
  const ofLocale = (locale: string) => release.texts[locale] ?? {};
  const isUrl = (url: string | undefined) => url !== undefined;

  function urls({ locale, journeys, programme }: TextNeeds): string[] {
    const all = ofLocale(locale);
    const names = [...Object.keys(all).filter(isCommon), ...new Set(journeys)];
    const own = programme === undefined ? undefined : programmes.texts(programme, locale);
    return [...names.map((name) => all[name]), own].filter(isUrl);
  }

  const heldUrls = ({ locale, held }: TextNeeds) =>
    held.map((id) => [id, programmes.texts(id, locale)] as const).filter(([, url]) => isUrl(url));

  return {
    merged(needs) {
      const parts = urls(needs).map(library.texts);
      const own = heldUrls(needs).map(([id, url]) => [id, library.texts(url ?? "")] as const);
      if (parts.includes(undefined) || own.some(([, texts]) => texts === undefined)) return undefined;
      return {
        texts: Object.assign({}, ...parts),
        ofProgrammes: Object.fromEntries(own.map(([id, of]) => [id, of ?? {}])),
      };
    },
    load: (needs) => library.loadTexts([...urls(needs), ...heldUrls(needs).map(([, url]) => url ?? "")]),
  };
}
