import type {
  HistoryEntry,
  HistoryPort,
  LifecyclePort,
  LockPort,
  StorageKind,
  StoredSession,
  TabMessage,
  TabsPort,
  TimerPort,
  VaultPort,
} from "../ports.ts";
import { createStorage, type StorageArea } from "../storage/storage.ts";

/** A storage area in memory, which a test may read, corrupt, fill up or deny. */
export class FakeStorageArea implements StorageArea {
  readonly texts = new Map<string, string>();
  isDenied = false;
  isFull = false;

  get length() {
    return this.texts.size;
  }

  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string) {
    if (this.isDenied) throw new Error("denied");
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    if (this.isDenied || this.isFull) throw new Error("refused");
    this.texts.set(key, value);
  }

  removeItem(key: string) {
    if (this.isDenied) throw new Error("denied");
    this.texts.delete(key);
  }
}

/** What the tabs of one browser share. */
export class FakeBrowser {
  readonly area = new FakeStorageArea();
  readonly listeners = new Set<(message: TabMessage) => void>();

  readonly #locks = new Map<string, { lost: () => void }>();
  #drawn = 0;

  /** Numbers that look random and never come twice soon. */
  random() {
    this.#drawn += 1;
    return ((this.#drawn * 7919) % 104729) / 104729;
  }

  /** One tab's locks, which the browser frees when the page is gone. */
  locks(): LockPort & { free(): void } {
    const own = new Set<object>();
    const hold = (name: string, lost: () => void) => {
      const holder = { lost };
      own.add(holder);
      this.#locks.set(name, holder);
      return () => void (this.#locks.get(name) === holder && this.#locks.delete(name));
    };
    return {
      ask: async (name, lost) => (this.#locks.has(name) ? undefined : hold(name, lost)),
      take: async (name, lost) => {
        this.#locks.get(name)?.lost();
        return hold(name, lost);
      },
      free: () => {
        for (const [name, holder] of this.#locks) if (own.has(holder)) this.#locks.delete(name);
      },
    };
  }

  storage() {
    return createStorage(() => this.area);
  }

  /** One tab's channel to the others: it does not receive its own messages. */
  tabs(): TabsPort {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => {
        for (const onMessage of this.listeners) if (onMessage !== own) onMessage(message);
      },
      listen: (onMessage) => {
        own = onMessage;
        this.listeners.add(onMessage);
        return () => this.listeners.delete(onMessage);
      },
    };
  }
}

/** A tab's session history; `moved` is called on every change, asynchronously, like a router. */
export class FakeHistory implements HistoryPort {
  readonly entries: { path: string; query: Record<string, string>; entry?: HistoryEntry | undefined }[];
  at = 0;
  moved = () => {};

  constructor(address: string) {
    this.entries = [parsed(address)];
  }

  location() {
    return this.entries[this.at] ?? parsed("/");
  }

  push(path: string | undefined, entry?: HistoryEntry) {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { ...this.#target(path), entry });
    this.at += 1;
    queueMicrotask(() => this.moved());
  }

  replace(path: string | undefined, entry?: HistoryEntry) {
    this.entries[this.at] = { ...this.#target(path), entry };
    queueMicrotask(() => this.moved());
  }

  go(delta: number) {
    queueMicrotask(() => {
      if (this.entries[this.at + delta] === undefined) return;
      this.at += delta;
      this.moved();
    });
  }

  #target(path: string | undefined) {
    const { path: here, query } = this.location();
    return path === undefined ? { path: here, query } : parsed(path);
  }
}

function parsed(address: string) {
  const url = new URL(address, "https://garden.example");
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

/** Timers and a clock that the test moves. */
export class FakeTimers implements TimerPort {
  now = Date.parse("2026-03-01T08:00:00Z");
  #waiting: { due: number; run: () => void }[] = [];

  after(milliseconds: number, run: () => void) {
    const timer = { due: this.now + milliseconds, run };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  }

  /** Lets time pass; due timers run in order. */
  pass(milliseconds: number) {
    this.now += milliseconds;
    const due = this.#waiting.filter((timer) => timer.due <= this.now).sort((one, other) => one.due - other.due);
    this.#waiting = this.#waiting.filter((timer) => timer.due > this.now);
    for (const timer of due) timer.run();
  }

  /** Time passes without timers: the computer slept. */
  sleep(milliseconds: number) {
    this.now += milliseconds;
  }

  /** The page is gone. */
  stop() {
    this.#waiting = [];
  }
}

/** A vault that outlives the pages of one tab. */
export class FakeVault implements VaultPort {
  storedSession: StoredSession | undefined;
  kind: StorageKind = "persistent";

  read() {
    return this.storedSession === undefined ? undefined : Promise.resolve(this.storedSession);
  }

  async write(storedSession: StoredSession) {
    this.storedSession = storedSession;
  }

  clear() {
    this.storedSession = undefined;
  }
}

/** The browser's events of a page. */
export class FakeLifecycle implements LifecyclePort {
  online = (_isOnline: boolean) => {};
  hide = () => {};
  leave = () => {};
  show = (_isRestored: boolean) => {};
  readonly #isOnline: boolean;

  constructor(isOnline = true) {
    this.#isOnline = isOnline;
  }

  isOnline() {
    return this.#isOnline;
  }

  onOnline(listen: (isOnline: boolean) => void) {
    this.online = listen;
    return () => {};
  }

  onHide(listen: () => void) {
    this.hide = listen;
    return () => {};
  }

  onShow(listen: (isRestored: boolean) => void) {
    this.show = listen;
    return () => {};
  }

  onLeave(listen: () => void) {
    this.leave = listen;
    return () => {};
  }
}
