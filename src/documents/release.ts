import type { Flow } from "../engine/generated/flow.ts";
import type { Call } from "./generated/call.ts";
import type { Client } from "./generated/client.ts";
import type { Form } from "./generated/form.ts";
import type { Language } from "./generated/language.ts";
import type { Programme } from "./generated/programme.ts";
import type { Routes } from "./generated/routes.ts";
import type { Screen } from "./generated/screen.ts";
import type { SessionDocument } from "./generated/session.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { Operation } from "./operation.ts";

/** A client as its portal knows it. Its programmes are known by the names of the customer's agreements. */
export type ServedClient = Omit<Client, "programmes">;

/** An offered language. */
export interface ReleasedLanguage extends Pick<Language, "name" | "direction"> {
  /** The tag of the language in which its texts are written. */
  readonly writtenIn: string;
}

/** A programme merged with its ancestors, and their ids, nearest first. */
export interface ProgrammeEntry {
  readonly programme: Programme;
  readonly layers: readonly string[];
}

/** The entry of a sold programme's name. */
export interface SoldProgramme {
  readonly id: string;
  /** URL of its `ProgrammeEntry`. */
  readonly entry: string;
  /** Locale to the URL of its overridden texts, a record of text by key; empty when it overrides none. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Calls, with the parts of the back end's contract behind them. */
export interface ReleasedContract {
  /** Calls by id. */
  readonly calls: Readonly<Record<string, Call>>;
  /** Operations by operationId. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** The contract's types that documents refer to, by `area#Name`. */
  readonly types: Readonly<Record<string, JsonSchema>>;
}

/**
 * All that a client's portal needs, resolved and frozen under one hash; the build inlines it in the host's HTML. Its
 * calls are those of the session and of the routes; a journey brings its own.
 */
export interface Release extends ReleasedContract {
  readonly hash: string;
  /** The client with its chain merged. */
  readonly client: ServedClient;
  /** The ids of the client and its layers, nearest first. */
  readonly clientLayers: readonly string[];
  /** Each offered language by its tag. */
  readonly languages: Readonly<Record<string, ReleasedLanguage>>;
  /**
   * URL of the folder with a file, a `SoldProgramme`, for each name under which the client sells a programme;
   * `offerAddress` gives its address. However many there are, a page loads only those of its customer.
   */
  readonly offers: string;
  readonly routes: Routes;
  readonly session: SessionDocument;
  /** Journey id to the URL of its `JourneyBundle`. */
  readonly journeys: Readonly<Record<string, string>>;
  /** URL of a `JourneyBundle` to the components of its screens whose code is not in the first load. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /**
   * Locale to journey id to the URL of its texts, a record of text by key. The overlays of the client's layers are
   * merged in; a name that is no journey holds texts common to all.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** URL to its JSON: the documents of the first screen, which then needs no fetch. */
  readonly preloaded: Readonly<Record<string, unknown>>;
  /** URLs that a visitor may need next, fetched once the first screen is shown. */
  readonly ahead: readonly string[];
}

/** URL of a `Release` without preloaded documents, for runs that began on it and continue after another went live. */
export const releaseAddress = (hash: string, clientId: string): string => `/release/${hash}/${clientId}/client.json`;

/** What a portal knows of a page of another party. */
export interface FrameContract {
  /** The further permissions of its sandbox. */
  readonly sandbox: readonly string[];
  /** The features of the browser that it may use. */
  readonly allow: readonly string[];
  /** The message after which it can be used; when absent, a loaded page can. */
  readonly ready?: string;
  /** The schema of the members of each message that it sends, by type. */
  readonly incoming: Readonly<Record<string, JsonSchema>>;
  /** The schema of the members of each message that it is sent, by type. */
  readonly outgoing: Readonly<Record<string, JsonSchema>>;
}

/** One journey's documents by bare id. */
export interface JourneyBundle {
  readonly id: string;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly forms: Readonly<Record<string, Form>>;
  /** The external frames on its screens, by id; absent without any. */
  readonly frames?: Readonly<Record<string, FrameContract>>;
  /** What its documents name beyond the calls and types of the release itself; absent in older releases. */
  readonly contract?: ReleasedContract;
}
