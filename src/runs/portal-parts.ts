import type { StoreApi } from "zustand/vanilla";
import type { Programme } from "../documents/generated/programme.ts";
import type { Context, Failure, Instant, SystemEventName } from "../engine/index.ts";
import type { Caller } from "../operations/index.ts";
import type { DocumentsOfRoutes } from "./navigation/route-documents.ts";
import type { RouteTable } from "./navigation/route-table.ts";
import type { Problems } from "./network/problems.ts";
import type { PortalState } from "./portal.ts";
import type { PortalPorts, StoragePort, VaultPort } from "./ports.ts";
import type { JourneySet } from "./release/journey-set.ts";
import type { KnownContract } from "./release/known-contract.ts";
import type { Texts } from "./release/texts.ts";
import type { Drafts } from "./run/drafts.ts";
import type { Files } from "./run/files.ts";
import type { FramePosts } from "./run/frame-posts.ts";
import type { ReceivedFiles } from "./run/received-files.ts";
import type { PortalScope } from "./run/rules.ts";
import type { Programmes } from "./session/programmes.ts";
import type { SignInGeneration } from "./session/sign-in-generation.ts";
import type { SharedStorage } from "./storage/shared-storage.ts";
import type { StorageHealth } from "./storage/storage-health.ts";
import type { StoredRuns } from "./storage/stored-runs.ts";

/** The ports that parts use as they are. */
type UsedPorts = Pick<
  PortalPorts,
  "release" | "releases" | "clock" | "timers" | "history" | "lifecycle" | "tabs" | "analytics" | "leave" | "watch"
>;

/**
 * The dependencies that all parts of the portal may use. Each part picks some: `Pick<PortalParts, "storage" |
 * "timers">`, and names beside it the parts above these, such as the session and the runs.
 */
export interface PortalParts extends UsedPorts {
  /** The server's time. */
  now(): Instant;
  /** A number from 0 up to 1. */
  random(): number;
  /** A new unique id. */
  newId(): string;
  /** A new text that nobody can guess. */
  randomText(): string;
  readonly caller: Caller;
  /** The calls known so far. */
  readonly contract: KnownContract;
  readonly problems: Problems;

  readonly store: StoreApi<PortalState>;
  state(): PortalState;
  setState(part: Partial<PortalState>): void;
  /** The roots `session`, `client` and `storage`. */
  scope(): PortalScope;
  /** The context of a run of these journeys; `own` is the programme that its flow names. */
  context(set: JourneySet, own?: Programme): Context;

  readonly storage: StoragePort;
  readonly vault: VaultPort;
  readonly storageHealth: StorageHealth;
  readonly shared: SharedStorage;
  readonly stored: StoredRuns;
  readonly drafts: Drafts;
  readonly files: Files;
  readonly received: ReceivedFiles;
  readonly signInGeneration: SignInGeneration;

  readonly posts: FramePosts;

  readonly table: RouteTable;
  readonly documents: DocumentsOfRoutes;
  readonly programmes: Programmes;
  readonly texts: Texts;

  /** Sends a system event to all runs. */
  emit(name: SystemEventName, values?: Readonly<Record<string, unknown>>): void;
  /** Stores tokens that a call returned. */
  keep(tokens: Readonly<Record<string, string>>): void;
  /** Whether a failure ends the session, so that the portal handles it; `note` is called before the session ends. */
  takes(failure: Failure, note?: () => void): boolean;
  /** Called when the back end reports that the session is over. */
  expired(): void;
  /** Reports an optional call of the session that failed. */
  wentWithout(name: string, failure: Failure): void;
}
