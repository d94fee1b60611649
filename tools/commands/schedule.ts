import { defineCommand } from "citty";
import { report, reportArguments } from "../release/command-report.ts";
import { manifestIn } from "../release/fitness.ts";
import { loadPointer, movePointer } from "../release/move-pointer.ts";
import { openStore, storeArguments } from "../release/open-store.ts";
import { withoutDue } from "../release/pointer.ts";
import { pointerLines, pointerNow } from "../release/printed-pointer.ts";
import { releaseMeant } from "../release/releases-in.ts";
import { clientsOfPointer, type Moved, planRelease } from "../release/roll-back.ts";
import { planProgrammes } from "../release/single-programmes.ts";
import type { Store } from "../release/store.ts";
import { clientsMeant, parseWanted, type Wanted, wantedArguments } from "../release/wanted-clients.ts";

/** `portal schedule`: makes a release live at an instant, or cancels that. */
export const command = defineCommand({
  meta: {
    name: "schedule",
    description:
      "Has a release of the store go live at an instant: exit 0 done, 1 not fit, nothing changed, 2 could not run",
  },
  args: {
    release: { type: "positional", required: false, description: "Its name, or the beginning of it" },
    instant: { type: "positional", required: false, description: "ISO 8601 with its zone: 2026-12-01T06:00:00+08:00" },
    cancel: { type: "boolean", default: false, description: "Call off all that is scheduled" },
    ...storeArguments,
    ...wantedArguments,
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const store = await openStore(args.store);
      const { pointer, clients } = args.cancel
        ? await cancelled(store, parseWanted(args))
        : await planned(store, await releaseMeant(store, args.release), parseInstant(args.instant), parseWanted(args));
      const now = new Date();
      return { value: { clients: pointerNow(pointer, clients, now) }, lines: pointerLines(pointer, clients, now) };
    }),
});

/** An instant without its zone would differ on each machine. */
function parseInstant(text = ""): Date {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  if (isInstant && !Number.isNaN(Date.parse(text))) return new Date(text);
  throw new Error(`"${text}" is not an instant with its zone, such as 2026-12-01T06:00:00+08:00.`);
}

async function planned(store: Store, hash: string, at: Date, wanted: Wanted): Promise<Moved> {
  if (wanted.programme === undefined) return planRelease(store, { hash, at, ...wanted });
  const { clients: all } = await manifestIn(store, hash);
  const clients = clientsMeant(all, wanted) ?? [];
  return planProgrammes(store, { hash, at, clients, programmes: wanted.programme });
}

async function cancelled(store: Store, wanted: Wanted): Promise<Moved> {
  const now = new Date();
  const before = await loadPointer(store);
  const isNamed = wanted.client !== undefined || wanted.programme !== undefined;
  const clients = isNamed ? await clientsOfPointer(store, before, wanted, now) : Object.keys(before.clients);
  const pointer = await movePointer(store, (all) =>
    clients.reduce((moved, id) => withoutDue(moved, id, now, wanted.programme), all),
  );
  return { pointer, clients };
}
