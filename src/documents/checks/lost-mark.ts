import type { CheckedDocuments } from "../checked-documents.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { saysPersonal, saysSecret } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { takenShape } from "../scope/taken-shapes.ts";
import { toldBy } from "../scope/told-values.ts";
import type { RuleUse } from "../uses/text-parts.ts";
import { rulesOf } from "../uses/uses-of.ts";
import { type Check, ofEach } from "./check.ts";

/** What is about a person or secret is put only where that is said again: from there on, nobody would know it. */
export const lostMark: Check = {
  ids: ["lost-mark"],
  run: ofEach(["flow", "routes", "session", "screen", "form"], (documents, document) => {
    const inFull = spelledOut(documents, document);
    return rulesOf(documents, document).flatMap((use) =>
      lostAt(documents, document, { ...use, rule: inFull(use.rule) }),
    );
  }),
};

function lostAt(documents: CheckedDocuments, document: SourceDocument, { rule, path }: RuleUse): Problem[] {
  const taken = takenShape(documents, document, path);
  if (taken === undefined || saysSecret(taken)) return [];
  const told = toldBy(rule, scopeOfRule(documents, document, path));
  if (told === undefined || (told === "personal" && saysPersonal(taken))) return [];
  const [what, mark] = SAID[told];
  const message = `what "${path.at(-1)}" is given here is ${what}, and where "${path.at(-1)}" is declared nothing says so`;
  return [{ check: "lost-mark", file: document.path, spot: { path }, message, hint: `declare it with ${mark}` }];
}

const SAID = {
  personal: ["about a person", '"personal": { "purpose": "…" }'],
  secret: ["secret", '"sensitive": true'],
} as const;
