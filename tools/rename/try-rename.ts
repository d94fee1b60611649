import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { planRename, type RenamePlan } from "./plan-rename.ts";
import { RefusedRename } from "./refusal.ts";
import { type ChangedFile, changedFiles, filesAfter } from "./renamed-files.ts";

/** Documents with their findings. */
export type CheckFiles = (files: Files) => {
  readonly context: CheckContext;
  readonly findings: readonly Finding[];
};

/** The symbol to rename, and its new name. */
export interface RenameRequest {
  readonly kind: string;
  readonly id: string;
  readonly to: string;
}

/** A tried rename without new findings. */
export interface TriedRename {
  readonly plan: RenamePlan;
  readonly changed: readonly ChangedFile[];
}

const MOST_REASONS = 8;

/** Renames in memory and checks the result. Throws `RefusedRename` when it has new findings. */
export function tryRename(files: Files, check: CheckFiles, { kind, id, to }: RenameRequest): TriedRename {
  const before = check(files);
  const plan = planRename(before.context, kind, id, to);
  const changed = changedFiles(before.context, plan);
  const after = check(filesAfter(files, changed));
  const added = newFindings(before.findings, after.findings);
  if (added.length > 0) {
    const reasons = added
      .slice(0, MOST_REASONS)
      .map((one) => `${one.file}:${one.line}:${one.column}: ${one.message} [${one.check}]`);
    const more = added.length > MOST_REASONS ? [`and ${added.length - MOST_REASONS} more`] : [];
    throw new RefusedRename("the documents would have findings after it", [...reasons, ...more]);
  }
  return { plan, changed };
}

/** Findings that have become more, counted by check, because a message may contain the renamed symbol's name. */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const countIn = (findings: readonly Finding[], check: string) => findings.filter((one) => one.check === check).length;
  const more = new Set(
    after.map(({ check }) => check).filter((check) => countIn(after, check) > countIn(before, check)),
  );
  const known = new Set(before.map(findingText));
  return after.filter((finding) => more.has(finding.check) && !known.has(findingText(finding)));
}

const findingText = ({ check, message }: Finding) => `${check} ${message}`;
