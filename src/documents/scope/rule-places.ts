import type { ValueType } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import { pointerOf } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { RuleUse } from "../uses/text-parts.ts";

/** Properties of documents whose rule says whether something holds. */
const CONDITIONS = new Set<unknown>(["if", "when", "visibleWhen", "requiredWhen", "disabledWhen", "valid"]);

/** What the rule at a place must give; undefined where any value will do. */
export function expectedAt(
  checked: CheckedDocuments,
  document: SourceDocument,
): (use: RuleUse) => ValueType | undefined {
  const maps = new Set(
    checked.visitsOf(document).flatMap(({ types, path }) => (types.includes("RuleMap") ? [pointerOf(path)] : [])),
  );
  return ({ path }) => {
    const [key, holder] = [path.at(-1), path.at(-2)];
    if (typeof key === "number") return holder === "if" ? "boolean" : undefined;
    return VALUES.has(holder) || maps.has(pointerOf(path.slice(0, -1))) ? undefined : placeType(key, holder);
  };
}

/** What an author or a component named: a value called "when" is no condition. */
const VALUES = new Set<unknown>(["args", "props"]);

function placeType(key: string | undefined, holder: unknown): ValueType | undefined {
  if (key === "time") return "instant";
  return CONDITIONS.has(key) || (key === "until" && holder === "poll") ? "boolean" : undefined;
}
