import type { Problem } from "../findings/problem.ts";
import type { Stopped } from "../incremental/work.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { Check } from "./check.ts";

/** The budget of a check: a fixed amount, and one for each character. Our costliest check needs a tenth. */
const MOST_WORK = 1_000_000;
const MOST_WORK_BY_CHARACTER = 1;

/** The budget of one check of these documents; a million takes about two seconds. */
export function mostWork({ documents }: DocumentIndex): number {
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
  return MOST_WORK + MOST_WORK_BY_CHARACTER * characters;
}

/** Reports a stopped check, at the document that it was reading. */
export function tooCostly(check: Check | undefined, { at }: Stopped, index: DocumentIndex): Problem {
  const asked = check?.ids.slice(0, 2).join(", ") ?? "";
  return {
    check: "too-costly",
    file: at ?? index.documents[0]?.path ?? "",
    spot: { path: [] },
    message: `the check ${asked} was stopped here after ${mostWork(index)} steps, the most for documents of this size; nothing after it was checked`,
    hint: "make the rules and flows of this document smaller",
  };
}
