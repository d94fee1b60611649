import { defineCommand } from "citty";
import { report, reportArguments } from "../release/command-report.ts";
import { pointerOf } from "../release/move-pointer.ts";
import { openStore, storeArguments } from "../release/open-store.ts";
import { entryOf, type Pointer } from "../release/pointer.ts";
import { pointerLines, pointerNow } from "../release/told-pointer.ts";
import { programmeLines, programmesNow } from "../release/told-programmes.ts";
import { wantedArguments, wantedOf } from "../release/wanted-clients.ts";

/** `portal live`: what customers get now. */
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
      const pointer = await pointerOf(store);
      const now = new Date();
      const clients = clientsNamed(pointer, args.of, now);
      const programmes = wantedOf(args).programme;
      const told = programmes && (await programmesNow(store, { pointer, clients, programmes }));
      return {
        value: { rev: pointer.rev, clients: pointerNow(pointer, clients, now), ...(told && { programmes: told }) },
        lines: told ? programmeLines(told) : pointerLines(pointer, clients, now),
      };
    }),
});

function clientsNamed(pointer: Pointer, name: string | undefined, now: Date): readonly string[] {
  const all = Object.keys(pointer.clients);
  if (name === undefined) return all;
  const found = all.filter((id) => id === name || entryOf(pointer, id, now).live?.hosts.includes(name));
  if (found.length > 0) return found;
  throw new Error(`Nothing is live for "${name}". There are: ${all.join(", ") || "none"}.`);
}
