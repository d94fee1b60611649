import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import type { RuleUse } from "../../documents/text-parts.ts";
import type { ValueType } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** The type of a rule by its property. */
const PROPERTIES: Readonly<Record<string, readonly ValueType[]>> = {
  if: ["boolean"],
  when: ["boolean"],
  visibleWhen: ["boolean"],
  requiredWhen: ["boolean"],
  disabledWhen: ["boolean"],
  until: ["boolean"],
  valid: ["boolean"],
  time: ["instant"],
  variant: ["text"],
  toStep: ["text"],
};

/**
 * The type of a rule by its property and the one around it. A key distinguishes runs of a flow, or elements of a list.
 */
const PLACES: Readonly<Record<string, readonly ValueType[]>> = {
  "each.in": ["list"],
  "options.in": ["list"],
  "suggestions.in": ["list"],
  "each.key": ["text", "number"],
  runKey: ["text", "number"],
  "do.setLocale": ["text"],
  "download.name": ["text", "absent"],
  "do.openExternal": ["text"],
  "openExternal.to": ["text"],
  "do.signIn": ["object"],
};

/** The types that the rule at a place must have, any of these; undefined when any value fits. */
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

/** A name from rules that decide over a text give. */
const DECIDING: Readonly<Record<string, readonly ValueType[]>> = { if: ["boolean"], match: ["text", "absent"] };

/** What an author or a component: a value called "when" is no condition. */
const VALUES = new Set<unknown>(["args", "props", "with"]);

function placeTypes(path: JsonPath): readonly ValueType[] | undefined {
  const [own, place] = [String(path.at(-1)), path.slice(-2).join(".")];
  if (Object.hasOwn(PLACES, place)) return PLACES[place];
  return Object.hasOwn(PROPERTIES, own) ? PROPERTIES[own] : undefined;
}
