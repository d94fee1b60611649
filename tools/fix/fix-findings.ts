import type { Checking } from "../../src/checker/check-documents.ts";
import { STUB_TEXT } from "../../src/checker/checks/untranslated.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { mendedFiles } from "./mended-files.ts";
import type { ReadText } from "./with-stubs.ts";

/** The repaired findings. */
export interface Fixed {
  /** The texts of the files that differ now. */
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Repairs the findings that describe a repair, all that are known at once, and checks once for each round; texts come
 * last. A repair is kept when the checker no longer has that finding and has no new one; a text may ask for others. Where
 * some repairs of a round do not help, its halves are tried apart.
 */
export function fixFindings(checking: Checking, isMeant: (finding: Finding) => boolean = () => true): Fixed {
  const files = new Map<string, string>();
  const fixed: Finding[] = [];
  const tried = new Set<string>();
  for (;;) {
    const left = checking.findings().filter((one) => one.repair && isMeant(one) && !tried.has(findingKey(one)));
    const sure = left.filter((one) => !asksForText(one));
    const round = mendAll(sure.length > 0 ? sure : left, checking.readText);
    if (round.findings.length === 0) return { files, findings: fixed };
    for (const one of round.findings) tried.add(findingKey(one));
    const kept = keepHelpful(checking, round);
    fixed.push(...kept.findings);
    for (const [path, text] of kept.files) files.set(path, text);
  }
}

/** Repairs one after another; those that have nothing to change are left out, as is one whose place another moved. */
function mendAll(findings: readonly Finding[], readText: ReadText): Fixed {
  const files = new Map<string, string>();
  const mended = findings.filter((finding) => {
    const changed = mendedFiles(finding, (path) => files.get(path) ?? readText(path));
    for (const [path, text] of changed) files.set(path, text);
    return changed.size > 0;
  });
  return { files, findings: mended };
}

function keepHelpful(checking: Checking, round: Fixed): Fixed {
  const { findings } = round;
  if (findings.length === 0 || helps(checking, round)) return round;
  if (findings.length === 1) return { files: new Map(), findings: [] };
  const middle = Math.ceil(findings.length / 2);
  const halves = [findings.slice(0, middle), findings.slice(middle)];
  const kept = halves.map((half) => keepHelpful(checking, mendAll(half, checking.readText)));
  return {
    files: new Map(kept.flatMap((one) => [...one.files])),
    findings: kept.flatMap((one) => one.findings),
  };
}

/** Writes repairs, and undoes them when they do not help. */
function helps(checking: Checking, { findings, files }: Fixed): boolean {
  const before = new Set(checking.findings().map(findingKey));
  const originals = new Map([...files.keys()].map((path) => [path, checking.readText(path)]));
  checking.write(files);
  const areTexts = findings.every(asksForText);
  const after = checking.findings().filter((one) => !(areTexts && isTextToWrite(one, before)));
  const left = new Set(after.map(findingKey));
  const isBetter = findings.every((one) => !left.has(findingKey(one))) && [...left].every((one) => before.has(one));
  if (!isBetter) checking.write(originals);
  return isBetter;
}

const asksForText = ({ repair }: Finding) => repair?.kind === "message";

const isTextToWrite = (finding: Finding, before: ReadonlySet<string>) =>
  finding.check === STUB_TEXT || (asksForText(finding) && !before.has(findingKey(finding)));

/** The identity of a finding, independent of its line. */
const findingKey = ({ check, file, pointer, message }: Finding) => JSON.stringify([check, file, pointer, message]);
