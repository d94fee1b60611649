import { objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { innerPath, matchResults, type Path, type RuleNode } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FormDocument } from "../read/source-document.ts";
import { shapeAtPath, shapeOfRule, type TypingScope } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { anything, type Shape, type ShapeScope } from "../scope/shape.ts";
import { listRules } from "../uses/document-uses.ts";
import type { DraftField } from "../uses/form-fields.ts";
import { rulesInSight } from "../uses/named-rules.ts";

/** The keys of clients and programmes that documents read: `programme.delivery.methods`. */
export interface ReadKeys {
  /** Only their presence, or the names inside: the values inside may be unread. */
  readonly outside: ReadonlySet<string>;
  /** Read with all that is inside. */
  readonly whole: ReadonlySet<string>;
}

/** What rules, texts and forms of all documents read of clients and programmes. */
export function readKeys(context: CheckContext): ReadKeys {
  const outside = new Set<string>();
  const whole = new Set(context.index.of("form").flatMap(({ value }) => cataloguesDrawn(value.fields)));
  for (const document of context.index.documents) {
    for (const { rule, path } of listRules(context, document)) {
      // A named rule reads its inputs, which are known where it is used.
      if (path[0] === "rules") continue;
      const scope = { roots: scopeOfRule(context, document, path), rules: rulesInSight(context, document) };
      const keys = keysReadByRule(rule, scope, isReadOn(path));
      for (const key of keys.outside) outside.add(key);
      for (const key of keys.whole) whole.add(key);
    }
  }
  return { outside, whole };
}

/** The catalogues whose entries are fields of groups. */
const cataloguesDrawn = (fields: FormDocument["value"]["fields"]) =>
  objectEntries<DraftField>(fields).flatMap(([, { fieldsOf }]) => (typeof fieldsOf === "string" ? [fieldsOf] : []));

/** Whether others read on in the value of a rule: a derived value, the list of a repeated block or of options. */
const isReadOn = (path: JsonPath) => path[0] === "derived" || (path.at(-1) === "in" && typeof path.at(-2) === "string");

/**
 * What a rule reads of clients and programmes, also through the named rules that it uses.
 *
 * @param isReadOn whether its own value counts as read only where others read it
 */
export function keysReadByRule(rule: unknown, scope: TypingScope, isReadOn: boolean): ReadKeys {
  const keys = { outside: new Set<string>(), whole: new Set<string>() };
  const readWhole = (shape: Shape) => {
    for (const key of keysOf(shape)) keys.whole.add(key);
  };
  const result = shapeOfRule(rule, { ...scope, seesNamed: true }, (node, parts, _result, roots) => {
    if (node.kind === "path") innerShapes(node.path, roots).forEach(readWhole);
    else if (node.kind === "apply" && FROM_OUTSIDE.includes(node.operator.name)) {
      for (const key of parts.flatMap(({ origins = [] }) => origins)) keys.outside.add(key);
    } else usedParts(node, parts).forEach(readWhole);
  });
  if (!isReadOn) readWhole(result);
  return keys;
}

/** Lists of lists come to an end here. */
const MOST_LISTS = 3;

/** The keys whose value a value may be, or have as elements. */
function keysOf({ origins, element }: Shape, depth = 0): readonly string[] {
  if (origins !== undefined && origins.length > 0) return origins;
  return element === anything || depth === MOST_LISTS ? [] : keysOf(element, depth + 1);
}

/** The shapes of the keys in brackets of a path. */
function innerShapes({ steps }: Path, roots: ShapeScope): Shape[] {
  return steps.flatMap((step) => {
    const inner = innerPath(step);
    return inner === undefined ? [] : [shapeAtPath(inner, roots), ...innerShapes(inner, roots)];
  });
}

/** Operators that read nothing inside a value. */
const FROM_OUTSIDE: readonly string[] = ["keys", "present", "!"];

/** The parts whose whole value a node uses, rather than giving it on. */
function usedParts(node: RuleNode, parts: readonly Shape[]): readonly Shape[] {
  switch (node.kind) {
    case "members":
    case "list":
      return parts;
    case "match":
      return parts.slice(0, parts.length - matchResults(node).length);
    case "each":
      return node.operator.name === "map" ? [] : parts.slice(1);
    case "apply":
      return usedArguments(node.operator.name, parts);
    default:
      return [];
  }
}

function usedArguments(operator: string, parts: readonly Shape[]): readonly Shape[] {
  switch (operator) {
    case "if":
      return parts.filter((_, index) => index % 2 === 0 && index < parts.length - 1);
    case "first":
    case "merge":
    case "unique":
    case "entries":
    case "fromEntries":
      return [];
    case "get":
      return parts.slice(1);
    default:
      return parts;
  }
}
