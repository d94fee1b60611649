import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import type { ValueType } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** What rules give by the property in which they stand. */
const PROPERTIES: Readonly<Record<string, readonly ValueType[]>> = {
  if: ["boolean"],
  when: ["boolean"],
  visibleWhen: ["boolean"],
  requiredWhen: ["boolean"],
  disabledWhen: ["boolean"],
  valid: ["boolean"],
  time: ["instant"],
  way: ["text"],
};

/** What rules give by the property and what is around it. A key tells runs of a flow apart, or elements of a list. */
const PLACES: Readonly<Record<string, readonly ValueType[]>> = {
  "poll.until": ["boolean"],
  "each.in": ["list"],
  "options.in": ["list"],
  "each.key": ["text", "number"],
  key: ["text", "number"],
  "do.setLocale": ["text"],
  "do.leave": ["text"],
  "leave.to": ["text"],
  "do.signIn": ["object"],
};

/** What the rule at a place must give, any of these; undefined where any value will do. */
export function expectedAt(
  context: CheckContext,
  document: SourceDocument,
): (use: RuleUse) => readonly ValueType[] | undefined {
  const maps = new Set(
    context.listVisits(document).flatMap(({ types, path }) => (types.includes("RuleMap") ? [formatPointer(path)] : [])),
  );
  return ({ path, isText }) => {
    if (isText) return undefined;
    const [key, holder] = [path.at(-1), path.at(-2)];
    if (typeof key === "number") return DECIDING[String(holder)];
    return VALUES.has(holder) || maps.has(formatPointer(path.slice(0, -1))) ? undefined : placeTypes(path);
  };
}

/** What rules that decide over a text give. */
const DECIDING: Readonly<Record<string, readonly ValueType[]>> = { if: ["boolean"], match: ["text", "absent"] };

/** What an author or a component named: a value called "when" is no condition. */
const VALUES = new Set<unknown>(["args", "props", "with"]);

function placeTypes(path: JsonPath): readonly ValueType[] | undefined {
  const [own, place] = [String(path.at(-1)), path.slice(-2).join(".")];
  if (Object.hasOwn(PLACES, place)) return PLACES[place];
  return Object.hasOwn(PROPERTIES, own) ? PROPERTIES[own] : undefined;
}
