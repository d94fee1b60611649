import type { CheckedDocuments } from "../checked-documents.ts";
import { pathOf } from "../findings/inside.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { readsKept, tellsPersonal } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** Nothing about a person goes to analytics, but whether something is so, and how many there are. */
export const trackedData: Check = {
  ids: ["tracked-person"],
  run: ofEach(["flow", "routes"], (documents, document) =>
    rulesOf(documents, document)
      .filter(({ path }) => isTracked(path))
      .flatMap(({ rule, path }) => personalReads(documents, document, rule, path)),
  ),
};

const isTracked = (path: JsonPath) => path.some((key, index) => key === "track" && path[index - 1] === "do");

function personalReads(documents: CheckedDocuments, document: SourceDocument, rule: unknown, at: JsonPath): Problem[] {
  const scope = scopeOfRule(documents, document, at);
  return readsKept(rule)
    .filter(({ path }) => tellsPersonal(path, scope))
    .map(({ text, pointer }) => ({
      check: "tracked-person",
      file: document.path,
      spot: { path: [...at, ...pathOf(pointer)] },
      message: `"${text}" is about a person or secret, and must not be tracked`,
      hint: "track whether it is there, or which choice was made",
    }));
}
