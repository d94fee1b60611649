import { isJsonObject } from "../../documents/json.ts";
import type { Release } from "../../documents/release.ts";
import type { PortalState } from "../portal.ts";
import type { StoragePort } from "../ports.ts";
import type { Texts } from "./texts.ts";

const KEY = "portal.locale";

/** What speaking a language needs of the portal. */
export interface LocaleDependencies {
  readonly release: Release;
  readonly storage: StoragePort;
  readonly texts: Texts;
  state(): PortalState;
  setState(part: Partial<PortalState>): void;
  /** The language was switched. */
  switched(locale: string): void;
  failed(error: unknown): void;
}

/** The language chosen before, else the client's first. */
export function startLocale({ client }: Release, storage: StoragePort): string {
  const chosen = storage.get(KEY);
  return client.languages.find((language) => language === chosen) ?? client.languages[0] ?? "en-US";
}

/** The tag of the language that a locale's texts are written in. */
export const spokenBy = ({ spoken }: Release, locale: string): string => spoken[locale] ?? locale;

/** The language and the texts of all that was shown so far. */
export class Locale {
  readonly #dependencies: LocaleDependencies;
  readonly #journeys = new Set<string>();
  #wanted: string;

  constructor(dependencies: LocaleDependencies) {
    this.#dependencies = dependencies;
    this.#wanted = dependencies.state().locale;
  }

  /** Texts of journeys in the present language; a promise only where some must be fetched. */
  need(journeys: readonly string[]): undefined | Promise<void> {
    for (const journey of journeys) this.#journeys.add(journey);
    return this.#say(this.#dependencies.state().locale) ? undefined : this.refresh();
  }

  /** Loads a language of the client, then switches to it; what was asked for last wins. */
  async switchTo(locale: string): Promise<void> {
    const { release, storage, state } = this.#dependencies;
    const isOffered = release.client.languages.some((language) => language === locale);
    if (!isOffered || locale === this.#wanted) return;
    this.#wanted = locale;
    try {
      do await this.#dependencies.texts.load(this.#needs(locale));
      while (this.#wanted === locale && !this.#say(locale));
    } catch (error) {
      if (this.#wanted === locale) this.#wanted = state().locale;
      return this.#dependencies.failed(error);
    }
    if (this.#wanted !== locale) return;
    storage.set(KEY, locale);
    this.#dependencies.switched(locale);
  }

  /** Loads what is missing of the present language: new journeys, or the wording of another programme. */
  async refresh(): Promise<void> {
    // Who is signed in may be known before any page is: texts that are common to all would then be taken for all.
    if (this.#journeys.size === 0) return;
    while (!this.#say(this.#dependencies.state().locale)) {
      await this.#dependencies.texts.load(this.#needs(this.#dependencies.state().locale));
    }
  }

  #needs(locale: string) {
    const { programme, session } = this.#dependencies.state();
    return { locale, journeys: this.#journeys, programme: programme?.id, held: heldIn(session.values.programmes) };
  }

  /** Shows the texts of a language; false where some are not loaded. */
  #say(locale: string): boolean {
    const merged = this.#dependencies.texts.merged(this.#needs(locale));
    if (merged === undefined) return false;
    const { texts, ofProgrammes: programmeTexts } = merged;
    const shown = this.#dependencies.state();
    const isCurrent =
      locale === shown.locale && isSame(texts, shown.texts) && isSame(programmeTexts, shown.programmeTexts);
    if (!isCurrent)
      this.#dependencies.setState({
        locale,
        spoken: spokenBy(this.#dependencies.release, locale),
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

function isSame(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
