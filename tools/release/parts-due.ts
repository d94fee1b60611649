import type { ClientPointer, Due, Pointer } from "./pointer.ts";
import type { Store } from "./store.ts";
import { takeProgrammes } from "./take-programmes.ts";

/**
 * A pointer in which each single programme that waits is to go live over what is live before it, as it is by now.
 * @throws UnfitRelease where that would be no whole release
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
