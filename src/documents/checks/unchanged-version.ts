import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** A client or programme whose content is not what it was says so by its version. */
export const unchangedVersion: Check = {
  ids: ["unchanged-version"],
  run: ofEach(["client", "programme"], (documents, document) => changedSilently(documents, document)),
};

/** What says nothing of how the portal behaves. */
const ASIDE = new Set(["$schema", "version", "summary"]);

function changedSilently({ before }: CheckedDocuments, { kind, id, path, value }: SourceDocument): Problem[] {
  const old = before?.get(path);
  const version = member(value, "version");
  if (old === undefined || member(old, "version") !== version || contentOf(old) === contentOf(value)) return [];
  return [
    {
      check: "unchanged-version",
      file: path,
      spot: { path: ["version"] },
      message: `${kind} "${id}" is not what it was before this change, and has version ${String(version)} all the same`,
      hint: "raise it: the last number where customers see the same, the first where they see something else",
    },
  ];
}

const contentOf = (document: unknown) => JSON.stringify(membersOf(document).filter(([key]) => !ASIDE.has(key)));
