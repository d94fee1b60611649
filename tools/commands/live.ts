import { defineCommand } from "citty";
import { report, reportArguments } from "../release/command-report.ts";
import { programmeLines, programmesNow } from "../release/live-programmes.ts";
import { loadPointer } from "../release/move-pointer.ts";
import { openStore, storeArguments } from "../release/open-store.ts";
import { type Pointer, settledEntry } from "../release/pointer.ts";
import { pointerLines, pointerNow } from "../release/printed-pointer.ts";
import { parseWanted, wantedArguments } from "../release/wanted-clients.ts";

/** `portal live`: the releases that customers get now. */
export const command = defineCommand({
  meta: { name: "live", description: "Tells which release customers get now, and what is scheduled" },
  args: {
    of: { type: "positional", required: false, description: "A client, or one of its hosts; all when absent" },
    programme: wantedArguments.programme,
    ...storeArguments,
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const store = await openStore(args.store);
      const pointer = await loadPointer(store);
      const now = new Date();
      const clients = clientsNamed(pointer, args.of, now);
      const programmes = parseWanted(args).programme;
      const liveProgrammes = programmes && (await programmesNow(store, { pointer, clients, programmes }));
      return {
        value: {
          rev: pointer.rev,
          clients: pointerNow(pointer, clients, now),
          ...(liveProgrammes && { programmes: liveProgrammes }),
        },
        lines: liveProgrammes ? programmeLines(liveProgrammes) : pointerLines(pointer, clients, now),
      };
    }),
});

function clientsNamed(pointer: Pointer, name: string | undefined, now: Date): readonly string[] {
  const all = Object.keys(pointer.clients);
  if (name === undefined) return all;
  const found = all.filter((id) => id === name || settledEntry(pointer, id, now).live?.hosts.includes(name));
  if (found.length > 0) return found;
  throw new Error(`Nothing is live for "${name}". There are: ${all.join(", ") || "none"}.`);
}
