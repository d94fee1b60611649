import { defineCommand } from "citty";
import { report, reportArguments } from "../release/command-report.ts";
import { manifestIn } from "../release/fitness.ts";
import { folderStore } from "../release/folder-store.ts";
import { openStore } from "../release/open-store.ts";
import { pointerLines, pointerNow } from "../release/printed-pointer.ts";
import { bringRelease, goLive, selectClients } from "../release/publish.ts";
import { placeOfRelease } from "../release/releases-in.ts";
import { publishProgrammes } from "../release/single-programmes.ts";
import { clientsMeant, parseWanted, wantedArguments } from "../release/wanted-clients.ts";

/** `portal publish`: brings a release to a store and makes it live. */
export const command = defineCommand({
  meta: {
    name: "publish",
    description:
      "Brings a release to a store and makes it live: exit 0 live, 1 not fit, nothing changed, 2 could not run",
  },
  args: {
    store: {
      type: "positional",
      required: false,
      description: "A folder, or s3://bucket/folder; PORTAL_STORE when absent",
    },
    from: {
      type: "string",
      default: "dist",
      description: "The folder that the release was written to, where the store has it not yet",
    },
    release: { type: "string", description: "Its name, or the beginning of it; the only one there when absent" },
    live: { type: "boolean", default: true, description: "Make it live; --no-live only brings it, to be scheduled" },
    ...wantedArguments,
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const store = await openStore(args.store);
      const wanted = parseWanted(args);
      const { from, hash } = await placeOfRelease(folderStore(args.from), store, args.release);
      const manifest = await manifestIn(from, hash);
      const clients = selectClients(manifest, clientsMeant(manifest.clients, wanted));
      if (from !== store) await bringRelease(from, store, { hash, clients });
      if (!args.live)
        return { value: { release: hash, live: false }, lines: [`release ${hash} is in ${store.name}, not live`] };
      const pointer =
        wanted.programme === undefined
          ? await goLive(store, { hash, clients })
          : (await publishProgrammes(store, { hash, clients, programmes: wanted.programme })).pointer;
      const now = new Date();
      const value = { release: hash, live: true, clients: pointerNow(pointer, clients, now) };
      return { value, lines: pointerLines(pointer, clients, now) };
    }),
});
