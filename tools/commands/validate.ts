import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { defineCommand } from "citty";
import { type Checking, openChecking } from "../../src/checker/check-documents.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { baseOfChange, factsSince } from "../checker/facts-since.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { type Recheck, watchChecking } from "../checker/watch-checking.ts";
import { fixFindings } from "../fix/fix-findings.ts";
import { changedLines } from "../reports/changed-lines.ts";
import { counted, nearestFirst, type Report } from "../reports/report.ts";
import { formats, parseFormat, parseLimit } from "../reports/report-options.ts";
import { type ReporterName, reporters } from "../reports/reporters.ts";

/** `portal validate`: checks all documents and tells what it finds, of all of them or under the paths given. */
export const command = defineCommand({
  meta: { name: "validate", description: "Checks every document: exit 0 clean, 1 findings, 2 could not run" },
  args: {
    paths: { type: "positional", required: false, description: "Tell only of these files and folders" },
    format: { type: "string", default: "pretty", description: `How to tell: ${formats}` },
    json: { type: "boolean", description: "Short for --format json" },
    since: {
      type: "string",
      valueHint: "commit",
      description: "Compare versions with this commit; on GitHub, with the base of the pull request",
    },
    "max-findings": {
      type: "string",
      valueHint: "N",
      description: "Tell of N findings, and how many there are beside",
    },
    fix: { type: "boolean", description: "Mend what is certain: key order, misspelt names, stubs of missing messages" },
    watch: {
      type: "boolean",
      description: "Check again whenever a document, a schema or the contract is written, until Ctrl+C",
    },
  },
  run({ args }) {
    const wanted: Wanted = {
      format: parseFormat(args),
      limit: parseLimit(args["max-findings"]),
      paths: args._.map(pathInRepository),
    };
    const open = () => openChecking(readDocumentFiles(), factsSince(args.since ?? baseOfChange()));
    const checking = open();
    withProgress(() => checking.findings());
    if (args.fix) fix(checking, wanted);
    printReport(wanted, checking);
    if (args.watch) watchChecking({ root: ".", checking, open, onRecheck: printRecheck(wanted) });
  },
});

const printRecheck =
  (wanted: Wanted) =>
  ({ paths, took, checking, failure }: Recheck): void => {
    console.error(`\n${paths.join(", ")}: ${failure === undefined ? `checked in ${Math.ceil(took)} ms` : failure}`);
    if (failure === undefined) printReport(wanted, checking);
  };

/** The findings to report, and the format. */
interface Wanted {
  readonly format: ReporterName;
  readonly limit: number;
  /** Files and folders; none for everything. */
  readonly paths: readonly string[];
}

function printReport(wanted: Wanted, checking: Checking): void {
  const files = checking.paths();
  const report = reportOn(wanted, checking.findings(), files);
  process.stdout.write(reporters[wanted.format](report));
  if (wanted.format === "pretty") console.log(`${counted(files.length, "document")} checked`);
  process.exitCode = report.findings.length === 0 ? 0 : 1;
}

/** Writes the repairs, and prints them apart from the report. */
function fix(checking: Checking, { paths }: Wanted): void {
  const fixed = fixFindings(checking, ({ file }) => isUnder(paths, file));
  for (const [path, text] of fixed.files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const { file, line, message } of fixed.findings) console.error(`mended ${file}:${line}: ${message}`);
}

function isUnder(paths: readonly string[], file: string): boolean {
  return paths.length === 0 || paths.some((path) => path === "" || file === path || file.startsWith(`${path}/`));
}

function pathInRepository(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no file or folder "${path}"`);
  return relative(process.cwd(), resolve(path)).split(sep).join("/");
}

/** Shows on a terminal what takes a while, and then clears the line. */
function withProgress(work: () => unknown): void {
  const isSeen = process.stderr.isTTY === true;
  if (isSeen) process.stderr.write("Checking all documents …");
  work();
  if (isSeen) process.stderr.write("\r\x1b[2K");
}

function reportOn({ format, limit, paths }: Wanted, findings: readonly Finding[], files: readonly string[]): Report {
  const isMeant = (file: string) => isUnder(paths, file);
  const changed = format === "github" ? changedLines() : new Map();
  const meant = findings.filter(({ file }) => isMeant(file));
  const printed = (format === "github" ? nearestFirst({ findings: meant, changed }) : meant).slice(0, limit);
  return {
    findings: printed,
    omitted: meant.length - printed.length,
    files: files.filter(isMeant),
    changed,
    isColoured: process.stdout.isTTY === true && !process.env.NO_COLOR,
  };
}
