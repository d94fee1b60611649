import { applyEdits, modify } from "jsonc-parser";
import type { Checking } from "../../src/checker/check-documents.ts";
import { STUB_TEXT } from "../../src/checker/checks/untranslated.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { fixFindings } from "../fix/fix-findings.ts";
import { emptyMessages } from "../fix/with-stubs.ts";
import { formatJsonText } from "../generate/format-json.ts";
import type { ChangedFile } from "../rename/renamed-files.ts";
import type { Plan } from "./plan.ts";

/** A plan that was tried in memory, and is fit to be written. */
export interface TriedPlan {
  readonly changed: readonly ChangedFile[];
  /** What `validate` will find: texts that somebody must write. */
  readonly stubs: readonly Finding[];
}

/**
 * Makes a plan's files in memory, orders their keys, puts a stub where a text is missing, and checks everything. Throws
 * when a file exists already, and when the checker finds anything but stubs that it did not find before.
 */
export function tryPlan(checking: Checking, { files, edits }: Plan): TriedPlan {
  const taken = [...files.keys()].filter((path) => checking.readText(path) !== undefined);
  if (taken.length > 0) throw new Error(`there is ${taken.join(", ")} already`);
  const known = new Set(checking.findings().map(findingKey));
  const before = new Map(checking.paths().map((path) => [path, checking.readText(path)]));
  checking.write(writtenFiles(checking, { files, edits }));
  const isNew = (finding: Finding) => !known.has(findingKey(finding));
  fixFindings(checking, (finding) => isNew(finding) && finding.repair?.kind !== "name");
  const found = checking.findings().filter(isNew);
  const wrong = found.filter(({ check }) => check !== STUB_TEXT);
  if (wrong.length > 0) throw new Error(["the documents would have findings after it:", ...wrong.map(line)].join("\n"));
  const changed = checking.paths().flatMap((path) => changedFile(path, before.get(path), checking.readText(path)));
  return { changed, stubs: found };
}

function writtenFiles(checking: Checking, { files, edits }: Omit<Plan, "next">): Map<string, string> {
  const texts = new Map([...files].map(([path, value]) => [path, JSON.stringify(value, null, 2)]));
  for (const { file, path, value } of edits) {
    const text = texts.get(file) ?? checking.readText(file) ?? emptyMessages(file);
    texts.set(file, applyEdits(text, modify(text, [...path], value, { formattingOptions: { tabSize: 2 } })));
  }
  return texts;
}

function changedFile(path: string, was: string | undefined, text = ""): ChangedFile[] {
  if (text === was) return [];
  // A new document is formatted from its values, so that it breaks lines only where it must.
  const formatted = was === undefined && !path.startsWith("locales/") ? JSON.stringify(JSON.parse(text)) : text;
  return [{ before: path, after: path, text: formatJsonText(path, formatted), was, count: 1 }];
}

const line = ({ file, line: at, message, check }: Finding) => `  ${file}:${at}: ${message} [${check}]`;

const findingKey = ({ check, file, pointer, message }: Finding) => JSON.stringify([check, file, pointer, message]);
