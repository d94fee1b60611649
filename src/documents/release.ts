import type { Flow } from "../engine/generated/flow.ts";
import type { Call } from "./generated/call.ts";
import type { Client } from "./generated/client.ts";
import type { Form } from "./generated/form.ts";
import type { Programme } from "./generated/programme.ts";
import type { Routes } from "./generated/routes.ts";
import type { Screen } from "./generated/screen.ts";
import type { SessionDocument } from "./generated/session.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { Operation } from "./operation.ts";

/** A client as its portal knows it. What it sells is known by the names of what a customer holds. */
export type ServedClient = Omit<Client, "programmes">;

/** A programme with everything it inherits, and the layers it came from, nearest first. */
export interface ProgrammeEntry {
  readonly programme: Programme;
  readonly layers: readonly string[];
}

/** What a name leads to under which a programme is sold. */
export interface SoldProgramme {
  readonly id: string;
  /** URL of its `ProgrammeEntry`. */
  readonly entry: string;
  /** Locale to the URL of what it says otherwise, a record of text by key; none where it says nothing of its own. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What a client's portal needs, resolved and frozen under one hash; the build inlines it in the host's HTML. */
export interface Release {
  readonly hash: string;
  /** The client with its chain merged. */
  readonly client: ServedClient;
  /** The ids of the client and its layers, nearest first. */
  readonly clientLayers: readonly string[];
  /** Each language that is offered to the tag of the one that its texts are written in. */
  readonly spoken: Readonly<Record<string, string>>;
  /**
   * URL of the folder that has a file, a `SoldProgramme`, for each name under which the client sells a programme; its
   * address is by `offerAddress`. However many there are, a page knows only those that its customer holds.
   */
  readonly offers: string;
  readonly routes: Routes;
  readonly session: SessionDocument;
  /** Calls by id. */
  readonly calls: Readonly<Record<string, Call>>;
  /** Operations by operationId. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** The contract's types that documents refer to, by `area#Name`. */
  readonly types: Readonly<Record<string, JsonSchema>>;
  /** Journey id to the URL of its `JourneyBundle`. */
  readonly journeys: Readonly<Record<string, string>>;
  /** URL of a `JourneyBundle` to the components that its screens are drawn with and whose code is not of the first load. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /**
   * Locale to journey id to the URL of its texts, a record of text by key.
   * The overlays of the client's layers are merged in; a name that is no journey holds texts common to all.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** URL to its JSON: what the first screen needs, so that no fetch precedes it. */
  readonly preloaded: Readonly<Record<string, unknown>>;
  /** URLs of what a visitor may want next, fetched once the first screen is there. */
  readonly ahead: readonly string[];
}

/** URL of a `Release` without what is preloaded, for runs that began on it and go on after another went live. */
export const releaseAddress = (hash: string, clientId: string): string => `/release/${hash}/${clientId}/client.json`;

/** One journey's documents by bare id. */
export interface JourneyBundle {
  readonly id: string;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly forms: Readonly<Record<string, Form>>;
}
