import { defineCommand } from "citty";
import { generatedFiles } from "../generate/generated-files.ts";
import { isUpToDate, writeGenerated } from "../generate/write-generated.ts";

/** `portal generate`: writes what is made from the schemas and the component contracts. */
export const command = defineCommand({
  meta: { name: "generate", description: "Writes the types and schemas that are made from others" },
  args: {
    check: { type: "boolean", default: false, description: "Write nothing; fail when a generated file is out of date" },
  },
  async run({ args }) {
    const files = await generatedFiles();
    const stale = [...files].filter(([path, text]) => !isUpToDate(path, text));
    if (!args.check) {
      for (const [path, text] of stale) writeGenerated(path, text);
      console.log(`${files.size} generated files, ${stale.length} written`);
      return;
    }
    for (const [path] of stale) console.error(`${path} is out of date; run \`npm run generate\``);
    if (stale.length > 0) process.exitCode = 1;
    else console.log(`${files.size} generated files, all up to date`);
  },
});
