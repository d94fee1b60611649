import { member } from "../../src/documents/json.ts";
import { type Pointer, settledEntry } from "./pointer.ts";
import type { Store } from "./store.ts";
import { clientIn } from "./take-programmes.ts";

/** A client's programme as customers get it. */
export interface LiveProgramme {
  readonly client: string;
  readonly id: string;
  /** The author's version of it. */
  readonly version: string;
  /** The names under which it is found. */
  readonly names: readonly string[];
  /** The scheduled replacement, with the release that provides it. */
  readonly due: readonly { readonly at: string; readonly release: string }[];
}

/** The live versions of some programmes, for each client that sells one. */
export async function programmesNow(
  store: Store,
  { pointer, clients, programmes }: { pointer: Pointer; clients: readonly string[]; programmes: readonly string[] },
): Promise<LiveProgramme[]> {
  const found: LiveProgramme[] = [];
  for (const client of clients) {
    const { live, due } = settledEntry(pointer, client, new Date());
    const sold = live === null ? {} : (await clientIn(store, live.release, client)).programmes;
    for (const id of programmes) {
      const entry = sold[id];
      if (entry === undefined) continue;
      const waiting = due.flatMap(({ at, part }) =>
        part?.programmes.includes(id) ? [{ at, release: part.release }] : [],
      );
      const names = [...entry.wireNames, ...entry.skus];
      found.push({ client, id, version: await readVersion(store, entry.entry), names, due: waiting });
    }
  }
  return found;
}

async function readVersion(store: Store, address: string): Promise<string> {
  const file = await store.read(address.slice(1));
  const entry: unknown = file && JSON.parse(new TextDecoder().decode(file.bytes));
  return String(member(member(entry, "programme"), "version") ?? "unknown");
}

/** The same for a person. */
export const programmeLines = (all: readonly LiveProgramme[]): string[] =>
  all.flatMap(({ client, id, version, names, due }) => [
    `${client}: ${id} ${version} is live, as ${names.join(", ")}`,
    ...due.map(({ at, release }) => `${client}: ${id} of ${release} goes live at ${at}`),
  ]);
