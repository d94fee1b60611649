import { defineCommand } from "citty";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { report, reportArguments } from "../release/command-report.ts";
import { outsidePlaces } from "../rename/outside-places.ts";
import { makeRename, renameReport } from "../rename/rename.ts";
import { tryRename } from "../rename/try-rename.ts";

/** `portal rename`: renames a symbol wherever it is named. */
export const command = defineCommand({
  meta: {
    name: "rename",
    description:
      "Renames something wherever documents name it, all or nothing: exit 0 done, 1 refused, 2 could not run",
  },
  args: {
    kind: { type: "positional", required: true, description: "What it is, as for `uses`; or prefix, of messages" },
    id: { type: "positional", required: true, description: "Its name, as for `uses`" },
    to: { type: "positional", required: true, description: "Its new name; what stands before it may be left out" },
    "dry-run": { type: "boolean", default: false, description: "Only tell what would be changed" },
    ...reportArguments,
  },
  run: ({ args }) =>
    report(args, async () => {
      const { kind, id, to } = args;
      const tried = tryRename(readDocumentFiles(), checkRepository, { kind, id, to });
      if (!args["dry-run"]) return makeRename(".", tried);
      return renameReport(tried, outsidePlaces(".", tried.plan.renamings), false);
    }),
});

/** What a newcomer would ask. */
export const examples = [
  "rename form cleaning/model kind --dry-run",
  "rename state sign-in/by-password.locked shut",
  "rename prefix plan-details.unknown plan-details.no-such-plan",
];
