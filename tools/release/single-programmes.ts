import { movePointer } from "./move-pointer.ts";
import { type ClientPointer, type Pointer, settledEntry, withDue, withLive, withLiveReplaced } from "./pointer.ts";
import { expectToCome, type Moved } from "./roll-back.ts";
import type { Store } from "./store.ts";
import { clientIn, isSame, takeProgrammes } from "./take-programmes.ts";

/** Some programmes and their client. */
export interface Parts {
  readonly clients: readonly string[];
  readonly programmes: readonly string[];
}

/** Some programmes as a release of the store has them. */
export interface ReleaseParts extends Parts {
  readonly hash: string;
}

/**
 * Makes programmes of a release live; the rest of the live release stays. Of two publishers at once, the later replaces
 * the other's programme. @throws UnfitRelease; nothing changes then
 */
export async function publishProgrammes(store: Store, { hash, ...parts }: ReleaseParts): Promise<Moved> {
  const now = new Date();
  const pointer = await eachClient(store, parts, now, async (moved, client, { live }) => {
    const release = await takeProgrammes(store, { over: live.release, from: hash, client, ...parts });
    const others = Object.entries(live.rolledBack ?? {}).filter(([id]) => !parts.programmes.includes(id));
    return withLive(moved, client, { ...live, release, rolledBack: Object.fromEntries(others) }, now);
  });
  return { pointer, clients: parts.clients };
}

/** Schedules programmes of a release over the release that is live then. @throws UnfitRelease */
export async function planProgrammes(
  store: Store,
  { hash, at, ...parts }: ReleaseParts & { at: Date },
): Promise<Moved> {
  const now = new Date();
  expectToCome(at, now);
  const part = { release: hash, programmes: parts.programmes };
  const pointer = await eachClient(store, parts, now, (moved, client, { live }) =>
    withDue(moved, client, { release: hash, hosts: live.hosts, at: at.toISOString(), part }, now),
  );
  return { pointer, clients: parts.clients };
}

/**
 * Makes the earlier version of programmes live again; the rest of the live release stays.
 * @throws UnfitRelease when that version was made for other journeys; @throws without an earlier version
 */
export async function rollBackProgrammes(store: Store, parts: Parts): Promise<Moved> {
  const now = new Date();
  const back = new Set<string>();
  const pointer = await eachClient(store, parts, now, async (moved, client, entry) => {
    const { live } = entry;
    const from = await lastOther(store, client, entry, parts.programmes);
    if (from === undefined) return moved;
    back.add(client);
    const release = await takeProgrammes(store, { over: live.release, from, client, ...parts });
    const own = Object.fromEntries(parts.programmes.map((id) => [id, from]));
    return withLiveReplaced(moved, client, { ...live, release, rolledBack: { ...live.rolledBack, ...own } }, now);
  });
  return { pointer, clients: [...back] };
}

type LivePointer = Pick<ClientPointer, "before"> & { readonly live: NonNullable<ClientPointer["live"]> };

type Change = (pointer: Pointer, client: string, entry: LivePointer) => Pointer | Promise<Pointer>;

function eachClient(store: Store, { clients, programmes }: Parts, now: Date, change: Change): Promise<Pointer> {
  return movePointer(store, async (pointer) => {
    let moved = pointer;
    for (const client of clients) {
      const { live, before } = settledEntry(pointer, client, now);
      if (live === null) throw new Error(`Nothing is live for ${client} that a programme could be part of.`);
      moved = await change(moved, client, { live, before });
    }
    if (moved === pointer) throw new Error(`No other version of ${programmes.join(", ")} was live before.`);
    return moved;
  });
}

/**
 * The latest earlier release with another version of them; `undefined` without one. After a rollback of these
 * programmes, the release that provides them now is the latest that counts.
 */
async function lastOther(
  store: Store,
  client: string,
  { live, before }: LivePointer,
  programmes: readonly string[],
): Promise<string | undefined> {
  const now = await clientIn(store, live.release, client);
  const known = programmes.map((id) => before.findIndex(({ release }) => release === live.rolledBack?.[id]));
  for (const { release } of before.slice(Math.max(0, ...known))) {
    if (!isSame(now, await clientIn(store, release, client), programmes)) return release;
  }
  return undefined;
}
