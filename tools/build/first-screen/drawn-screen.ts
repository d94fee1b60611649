import type { Release } from "../../../src/documents/release.ts";

/** A client's first screen, drawn before anybody asks for it. */
export interface DrawnScreen {
  readonly html: string;
  readonly title: string;
  /** The paths at which a visitor comes to it. */
  readonly paths: readonly string[];
  /** The addresses of the documents that it is made of. */
  readonly asked: readonly string[];
}

/** What a screen is drawn of. */
export interface ToDraw {
  readonly release: Release;
  /** The release's documents, as text, by address. */
  readonly files: ReadonlyMap<string, string>;
  /** Where the visitor comes to. */
  readonly address: string;
}
