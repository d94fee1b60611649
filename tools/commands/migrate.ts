import { defineCommand } from "citty";
import { documentFolders } from "../../src/checker/read/kinds.ts";
import { migrateFiles } from "../migrate/migrate-files.ts";
import { counted } from "../reports/report.ts";

/** `portal migrate`: rewrites documents of format 1 in format 2. */
export const command = defineCommand({
  meta: { name: "migrate", description: "Rewrites documents of format 1 in format 2; run it as often as you like" },
  args: {
    paths: {
      type: "positional",
      required: false,
      description: "Files and folders; every document of the repository when absent",
    },
  },
  run({ args }) {
    const files = migrateFiles(args._.length > 0 ? args._ : documentFolders);
    for (const file of files) console.log(file);
    console.log(`${counted(files.length, "document")} rewritten${files.length > 0 ? "; now run `npm run fix`" : ""}`);
  },
});

/** What a newcomer would ask. */
export const examples = ["migrate", "migrate flows/sign-in programmes/sg"];
