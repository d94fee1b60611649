import type { RuleUse } from "../../documents/text-parts.ts";
import type { CheckContext } from "../check-context.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { disclosedBy } from "../scope/disclosed-values.ts";
import { declaresPersonal, declaresSecret } from "../scope/personal-values.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { takenShape } from "../scope/taken-shapes.ts";
import { listRules } from "../uses/document-uses.ts";
import { type Check, ofEach } from "./check.ts";

/** Personal or secret values go only to data with the same mark: without it, their origin is lost. */
export const lostMark: Check = {
  ids: ["lost-mark"],
  run: ofEach(["flow", "routes", "session", "screen", "form"], (context, document) => {
    const inFull = spelledOut(context, document);
    return listRules(context, document).flatMap((use) => lostAt(context, document, { ...use, rule: inFull(use.rule) }));
  }),
};

function lostAt(context: CheckContext, document: SourceDocument, { rule, path }: RuleUse): FoundHere[] {
  const taken = takenShape(context, document, path);
  if (taken === undefined || declaresSecret(taken)) return [];
  const disclosure = disclosedBy(rule, scopeOfRule(context, document, path));
  if (disclosure === undefined || (disclosure === "personal" && declaresPersonal(taken))) return [];
  const [what, mark] = MARK_WORDS[disclosure];
  const message = `the value of "${path.at(-1)}" is ${what} here, and its declaration does not say so`;
  return [{ spot: { path }, message, hint: `declare it with ${mark}` }];
}

const MARK_WORDS = {
  personal: ["about a person", '"personal": { "purpose": "…" }'],
  secret: ["secret", '"sensitive": true'],
} as const;
