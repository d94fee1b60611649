import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { defineCommand } from "citty";
import { checkRepository } from "../checker/check-repository.ts";
import { changedLines } from "../reports/changed-lines.ts";
import { nearestFirst, type Report } from "../reports/report.ts";
import { formatOf, formats, limitOf } from "../reports/report-options.ts";
import { type ReporterName, reporters } from "../reports/reporters.ts";

/** `portal validate`: checks all documents and tells what it finds, of all of them or under the paths given. */
export const command = defineCommand({
  meta: { name: "validate", description: "Checks every document: exit 0 clean, 1 findings, 2 could not run" },
  args: {
    paths: { type: "positional", required: false, description: "Tell only of these files and folders" },
    format: { type: "string", default: "pretty", description: `How to tell: ${formats}` },
    json: { type: "boolean", description: "Short for --format json" },
    "max-findings": {
      type: "string",
      valueHint: "N",
      description: "Tell of N findings, and how many there are beside",
    },
  },
  run({ args }) {
    const format = formatOf(args);
    const limit = limitOf(args["max-findings"]);
    const paths = args._.map(pathInRepository);
    const report = withProgress(() => reportOn(paths, format, limit));
    process.stdout.write(reporters[format](report));
    if (format === "pretty") console.log(`${report.checked} documents checked`);
    process.exitCode = report.findings.length + report.omitted === 0 ? 0 : 1;
  },
});

function pathInRepository(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no file or folder "${path}"`);
  return relative(process.cwd(), resolve(path)).split(sep).join("/");
}

/** Says on a terminal what takes a while, and takes the words away again. */
function withProgress<Result>(work: () => Result): Result {
  if (!process.stderr.isTTY) return work();
  process.stderr.write("Checking all documents …");
  try {
    return work();
  } finally {
    process.stderr.write("\r\x1b[2K");
  }
}

function reportOn(
  paths: readonly string[],
  format: ReporterName,
  limit: number,
): Report & { readonly checked: number } {
  const { findings, files } = checkRepository();
  const isMeant = (file: string) =>
    paths.length === 0 || paths.some((path) => path === "" || file === path || file.startsWith(`${path}/`));
  const changed = format === "github" ? changedLines() : new Map();
  const meant = findings.filter(({ file }) => isMeant(file));
  const told = (format === "github" ? nearestFirst({ findings: meant, changed }) : meant).slice(0, limit);
  return {
    findings: told,
    omitted: meant.length - told.length,
    files: [...files.keys()].filter(isMeant),
    changed,
    isColoured: process.stdout.isTTY === true && !process.env.NO_COLOR,
    checked: files.size,
  };
}
