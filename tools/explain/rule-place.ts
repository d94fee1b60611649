import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { pathOf, valueAt } from "../../src/documents/findings/inside.ts";
import { pointerOf } from "../../src/documents/findings/problem.ts";
import { suggest } from "../../src/documents/findings/suggest.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import type { RuleUse } from "../../src/documents/uses/text-parts.ts";
import { rulesOf } from "../../src/documents/uses/uses-of.ts";

/** A rule with the document in which it stands. */
export interface PlacedRule extends RuleUse {
  readonly document: SourceDocument;
}

/** What a transition, block or named rule is asked for first. */
const CONDITIONS = ["if", "when", "visibleWhen", "is"];

/** The rule at `file#pointer`: the rule itself, a part of it, or what holds one rule or a condition. Throws where there is none. */
export function ruleAt(checked: CheckedDocuments, where: string): PlacedRule {
  const hash = where.indexOf("#");
  if (hash < 0) throw new Error(`say --rule <file>#<pointer>, with the pointer of a rule: ${where}#/…`);
  const document = documentAt(checked, where.slice(0, hash));
  const pointer = where.slice(hash + 1);
  const rules = rulesOf(checked, document);
  const around = rules.find(({ path }) => pointer === pointerOf(path) || pointer.startsWith(`${pointerOf(path)}/`));
  const path = around && [...around.path, ...pathOf(pointer.slice(pointerOf(around.path).length))];
  const part = path && valueAt(around.rule, path.slice(around.path.length));
  if (path && part !== undefined) return { document, rule: part, path };
  const below = new Map(rules.map((use) => [pointerOf(use.path), use]));
  const inside = [...below].filter(([at]) => at.startsWith(`${pointer}/`));
  const [only] = inside.filter(([at]) => inside.length === 1 || CONDITIONS.includes(at.slice(pointer.length + 1)));
  if (only) return { document, ...only[1] };
  const near = inside.length > 0 ? inside.map(([at]) => at) : [...below.keys()];
  throw new Error(`there is no rule at ${where}: ${suggest(pointer, near, "rules") ?? "the document has none"}`);
}

/** A document by its file, of which the end is enough where no other has it. */
function documentAt({ index }: CheckedDocuments, file: string): SourceDocument {
  const documents = index.documents.filter(({ path }) => path === file || path.endsWith(`/${file}`));
  const [only] = documents;
  if (only && documents.length === 1) return only;
  const paths = documents.length > 0 ? documents : index.documents;
  const names = paths.map(({ path }) => path);
  throw new Error(`there is no one document "${file}": ${suggest(file, names, "documents") ?? "there are none"}`);
}
