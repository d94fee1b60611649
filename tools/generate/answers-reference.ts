import { readFileSync } from "node:fs";
import { parseArgs } from "citty";
import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { explain, explainArguments } from "../explain/explain.ts";
import type { Told } from "../release/command-report.ts";
import { outsidePlaces } from "../rename/outside-places.ts";
import { toldRename } from "../rename/rename.ts";
import { tryRename } from "../rename/try-rename.ts";
import { findUses } from "../uses/find-uses.ts";
import { usesLines } from "../uses/uses-lines.ts";

const PATH = "docs/how-to/ask-the-documents.md";

/** Longer answers are cut. */
const MOST_LINES = 14;

const PROMPT = "$ npm run portal -- ";

/** The guide to questions with the real answer to each of its examples: path → text. */
export function answersReferenceFile(checked: CheckedDocuments): [string, string] {
  const text = readFileSync(PATH, "utf8");
  return [
    PATH,
    text.replaceAll(
      /^(```console\n(\$ .*)\n)[^`]*(```)$/gm,
      (_, before, line, after) => before + answered(checked, line) + after,
    ),
  ];
}

function answered(checked: CheckedDocuments, line: string): string {
  const { lines } = answerTo(checked, line);
  const more = lines.length - MOST_LINES;
  const shown = more > 1 ? [...lines.slice(0, MOST_LINES), `… and ${more} more lines`] : lines;
  return shown.map((one) => `${one}\n`).join("");
}

function answerTo(checked: CheckedDocuments, line: string): Told {
  const [command, ...args] = wordsOf(line.slice(PROMPT.length));
  if (line.startsWith(PROMPT) && command === "explain")
    return explain(checked, parseArgs<typeof explainArguments>(args, explainArguments));
  if (line.startsWith(PROMPT) && command === "uses") {
    const [kind = "", id = ""] = args;
    const value = findUses(checked, kind, id);
    return { value, lines: usesLines(value) };
  }
  if (line.startsWith(PROMPT) && command === "rename") return dryRename(checked, args);
  throw new Error(`${PATH}: there is no answer to "${line}"`);
}

/** What is checked already is not checked again. */
function dryRename(checked: CheckedDocuments, [kind = "", id = "", to = ""]: readonly string[]): Told {
  const files = readDocumentFiles();
  const check = (of: Files) => (of === files ? { documents: checked, findings: [] } : checkRepository(of));
  const tried = tryRename(files, check, { kind, id, to });
  return toldRename(tried, outsidePlaces(".", tried.plan.renamings), false);
}

/** The words of a command line, of which those with blanks stand in single quotes. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
