import { isJsonObject, type JsonObject, member, objectEntries } from "./json.ts";
import type { JsonPath } from "./json-path.ts";

/** A message that a text can show, with the placeholders that it fills. */
export interface MessageUse {
  readonly key: string;
  readonly args: readonly string[];
  readonly path: JsonPath;
}

/** A rule in a document. */
export interface RuleUse {
  readonly rule: unknown;
  readonly path: JsonPath;
  /** Whether its value is shown as a text. */
  readonly isText?: true;
}

/** The parts of a text. */
export interface TextParts {
  readonly messages: readonly MessageUse[];
  readonly rules: readonly RuleUse[];
  /** Places that should contain a text, and do not. */
  readonly broken: readonly JsonPath[];
}

const DEEPEST_CHOICE = 16;

/** Lists every message that a text can show, and every rule that it reads. */
export function textParts(text: unknown, path: JsonPath, depth = 0): TextParts {
  if (typeof text === "string") return { messages: [{ key: text, args: [], path }], rules: [], broken: [] };
  if (text === null && depth > 0) return NOTHING;
  if (!isJsonObject(text) || depth > DEEPEST_CHOICE) return brokenAt(path);
  if (typeof text.key === "string") return withArguments(text.key, text, path);
  if (Object.hasOwn(text, "var")) return { messages: [], rules: [{ rule: text, path, isText: true }], broken: [] };
  if (Object.hasOwn(text, "data")) {
    return { messages: [], rules: [{ rule: text.data, path: [...path, "data"], isText: true }], broken: [] };
  }
  if (isTyped(text)) return { ...NOTHING, rules: typedRules(text, path) };
  if (Array.isArray(text.if)) return choice(text.if, [...path, "if"], depth);
  return Array.isArray(text.match) ? match(text.match, [...path, "match"], depth) : brokenAt(path);
}

const NOTHING: TextParts = { messages: [], rules: [], broken: [] };

const brokenAt = (path: JsonPath): TextParts => ({ ...NOTHING, broken: [path] });

/** Members that distinguish a typed text from a rule, and its members that are rules. */
const TYPES = ["date", "timeOfDay", "duration", "money", "message", "list", "count", "bytes"];
const RULES_OF_TYPED: ReadonlySet<string> = new Set([...TYPES, "currency"]);

const isTyped = (text: unknown): boolean => TYPES.some((type) => member(text, type) !== undefined);

const typedRules = (text: unknown, path: JsonPath): RuleUse[] =>
  objectEntries(text).flatMap(([name, rule]) => (RULES_OF_TYPED.has(name) ? [{ rule, path: [...path, name] }] : []));

function withArguments(key: string, { args, of }: JsonObject, path: JsonPath): TextParts {
  const speaker: RuleUse[] = of === undefined ? [] : [{ rule: of, path: [...path, "of"] }];
  const rules = objectEntries(args).flatMap(([name, argument]): RuleUse[] => {
    const at = [...path, "args", name];
    return isTyped(argument) ? typedRules(argument, at) : [{ rule: argument, path: at }];
  });
  const names = objectEntries(args).map(([name]) => name);
  return { messages: [{ key, args: names, path: [...path, "key"] }], rules: [...speaker, ...rules], broken: [] };
}

/** Condition and text alternate, then the default text. */
function choice(items: unknown[], path: JsonPath, depth: number): TextParts {
  const isCondition = (index: number) => index % 2 === 0 && index < items.length - 1;
  const parts = items.map((item, index): TextParts => {
    const at = [...path, index];
    if (isCondition(index)) return { messages: [], rules: [{ rule: item, path: at }], broken: [] };
    return textParts(item, at, depth + 1);
  });
  return joined([...parts, ...(items.length % 2 === 0 ? [brokenAt(path)] : [])]);
}

/** A value, texts by that value, and perhaps the text for all else. */
function match(items: readonly unknown[], path: JsonPath, depth: number): TextParts {
  const [value, branches, ...others] = items;
  const texts = objectEntries(branches).map(([name, text]) => textParts(text, [...path, 1, name], depth + 1));
  const otherwise = others.slice(0, 1).map((text) => textParts(text, [...path, 2], depth + 1));
  const decision: TextParts = { ...NOTHING, rules: [{ rule: value, path: [...path, 0] }] };
  const isBroken = texts.length === 0 || others.length > 1;
  return joined([decision, ...texts, ...otherwise, ...(isBroken ? [brokenAt(path)] : [])]);
}

const joined = (parts: readonly TextParts[]): TextParts => ({
  messages: parts.flatMap(({ messages }) => messages),
  rules: parts.flatMap(({ rules }) => rules),
  broken: parts.flatMap(({ broken }) => broken),
});
