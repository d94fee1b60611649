import type { CheckedDocuments } from "../checked-documents.ts";
import type { Finding } from "../findings/finding.ts";
import type { Problem } from "../findings/problem.ts";

/** One question to the documents. It may find several kinds of problems; each has its own permanent id. */
export interface Check {
  readonly ids: readonly string[];
  /** `found`: what the checks before it found. */
  run(documents: CheckedDocuments, found: readonly Problem[]): Problem[];
}

/** Ids whose findings tell of something superfluous, not of something that fails in front of a customer. */
const WARNINGS: ReadonlySet<string> = new Set(["half-translated", "unused-message"]);

/** How grave a finding of a check is. */
export function severityOf(check: string): Finding["severity"] {
  return WARNINGS.has(check) ? "warning" : "error";
}
