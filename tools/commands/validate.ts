import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { defineCommand } from "citty";
import type { Finding } from "../../src/documents/findings/finding.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { isReporterName, reporters } from "../reports/reporters.ts";

/** `portal validate`: checks all documents and tells what it finds, of all of them or under the paths given. */
export const command = defineCommand({
  meta: { name: "validate", description: "Checks every document: exit 0 clean, 1 findings, 2 could not run" },
  args: {
    paths: { type: "positional", required: false, description: "Tell only of these files and folders" },
    format: { type: "string", default: "pretty", description: `How to tell: ${Object.keys(reporters).join(", ")}` },
  },
  run({ args }) {
    if (!isReporterName(args.format)) {
      throw new Error(`there is no format "${args.format}"; formats are: ${Object.keys(reporters).join(", ")}`);
    }
    const paths = args._.map(pathInRepository);
    const { findings: all, fileCount } = checkRepository();
    const findings = under(paths, all);
    process.stdout.write(reporters[args.format](findings));
    if (args.format === "pretty") console.log(`${fileCount} documents checked`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  },
});

function pathInRepository(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no file or folder "${path}"`);
  return relative(process.cwd(), resolve(path)).split(sep).join("/");
}

function under(paths: readonly string[], findings: readonly Finding[]): readonly Finding[] {
  if (paths.length === 0 || paths.includes("")) return findings;
  return findings.filter(({ file }) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
}
