import type { Catalogue } from "../build/catalogue.ts";
import { fitRelease, manifestIn, UnfitRelease } from "./fitness.ts";
import { loadPointer, movePointer } from "./move-pointer.ts";
import { type Pointer, rolledBack, settledEntry, withDue } from "./pointer.ts";
import { selectClients } from "./publish.ts";
import type { Store } from "./store.ts";
import { clientsMeant, type Wanted } from "./wanted-clients.ts";

/** A change of the pointer, and its clients. */
export interface Moved {
  readonly pointer: Pointer;
  readonly clients: readonly string[];
}

/**
 * Makes the earlier release live again, for some clients or for all that have one. Writes only the pointer.
 * @throws UnfitRelease when an earlier release is no longer whole; @throws without an earlier release
 */
export async function rollBack(store: Store, wanted: Wanted): Promise<Moved> {
  const now = new Date();
  const before = await loadPointer(store);
  const clients = await clientsOfPointer(store, before, wanted, now);
  const targets = new Set(clients.map((id) => settledEntry(before, id, now).before[0]?.release));
  for (const hash of targets) {
    if (hash !== undefined) await fitRelease(store, hash, (all) => clients.filter((id) => id in all.clients));
  }
  const pointer = await movePointer(store, (now_) => {
    const isAsLookedAt = clients.every((id) => targets.has(settledEntry(now_, id, now).before[0]?.release));
    if (!isAsLookedAt) throw new Error("Another publisher was quicker; look at `portal live`, then try again.");
    return clients.reduce((moved, id) => rolledBack(moved, id, now), now_);
  });
  return { pointer, clients };
}

/** The release to schedule, its instant, and its clients. */
export interface Plan extends Wanted {
  readonly hash: string;
  readonly at: Date;
}

/** Schedules a release of the store. @throws UnfitRelease when it is not whole */
export async function planRelease(store: Store, { hash, at, ...wanted }: Plan): Promise<Moved> {
  const now = new Date();
  expectToCome(at, now);
  const { clients: all } = await manifestIn(store, hash);
  const manifest = await fitRelease(store, hash, () => clientsMeant(all, wanted) ?? Object.keys(all));
  const clients = selectClients(manifest, clientsMeant(all, wanted));
  const pointer = await movePointer(store, (before) =>
    clients.reduce((moved, id) => {
      const due = { release: hash, hosts: manifest.clients[id]?.hosts ?? [], at: at.toISOString() };
      return withDue(moved, id, due, now);
    }, before),
  );
  return { pointer, clients };
}

/** @throws when an instant is in the past */
export function expectToCome(at: Date, now: Date): void {
  if (at <= now)
    throw new Error(`${at.toISOString()} is in the past; \`portal publish\` makes a release live at once.`);
}

/** Programmes, and the selected clients among those that sell them now. @throws without such a client */
export async function partsLive(store: Store, wanted: Wanted, programmes: readonly string[]) {
  const pointer = await loadPointer(store);
  return { clients: await clientsOfPointer(store, pointer, wanted, new Date()), programmes };
}

/** The selected clients of a pointer; without a selection, those with an earlier release. */
export async function clientsOfPointer(
  store: Store,
  pointer: Pointer,
  wanted: Wanted,
  now: Date,
): Promise<readonly string[]> {
  const known = Object.fromEntries(
    await Promise.all(
      Object.keys(pointer.clients).map(async (id) => {
        const live = settledEntry(pointer, id, now).live;
        const sold =
          wanted.programme === undefined || live === null ? undefined : await soldBy(store, live.release, id);
        return [id, { programmes: sold }] as const;
      }),
    ),
  );
  const named = clientsMeant(known, wanted);
  if (named !== undefined) return named;
  const all = Object.keys(pointer.clients).filter((id) => settledEntry(pointer, id, now).before.length > 0);
  if (all.length === 0) throw new Error(`Nothing was live before in ${store.name}.`);
  return all;
}

async function soldBy(store: Store, hash: string, client: string): Promise<Catalogue> {
  const manifest = await manifestIn(store, hash).catch((error: unknown) => {
    if (error instanceof UnfitRelease) return undefined;
    throw error;
  });
  return manifest?.clients[client]?.programmes ?? {};
}
