import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import liveRelease from "./serving/live-release.mjs";

/** A release that a client's hosts get. */
export interface Live {
  readonly release: string;
  readonly hosts: readonly string[];
  /** Programmes that were rolled back alone, by id, with the earlier release that provides them. */
  readonly rolledBack?: Readonly<Record<string, string>>;
}

/** Programmes of another release, which replace those of the release that is live then. */
export interface DuePart {
  readonly release: string;
  readonly programmes: readonly string[];
}

/** A release that they get from an instant on. */
export interface Due extends Live {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** For single programmes: the release is made anew whenever the release before it changes. */
  readonly part?: DuePart;
}

/** The releases of one client's hosts. */
export interface ClientPointer {
  readonly live: Live | null;
  /** Earlier live releases, the latest first. */
  readonly before: readonly Live[];
  /** In the order of their instants. */
  readonly due: readonly Due[];
}

/** The live release by client; the only file of a store that changes. */
export interface Pointer {
  readonly format: 1;
  /** Grows by one with every change. */
  readonly rev: number;
  readonly clients: Readonly<Record<string, ClientPointer>>;
}

export const POINTER = "live.json";

/** The number of earlier releases that are kept. */
const LONGEST_MEMORY = 20;

export const noPointer: Pointer = { format: 1, rev: 0, clients: {} };
const nothing: ClientPointer = { live: null, before: [], due: [] };

/** A pointer as its file holds it. */
export const pointerText = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;

/** @throws when the text is not a pointer */
export function readPointer(text: string): Pointer {
  const value: unknown = JSON.parse(text);
  if (!isPointer(value)) throw new Error(`${POINTER} is not a pointer of a format that this version knows`);
  return value;
}

/** The pointer with due releases made live. */
function settled(entry: ClientPointer, now: Date): ClientPointer {
  const { live, waiting, passed } = liveRelease.reachedOf(entry, now.getTime());
  return { live, before: [...passed, ...entry.before].slice(0, LONGEST_MEMORY), due: waiting };
}

/** One client's entry changed, and the number of the pointer with it. */
function changed(pointer: Pointer, client: string, now: Date, change: (entry: ClientPointer) => ClientPointer) {
  const entry = change(settled(pointer.clients[client] ?? nothing, now));
  const clients = Object.entries({ ...pointer.clients, [client]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...pointer, clients: Object.fromEntries(clients) };
}

/** A release made live. Scheduled releases stay scheduled. */
export function withLive(pointer: Pointer, client: string, live: Live, now: Date): Pointer {
  return changed(pointer, client, now, (entry) =>
    entry.live?.release === live.release
      ? { ...entry, live }
      : { ...entry, live, before: entry.live === null ? entry.before : [entry.live, ...entry.before] },
  );
}

/** The release before made live again; drops the live one. @throws without a release before */
export function rolledBack(pointer: Pointer, client: string, now: Date): Pointer {
  return changed(pointer, client, now, ({ before: [last, ...before], due }) => {
    if (last === undefined) throw new Error(`nothing was live before for ${client}`);
    return { live: last, before, due };
  });
}

/** Another release replaces the live one, which is dropped; earlier releases stay the same. */
export function withLiveReplaced(pointer: Pointer, client: string, live: Live, now: Date): Pointer {
  return changed(pointer, client, now, ({ before: [last, ...before], due }) => {
    const isAgain = last?.release === live.release;
    return { live, before: isAgain || last === undefined ? before : [last, ...before], due };
  });
}

/** A release to go live at an instant, in place of any other for the same instant. */
export function withDue(pointer: Pointer, client: string, due: Due, now: Date): Pointer {
  return changed(pointer, client, now, (entry) => {
    const others = entry.due.filter(({ at }) => at !== due.at);
    return { ...entry, due: [...others, due].sort((a, b) => (a.at < b.at ? -1 : 1)) };
  });
}

/** Cancels all that is scheduled; with programmes, only what is scheduled of one of these. */
export function withoutDue(pointer: Pointer, client: string, now: Date, programmes?: readonly string[]): Pointer {
  const isMeant = ({ part }: Due) => !programmes || part?.programmes.some((id) => programmes.includes(id)) === true;
  return changed(pointer, client, now, (entry) => ({ ...entry, due: entry.due.filter((one) => !isMeant(one)) }));
}

/** The client's live release, the earlier ones, and the scheduled ones. */
export const settledEntry = (pointer: Pointer, client: string, now: Date): ClientPointer =>
  settled(pointer.clients[client] ?? nothing, now);

function isPointer(value: unknown): value is Pointer {
  return (
    isJsonObject(value) &&
    value.format === 1 &&
    typeof value.rev === "number" &&
    isJsonObject(value.clients) &&
    objectEntries(value.clients).every(([, entry]) => isEntry(entry))
  );
}

function isEntry(value: unknown): boolean {
  const live = member(value, "live");
  const due = arrayElements(member(value, "due"));
  return (
    isJsonObject(value) &&
    (live === null || isLive(live)) &&
    Array.isArray(value.before) &&
    value.before.every(isLive) &&
    Array.isArray(value.due) &&
    due.every(isDue)
  );
}

const isDue = (value: unknown): boolean =>
  isLive(value) &&
  !Number.isNaN(Date.parse(String(member(value, "at")))) &&
  (member(value, "part") === undefined || isPart(member(value, "part")));

const isPart = (value: unknown): boolean =>
  isJsonObject(value) && isHash(value.release) && arrayElements(value.programmes).some((id) => typeof id === "string");

const isHash = (value: unknown): boolean => typeof value === "string" && /^[0-9a-f]{16}$/.test(value);

const isLive = (value: unknown): boolean =>
  isJsonObject(value) &&
  isHash(value.release) &&
  Array.isArray(value.hosts) &&
  objectEntries(value.rolledBack).every(([, release]) => isHash(release));
