import type { Checking } from "../../src/checker/check-documents.ts";
import { STUB_TEXT } from "../../src/checker/checks/untranslated.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { mendedFiles } from "./mended-files.ts";

/** The repaired findings. */
export interface Fixed {
  /** The texts of the files that differ now. */
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Repairs, one after another, the findings that describe a repair. A repair is kept when the checker no longer has that
 * finding and has no new one beside texts that must be written; otherwise it is undone.
 */
export function fixFindings(checking: Checking, isMeant: (finding: Finding) => boolean = () => true): Fixed {
  const files = new Map<string, string>();
  const fixed: Finding[] = [];
  const tried = new Set<string>();
  for (;;) {
    const next = checking.findings().find((one) => one.repair && isMeant(one) && !tried.has(findingKey(one)));
    if (next === undefined) return { files, findings: fixed };
    tried.add(findingKey(next));
    const mended = mendedFiles(next, checking.readText);
    if (mended.size === 0 || !helps(checking, next, mended)) continue;
    fixed.push(next);
    for (const [path, text] of mended) files.set(path, text);
  }
}

function helps(checking: Checking, finding: Finding, mended: ReadonlyMap<string, string>): boolean {
  const before = new Set(checking.findings().map(findingKey));
  const originals = new Map([...mended.keys()].map((path) => [path, checking.readText(path)]));
  checking.write(mended);
  const after = checking
    .findings()
    .filter(({ check }) => check !== STUB_TEXT)
    .map(findingKey);
  const isBetter = !after.includes(findingKey(finding)) && after.every((one) => before.has(one));
  if (!isBetter) checking.write(originals);
  return isBetter;
}

/** The identity of a finding, independent of its line. */
const findingKey = ({ check, file, pointer, message }: Finding) => JSON.stringify([check, file, pointer, message]);
