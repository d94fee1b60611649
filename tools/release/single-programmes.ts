import { movePointer } from "./move-pointer.ts";
import { type ClientPointer, type Pointer, settledEntry, withDue, withLive, withLiveReplaced } from "./pointer.ts";
import { expectToCome, type Moved } from "./roll-back.ts";
import type { Store } from "./store.ts";
import { clientIn, isSame, takeProgrammes } from "./take-programmes.ts";

/** Some programmes, and whose. */
export interface Parts {
  readonly clients: readonly string[];
  readonly programmes: readonly string[];
}

/** Some programmes as a release of the store has them. */
export interface ReleaseParts extends Parts {
  readonly hash: string;
}

/**
 * Makes programmes live as a release has them; all else stays what is live. Of two who do so at once, the later puts
 * its programme over the other's. @throws UnfitRelease; nothing changes then
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

/** Has programmes go live at an instant, as a release has them, over what is live then. @throws UnfitRelease */
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
 * Makes live again what programmes were before they were what they are; all else stays what is live.
 * @throws UnfitRelease where that was made for other journeys; @throws where they were never anything else
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
    if (moved === pointer) throw new Error(`Nothing else was live before of ${programmes.join(", ")}.`);
    return moved;
  });
}

/**
 * The latest release before in which they were something else; undefined where they never were. Where they were rolled
 * back already, the one that they are of now is the latest that counts.
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
