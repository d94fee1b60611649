import { defineCommand } from "citty";
import { report, reportArguments } from "../release/command-report.ts";
import { openStore, storeArguments } from "../release/open-store.ts";
import { pointerLines, pointerNow } from "../release/printed-pointer.ts";
import { partsLive, rollBack } from "../release/roll-back.ts";
import { rollBackProgrammes } from "../release/single-programmes.ts";
import { parseWanted, wantedArguments } from "../release/wanted-clients.ts";

/** `portal rollback`: makes the previous release live again. */
export const command = defineCommand({
  meta: {
    name: "rollback",
    description: "Makes live again what was live before: exit 0 done, 1 not fit, nothing changed, 2 could not run",
  },
  args: { ...storeArguments, ...wantedArguments, ...reportArguments },
  run: ({ args }) =>
    report(args, async () => {
      const store = await openStore(args.store);
      const start = performance.now();
      const wanted = parseWanted(args);
      const { pointer, clients } =
        wanted.programme === undefined
          ? await rollBack(store, wanted)
          : await rollBackProgrammes(store, await partsLive(store, wanted, wanted.programme));
      const tookMs = Math.round(performance.now() - start);
      const now = new Date();
      return {
        value: { tookMs, clients: pointerNow(pointer, clients, now) },
        lines: [...pointerLines(pointer, clients, now), `rolled back in ${tookMs} ms`],
      };
    }),
});
