import type { Release } from "../documents/release.ts";
import type { Instant } from "../engine/index.ts";
import type { Caller, CallerParts, ReportedProblem } from "../operations/index.ts";
import type { Departure } from "./run/leaving.ts";
import type { RunWatch } from "./run/run-watch.ts";

/** The environment of the host; in a browser `openBrowserPorts()` provides most of it. */
export interface PortalPorts {
  readonly release: Release;
  /** Absent when only one release is available: then runs of any other are deleted. */
  readonly releases?: ReleasesPort | undefined;
  readonly load: DocumentLoader;
  /** Makes the caller, given the host's values. */
  readonly caller: (host: CallerHost) => Caller;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
  readonly vault: VaultPort;
  readonly history: HistoryPort;
  readonly timers: TimerPort;
  /** How the page was loaded; a reload may go to the landing page. */
  readonly arrival?: "navigate" | "reload" | "back_forward";
  readonly lifecycle?: LifecyclePort;
  readonly tabs?: TabsPort;
  readonly locks?: LockPort | undefined;
  /** The store for the bytes of chosen files; memory when absent. */
  readonly files?: FileStorePort;
  readonly analytics?: { track(event: string, values: Readonly<Record<string, unknown>>): void };
  /** Saves bytes on the customer's device. */
  readonly saveFile?: (bytes: Blob, name: string) => void;
  /** Goes to an address outside the portal. */
  readonly leave?: (departure: Departure) => void;
  /** Called with every problem; a failed call's comes from the caller, any other from the host. */
  readonly report?: (problem: PortalProblem | ReportedProblem) => void;
  /** Called with each step of each run. */
  readonly watch?: RunWatch | undefined;
  /** A number from 0 up to 1, for ids; Math.random when absent. */
  readonly random?: () => number;
  /** A text that nobody can guess; made of ids when absent. */
  readonly randomText?: () => string;
}

/** The host's values for a caller; the release and the browser give the rest. */
export type CallerHost = Required<
  Pick<
    CallerParts,
    "calls" | "chosenVariant" | "files" | "operations" | "receive" | "report" | "scope" | "token" | "waits"
  >
>;

/** The releases on which a run can be walked. */
export interface ReleasesPort {
  /** The hash of the release for new runs. */
  readonly newest: string;
  /** Replaces this portal by one of that release. False when it is gone; rejects when it cannot be loaded now. */
  change(hash: string): Promise<boolean>;
}

/**
 * Fetches a JSON document by its URL; undefined when the server replies that it does not exist. Rejects when it cannot.
 */
export type DocumentLoader = (url: string) => Promise<unknown>;

/** Whether written data outlives a reload. */
export type StorageKind = "persistent" | "memory";

/** Text by key. It never throws: text that the browser does not store stays in memory, and `kind` reports it. */
export interface StoragePort {
  readonly kind: StorageKind;
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** While a write could still be lost by the browser: resolves when that is over. Never rejects. */
  readonly written?: () => Promise<void> | undefined;
}

/** A text in a second place, or its removal. */
export interface CopiedText {
  readonly text?: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** A second place for texts, which keeps them even when the browser is killed. Each method rejects when it refuses. */
export interface TextCopyPort {
  read(): Promise<ReadonlyMap<string, CopiedText>>;
  /** For each key, the last write stays. */
  write(changes: ReadonlyMap<string, CopiedText>): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** The run and screen of a history entry; `base` is the first index of its unbroken series of entries. */
export interface HistoryEntry {
  readonly run: string;
  readonly index: number;
  readonly base: number;
}

/** The browser's location. The shell bases it on its router; the entry is kept unchanged in the entry's state. */
export interface HistoryPort {
  location(): {
    readonly path: string;
    readonly query: Readonly<Record<string, string>>;
    readonly entry?: HistoryEntry | undefined;
  };
  /** A new entry; an undefined path keeps the address as it is, query included. */
  push(path: string | undefined, entry?: HistoryEntry): void;
  /** The present entry changed; an undefined path keeps the address as it is, query included. */
  replace(path: string | undefined, entry?: HistoryEntry): void;
  go(delta: number): void;
}

/** The server's time. */
export interface ClockPort {
  now(): Instant;
  /** Called when the page is visible again, perhaps after the computer slept. */
  wake?(): void;
}

/** Runs once after a time. Returns a function that cancels it. */
export interface TimerPort {
  after(milliseconds: number, run: () => void): () => void;
}

/** The browser's measure of a connection (Network Information API). */
export interface ConnectionQuality {
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string | undefined;
  readonly roundTripMs?: number | undefined;
}

/** The browser's events of the page; each method returns a function that unsubscribes. */
export interface LifecyclePort {
  isOnline(): boolean;
  onOnline(listen: (isOnline: boolean) => void): () => void;
  /** The quality of the connection, if the browser measures it. */
  quality?(): ConnectionQuality | undefined;
  onQuality?(listen: (quality: ConnectionQuality) => void): () => void;
  /** Whether the page is on view now; it is when absent. */
  isVisible?(): boolean;
  /** The page is hidden or left: the last moment to write. */
  onHide(listen: () => void): () => void;
  /** The page is left, perhaps to be restored from the back-forward cache. */
  onLeave(listen: () => void): () => void;
  /** The page is shown again; restored: from the back-forward cache, with all its old state. */
  onShow(listen: (isRestored: boolean) => void): () => void;
}

/** The messages between tabs of one portal. */
export type TabMessage = { readonly kind: "signedOut" } | { readonly kind: "signedIn"; readonly userId: string };

/** The other tabs of this portal. */
export interface TabsPort {
  post(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/**
 * Locks by name; one tab at a time holds each. Returns a function that releases the lock; undefined when another tab
 * holds it. `lost` is called when another tab took a held one.
 */
export interface LockPort {
  /** A lock that is free. */
  ask(name: string, lost: () => void): Promise<(() => void) | undefined>;
  /** A lock, even when another tab holds it. */
  take(name: string, lost: () => void): Promise<(() => void) | undefined>;
}

/** The session data that outlives a reload of a signed-in tab. */
export interface StoredSession {
  readonly tokens: Readonly<Record<string, string>>;
  /** Present once the person is the signed-in customer; has `userId`. */
  readonly account?: Readonly<Record<string, unknown>> | undefined;
  /** The last sign-out before it; a later one ends this session. */
  readonly epoch?: string | undefined;
  /** Present once the session is over, until a customer signs in: the customer is led back there. */
  readonly interrupted?: Interruption | undefined;
  /** The page that a reload led away from, while the return is offered. */
  readonly left?: Whereabouts | undefined;
}

/** A customer's place when their session was over, or, without a customer, the target for the next one who signs in. */
export interface Interruption {
  readonly userId?: string;
  readonly at: Whereabouts;
}

/** A customer's place for leading them back: the address, and the entry of the run on view. */
export type Whereabouts = ReturnType<HistoryPort["location"]>;

/** The store of sealed tokens. It never throws and never rejects. */
export interface VaultPort {
  /** `memory` while the last write is not stored. */
  readonly kind: StorageKind;
  /** Synchronous when nothing is stored, so that a visitor does not wait. */
  read(): StoredSession | undefined | Promise<StoredSession | undefined>;
  write(storedSession: StoredSession): Promise<void>;
  clear(): void;
}

/** Bytes of files by id, over a reload. Each method rejects when the browser refuses. */
export interface FileStorePort {
  put(id: string, bytes: Blob): Promise<void>;
  get(id: string): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** A problem as it is logged: without data of a customer or a server. */
export interface PortalProblem {
  readonly supportCode: string;
  readonly where: string;
  /** The error's class or the failure's name. */
  readonly name: string;
  /** The portal's own message; that of any other error may quote data and is left out. */
  readonly message?: string | undefined;
  readonly status?: number | undefined;
  /** The places of the stack, without the message. */
  readonly stack?: string | undefined;
}
