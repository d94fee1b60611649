import { readFileSync } from "node:fs";
import { parseArgs } from "citty";
import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { explain, explainArguments } from "../explain/explain.ts";
import type { CommandReport } from "../release/command-report.ts";
import { outsidePlaces } from "../rename/outside-places.ts";
import { renameReport } from "../rename/rename.ts";
import { tryRename } from "../rename/try-rename.ts";
import { findUses } from "../uses/find-uses.ts";
import { usesLines } from "../uses/uses-lines.ts";

const PATH = "docs/how-to/ask-the-documents.md";

/** Longer answers are cut. */
const MOST_LINES = 14;

const PROMPT = "$ npm run portal -- ";

/** The guide to questions with the real answer to each of its examples: path → text. */
export function answersReferenceFile(context: CheckContext): [string, string] {
  const text = readFileSync(PATH, "utf8");
  return [
    PATH,
    text.replaceAll(
      /^(```console\n(\$ .*)\n)[^`]*(```)$/gm,
      (_, before, line, after) => before + answered(context, line) + after,
    ),
  ];
}

function answered(context: CheckContext, line: string): string {
  const { lines } = answerTo(context, line);
  const more = lines.length - MOST_LINES;
  const shown = more > 1 ? [...lines.slice(0, MOST_LINES), `… and ${more} more lines`] : lines;
  return shown.map((one) => `${one}\n`).join("");
}

function answerTo(context: CheckContext, line: string): CommandReport {
  const [command, ...args] = splitWords(line.slice(PROMPT.length));
  if (line.startsWith(PROMPT) && command === "explain")
    return explain(context, parseArgs<typeof explainArguments>(args, explainArguments));
  if (line.startsWith(PROMPT) && command === "uses") {
    const [kind = "", id = ""] = args;
    const value = findUses(context, kind, id);
    return { value, lines: usesLines(value) };
  }
  if (line.startsWith(PROMPT) && command === "rename") return dryRename(context, args);
  throw new Error(`${PATH}: there is no answer to "${line}"`);
}

/** Reuses the documents that are already checked. */
function dryRename(context: CheckContext, [kind = "", id = "", to = ""]: readonly string[]): CommandReport {
  const files = readDocumentFiles();
  const check = (of: Files) => (of === files ? { context: context, findings: [] } : checkRepository(of));
  const tried = tryRename(files, check, { kind, id, to });
  return renameReport(tried, outsidePlaces(".", tried.plan.renamings), false);
}

/** The words of a command line; those with spaces are in single quotes. */
const splitWords = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
