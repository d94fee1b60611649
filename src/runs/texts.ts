import type { Release } from "../documents/release.ts";
import type { Library } from "./library.ts";

/** The texts of what is shown. */
export interface Texts {
  /** The merged texts; undefined while some are not loaded. */
  merged(of: TextNeeds): Readonly<Record<string, string>> | undefined;
  /** Loads them. Rejects with a LoadingError. */
  load(of: TextNeeds): Promise<void>;
}

/** Which texts are needed. */
export interface TextNeeds {
  readonly locale: string;
  readonly journeys: Iterable<string>;
  readonly programme: string | undefined;
}

/** The texts of a release: what is common to all journeys, then the journeys', then the programme's own wording. */
export function createTexts(release: Release, library: Library): Texts {
  const isCommon = (name: string) => !Object.hasOwn(release.journeys, name) && !name.startsWith("programme:");

  function urls({ locale, journeys, programme }: TextNeeds): string[] {
    const ofLocale = release.texts[locale] ?? {};
    const names = [...Object.keys(ofLocale).filter(isCommon), ...new Set(journeys), `programme:${programme ?? ""}`];
    return names.map((name) => ofLocale[name]).filter((url) => url !== undefined);
  }

  return {
    merged(needs) {
      const parts = urls(needs).map(library.texts);
      return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
    },
    load: (needs) => library.loadTexts(urls(needs)),
  };
}
