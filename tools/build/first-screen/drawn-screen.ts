import type { Release } from "../../../src/documents/release.ts";

/** A client's first screen, drawn before anybody asks for it. */
export interface DrawnScreen {
  readonly html: string;
  readonly title: string;
  /** The paths that show it. */
  readonly paths: readonly string[];
  /** The addresses of its documents. */
  readonly asked: readonly string[];
}

/** The input of a drawn screen. */
export interface ToDraw {
  readonly release: Release;
  /** The release's documents, as text, by address. */
  readonly files: ReadonlyMap<string, string>;
  /** The visitor's address. */
  readonly address: string;
  /** What the screen says when the app does not come in time. */
  readonly late: string;
}
