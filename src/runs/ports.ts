import type { Release } from "../documents/release.ts";
import type { Instant } from "../engine/index.ts";
import type { Caller, CallerParts, ReportedProblem } from "../operations/index.ts";
import type { RunWatch } from "./run/run-watch.ts";

/** Everything outside that the host uses; in a browser `openBrowserPorts()` gives most of it. */
export interface PortalPorts {
  readonly release: Release;
  /** Absent where only one release can be had: runs of any other are then forgotten. */
  readonly releases?: ReleasesPort | undefined;
  readonly load: DocumentLoader;
  /** Makes the caller, given what only the host knows. */
  readonly caller: (host: CallerHost) => Caller;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
  readonly vault: VaultPort;
  readonly history: HistoryPort;
  readonly timers: TimerPort;
  /** How the page came to be loaded; a reload may go to the landing page. */
  readonly arrival?: "navigate" | "reload" | "back_forward";
  readonly lifecycle?: LifecyclePort;
  readonly tabs?: TabsPort;
  readonly locks?: LockPort | undefined;
  /** Where the bytes of chosen files are kept; memory when absent. */
  readonly files?: FileStorePort;
  readonly analytics?: { track(event: string, values: Readonly<Record<string, unknown>>): void };
  /** Goes to an address outside the portal. */
  readonly leave?: (url: string) => void;
  /** Hears of every problem; a failed call's comes from the caller, any other from the host. */
  readonly report?: (problem: PortalProblem | ReportedProblem) => void;
  /** Hears of each step of each run. */
  readonly watch?: RunWatch | undefined;
  /** A number from 0 up to 1, for ids; Math.random when absent. */
  readonly random?: () => number;
}

/** What a caller reads from the host; the release and the browser give the rest. */
export type CallerHost = Required<
  Pick<CallerParts, "chosenVariant" | "files" | "report" | "scope" | "token" | "waits">
>;

/** The releases that a run can be walked on. */
export interface ReleasesPort {
  /** The hash of the one that new runs are begun on. */
  readonly newest: string;
  /** Puts a portal of that release in the place of this one. False where it is gone; rejects where it cannot be had now. */
  change(hash: string): Promise<boolean>;
}

/** Fetches a JSON document by its URL; undefined where the server says that there is none. Rejects when it cannot. */
export type DocumentLoader = (url: string) => Promise<unknown>;

/** Whether what was written outlives a reload. */
export type StorageKind = "persistent" | "memory";

/** Text by key. It never throws: what the browser does not keep stays in memory, and `kind` says so. */
export interface StoragePort {
  readonly kind: StorageKind;
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** While something is being written that a browser could still lose: when that is over. Never rejects. */
  readonly written?: () => Promise<void> | undefined;
}

/** A text in a second place, or that there is none any more. */
export interface CopiedText {
  readonly text?: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** A second place for texts, which keeps what it took also when the browser is killed. Each rejects where it refuses. */
export interface TextCopyPort {
  read(): Promise<ReadonlyMap<string, CopiedText>>;
  /** Of each key, what was written last stays. */
  write(changes: ReadonlyMap<string, CopiedText>): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Which screen of which run a history entry shows; `base` is the first index of its unbroken stretch of entries. */
export interface HistoryEntry {
  readonly run: string;
  readonly index: number;
  readonly base: number;
}

/** Where the browser is. The shell makes it of its router; the entry is kept in the entry's state as it is. */
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
  /** The page is looked at again, perhaps after the computer slept. */
  wake?(): void;
}

/** Runs something once after a time; the answer cancels it. */
export interface TimerPort {
  after(milliseconds: number, run: () => void): () => void;
}

/** The browser's measure of a connection (Network Information API). */
export interface ConnectionQuality {
  /** `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType?: string | undefined;
  readonly roundTripMs?: number | undefined;
}

/** What the browser says about the page; each answer stops listening. */
export interface LifecyclePort {
  isOnline(): boolean;
  onOnline(listen: (isOnline: boolean) => void): () => void;
  /** How good the connection is, where the browser measures it. */
  quality?(): ConnectionQuality | undefined;
  onQuality?(listen: (quality: ConnectionQuality) => void): () => void;
  /** The page is hidden or left: the last moment to write. */
  onHide(listen: () => void): () => void;
  /** The page is left, perhaps to be restored from the back-forward cache. */
  onLeave(listen: () => void): () => void;
  /** The page is shown again; restored: from the back-forward cache, with all its old state. */
  onShow(listen: (isRestored: boolean) => void): () => void;
}

/** What tabs of one portal tell each other. */
export type TabMessage = { readonly kind: "signedOut" } | { readonly kind: "signedIn"; readonly userId: string };

/** The other tabs of this portal. */
export interface TabsPort {
  post(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/**
 * Locks by name, of which one tab at a time holds each. The answer lets go; undefined where another tab holds it.
 * `lost` is told when another tab took a held one.
 */
export interface LockPort {
  /** A lock that is free. */
  ask(name: string, lost: () => void): Promise<(() => void) | undefined>;
  /** A lock, also from the tab that holds it. */
  take(name: string, lost: () => void): Promise<(() => void) | undefined>;
}

/** What outlives a reload of a signed-in tab. */
export interface StoredSession {
  readonly tokens: Readonly<Record<string, string>>;
  /** Present once the person is the signed-in customer; has `userId`. */
  readonly account?: Readonly<Record<string, unknown>> | undefined;
  /** The sign-out that came last before; another one since then ends this session. */
  readonly epoch?: string | undefined;
  /** Present once the session is over, until somebody signs in: the customer is led back there. */
  readonly interrupted?: Interruption | undefined;
  /** Where a reload led away from, while the way back is offered. */
  readonly left?: Whereabouts | undefined;
}

/** Where a customer was when their session was over, or, without a customer, where whoever signs in next is led. */
export interface Interruption {
  readonly userId?: string;
  readonly at: Whereabouts;
}

/** Where a customer is, so that they can be led back: the address, and the entry of the run on view. */
export type Whereabouts = ReturnType<HistoryPort["location"]>;

/** Where tokens are kept, sealed. It never throws and never rejects. */
export interface VaultPort {
  /** `memory` while what was written last is not kept. */
  readonly kind: StorageKind;
  /** At once where nothing is kept, so that a visitor does not wait. */
  read(): StoredSession | undefined | Promise<StoredSession | undefined>;
  write(storedSession: StoredSession): Promise<void>;
  clear(): void;
}

/** Bytes of files by id, over a reload. Each rejects where the browser refuses. */
export interface FileStorePort {
  put(id: string, bytes: Blob): Promise<void>;
  get(id: string): Promise<Blob | undefined>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** A problem as it is logged: no value that a customer typed or a server sent. */
export interface PortalProblem {
  readonly supportCode: string;
  readonly where: string;
  /** The error's class or the failure's name. */
  readonly name: string;
  /** What the portal itself says; the message of any other error may quote data and is left out. */
  readonly message?: string | undefined;
  readonly status?: number | undefined;
  /** The places of the stack, without the message. */
  readonly stack?: string | undefined;
}
