import type { ClientPointer, Due, Pointer } from "./pointer.ts";
import type { Store } from "./store.ts";
import { takeProgrammes } from "./take-programmes.ts";

/**
 * A pointer in which each scheduled single programme is based on the release that is live before it.
 * @throws UnfitRelease when the result would not be a whole release
 */
export async function withPartsDue(store: Store, pointer: Pointer): Promise<Pointer> {
  const clients: [string, ClientPointer][] = [];
  for (const [client, entry] of Object.entries(pointer.clients)) {
    clients.push([client, { ...entry, due: await duesOver(store, client, entry) }]);
  }
  return { ...pointer, clients: Object.fromEntries(clients) };
}

async function duesOver(store: Store, client: string, { live, due }: ClientPointer): Promise<readonly Due[]> {
  const all: Due[] = [];
  let over = live?.release;
  for (const one of due) {
    const { part } = one;
    const release =
      part === undefined || over === undefined
        ? one.release
        : await takeProgrammes(store, { over, client, from: part.release, programmes: part.programmes });
    all.push({ ...one, release });
    over = release;
  }
  return all;
}
