import type { CheckContext } from "../../src/checker/check-context.ts";
import { parsePointer, valueAt } from "../../src/checker/findings/inside.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import { listRules } from "../../src/checker/uses/document-uses.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import type { RuleUse } from "../../src/documents/text-parts.ts";

/** A rule with its document. */
export interface PlacedRule extends RuleUse {
  readonly document: SourceDocument;
}

/** The members of a transition, block or named rule that are tried first. */
const CONDITIONS = ["if", "when", "visibleWhen", "is"];

/**
 * The rule at `file#pointer`: the rule itself, a part of it, or a parent of one rule or condition. Throws when it is
 * absent.
 */
export function ruleAt(context: CheckContext, where: string): PlacedRule {
  const hash = where.indexOf("#");
  if (hash < 0) throw new Error(`say --rule <file>#<pointer>, with the pointer of a rule: ${where}#/…`);
  const document = documentAt(context, where.slice(0, hash));
  const pointer = where.slice(hash + 1);
  const rules = listRules(context, document);
  const around = rules.find(
    ({ path }) => pointer === formatPointer(path) || pointer.startsWith(`${formatPointer(path)}/`),
  );
  const path = around && [...around.path, ...parsePointer(pointer.slice(formatPointer(around.path).length))];
  const part = path && valueAt(around.rule, path.slice(around.path.length));
  if (path && part !== undefined) return { document, rule: part, path };
  const below = new Map(rules.map((use) => [formatPointer(use.path), use]));
  const inside = [...below].filter(([at]) => at.startsWith(`${pointer}/`));
  const [only] = inside.filter(([at]) => inside.length === 1 || CONDITIONS.includes(at.slice(pointer.length + 1)));
  if (only) return { document, ...only[1] };
  const near = inside.length > 0 ? inside.map(([at]) => at) : [...below.keys()];
  throw new Error(`there is no rule at ${where}: ${suggest(pointer, near, "rules") ?? "the document has none"}`);
}

/** A document by its file; a unique ending of the path is enough. */
function documentAt({ index }: CheckContext, file: string): SourceDocument {
  const documents = index.documents.filter(({ path }) => path === file || path.endsWith(`/${file}`));
  const [only] = documents;
  if (only && documents.length === 1) return only;
  const paths = documents.length > 0 ? documents : index.documents;
  const names = paths.map(({ path }) => path);
  throw new Error(`there is no one document "${file}": ${suggest(file, names, "documents") ?? "there are none"}`);
}
