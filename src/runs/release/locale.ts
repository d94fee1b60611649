import { isJsonObject } from "../../documents/json.ts";
import type { Release } from "../../documents/release.ts";
import { isSameJson } from "../../engine/index.ts";
import type { PortalState } from "../portal.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { StoragePort } from "../ports.ts";

const KEY = "portal.locale";

/** The dependencies of a language: the portal's parts, and the listener for a switch. */
type LocaleParts = Pick<PortalParts, "release" | "setState" | "state" | "storage" | "texts"> & {
  /** The language was switched. */
  switched(locale: string): void;
  failed(error: unknown): void;
};

/** The language that was chosen before, or the client's first. */
export function startLocale({ client }: Release, storage: StoragePort): string {
  const chosen = storage.get(KEY);
  return client.languages.find((language) => language === chosen) ?? client.languages[0] ?? "";
}

/** How a language is written: the tag of its texts, and where a line begins. */
export const languageOf = ({ languages }: Release, locale: string): Pick<PortalState, "spoken" | "direction"> => ({
  spoken: languages[locale]?.writtenIn ?? locale,
  direction: languages[locale]?.direction ?? "ltr",
});

/** The language, and the texts of all journeys that were shown so far. */
export class Locale {
  readonly #parts: LocaleParts;
  readonly #journeys = new Set<string>();
  #wanted: string;

  constructor(parts: LocaleParts) {
    this.#parts = parts;
    this.#wanted = parts.state().locale;
  }

  /** Shows the texts of journeys in the present language; returns a promise only if some must be fetched. */
  need(journeys: readonly string[]): undefined | Promise<void> {
    for (const journey of journeys) this.#journeys.add(journey);
    return this.#say(this.#parts.state().locale) ? undefined : this.refresh();
  }

  /** Loads a language of the client, then switches to it; the last call wins. */
  async switchTo(locale: string): Promise<void> {
    const { release, storage, state } = this.#parts;
    const isOffered = release.client.languages.some((language) => language === locale);
    if (!isOffered || locale === this.#wanted) return;
    this.#wanted = locale;
    try {
      do await this.#parts.texts.load(this.#needs(locale));
      while (this.#wanted === locale && !this.#say(locale));
    } catch (error) {
      if (this.#wanted === locale) this.#wanted = state().locale;
      return this.#parts.failed(error);
    }
    if (this.#wanted !== locale) return;
    storage.set(KEY, locale);
    this.#parts.switched(locale);
  }

  /** Loads the missing texts of the present language: of new journeys, or of another programme. */
  async refresh(): Promise<void> {
    // The session may be known before any page: the common texts would then count as all texts.
    if (this.#journeys.size === 0) return;
    while (!this.#say(this.#parts.state().locale)) {
      await this.#parts.texts.load(this.#needs(this.#parts.state().locale));
    }
  }

  #needs(locale: string) {
    const { programme, session } = this.#parts.state();
    return { locale, journeys: this.#journeys, programme: programme?.id, held: heldIn(session.values.programmes) };
  }

  /** Shows the texts of a language; returns false if some are not loaded. */
  #say(locale: string): boolean {
    const merged = this.#parts.texts.merged(this.#needs(locale));
    if (merged === undefined) return false;
    const { texts, ofProgrammes: programmeTexts } = merged;
    const shown = this.#parts.state();
    const isCurrent =
      locale === shown.locale && isSameJson(texts, shown.texts) && isSameJson(programmeTexts, shown.programmeTexts);
    if (!isCurrent)
      this.#parts.setState({
        locale,
        ...languageOf(this.#parts.release, locale),
        texts,
        programmeTexts,
      });
    return true;
  }
}

/** The ids of the programmes that the session knows. */
function heldIn(programmes: unknown): readonly string[] {
  const ids = isJsonObject(programmes) ? Object.values(programmes) : [];
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}
