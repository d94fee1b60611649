import { type ClientPointer, type Pointer, settledEntry } from "./pointer.ts";

/** The live and scheduled releases of each client, for a program. */
export const pointerNow = (pointer: Pointer, clients: readonly string[], now: Date): Record<string, ClientPointer> =>
  Object.fromEntries(clients.map((id) => [id, settledEntry(pointer, id, now)]));

/** The same for a person: a line for each client, and one for each scheduled release. */
export function pointerLines(pointer: Pointer, clients: readonly string[], now: Date): string[] {
  return clients.flatMap((id) => {
    const { live, before, due } = settledEntry(pointer, id, now);
    const former = before[0] === undefined ? "nothing before" : `before ${before[0].release}`;
    const hosts = live === null ? "" : ` on ${live.hosts.join(", ")}`;
    return [
      `${id}: ${live?.release ?? "nothing"} is live${hosts} (${former})`,
      ...due.map(({ release, at }) => `${id}: ${release} goes live at ${at}`),
    ];
  });
}
