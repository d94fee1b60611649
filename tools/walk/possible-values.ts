import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import type { DerivedRules } from "../../src/checker/uses/derived-values.ts";
import { arrayElements, isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import { DERIVED, type Path, type PathStep, type RuleNode, readRule } from "../../src/engine/index.ts";
import { valueNow } from "./compared-values.ts";
import { distinct, isAlways, isNever, iterated, type Possible, rowsOf, SOMETHING } from "./possible.ts";

/** The knowledge about the values that rules read. */
export interface Known {
  /** The possible values of the first step of a path: `data.order`; of the whole root without a key. */
  at(root: string, key: string | undefined): Possible;
  /** The rules of the flow and of the programme, by name. */
  readonly rules: JsonObject;
  /** The rules of the derived values of the flow, and of the screen or form, by name. */
  readonly derived?: DerivedRules;
  /** The possible answers to a form's field, `details.serial`: only an absent one where it is never asked. */
  answersTo?(form: string, field: string): Possible;
  /** The possible values of the derived values that were read: each is found once for a rule. */
  readonly found?: Map<string, Possible>;
}

/** The possible values of a rule. */
export function possibleValues(rule: unknown, known: Known): Possible {
  const { node, problems } = readRule(rule);
  return problems.length > 0 ? undefined : evaluateNode(node, { found: new Map(), ...known });
}

/** Whether a condition is always true or never true; `undefined` when it depends. */
export function knownTruth(condition: unknown, known: Known): boolean | undefined {
  if (condition === undefined) return true;
  const values = possibleValues(condition, known);
  if (values === undefined || values.length === 0) return undefined;
  const truths = new Set(values.map((value) => value === true));
  return truths.size === 1 ? truths.has(true) : undefined;
}

function evaluateNode(node: RuleNode, known: Known): Possible {
  switch (node.kind) {
    case "literal":
      return [node.value];
    case "path":
      return valuesAt(node.path, known);
    case "list":
      return combined(node.items, known, (values) => [...values]);
    case "members":
      return combined(
        node.members.map(([, one]) => one),
        known,
        (values) => buildObject(node.members, values),
      );
    case "each":
      return evaluateEach(node, known);
    case "named":
      return (
        combined(node.args, known, (values) => applied("rule", values, known, node.name)) ?? evaluateNamed(node, known)
      );
    case "match":
      return evaluateMatch(node, known);
    case "apply":
      return evaluateOperator(node, known);
  }
}

const buildObject = (members: readonly (readonly [string, RuleNode])[], values: readonly unknown[]): JsonObject =>
  Object.fromEntries(
    members.flatMap(([name], index) => (values[index] === undefined ? [] : [[name, values[index]] as const])),
  );

/** The results of each combination of the parts' possible values; any value when a part may have any. */
function combined(parts: readonly RuleNode[], known: Known, give: (values: readonly unknown[]) => unknown): Possible {
  const rows = rowsOf(parts.map((part) => evaluateNode(part, known)));
  return rows && distinct(rows.map(give));
}

/** The values of a named rule of which not all arguments are known. */
function evaluateNamed({ name, args }: RuleNode & { readonly kind: "named" }, known: Known): Possible {
  const rule = member(known.rules, name);
  const names = arrayElements(member(rule, "in")).map(String);
  const inside: Known = { rules: known.rules, at: () => undefined };
  const bound = names.reduce((around, one, index) => {
    const arg = args[index];
    return withBound(around, one, arg === undefined ? [undefined] : evaluateNode(arg, known));
  }, inside);
  return possibleValues(member(rule, "is"), bound);
}

function valuesAt(path: Path, known: Known): Possible {
  const [first, ...rest] = path.steps;
  if (first === undefined) return known.at(path.root, undefined);
  if (!("key" in first)) return stepped(known.at(path.root, undefined), path.steps, known);
  if (path.root === DERIVED) return stepped(derivedValuesOf(first.key, known), rest, known);
  const [second, ...further] = rest;
  const isField = path.root === "data" && second !== undefined && "key" in second;
  const answers = isField ? known.answersTo?.(first.key, second.key) : undefined;
  if (answers !== undefined) return stepped(answers, further, known);
  return stepped(known.at(path.root, first.key), rest, known);
}

/** What a derived value may come to; one that reads itself may be anything. */
function derivedValuesOf(name: string, known: Known): Possible {
  const { derived, found } = known;
  if (!derived?.has(name) || found?.has(name)) return found?.get(name);
  found?.set(name, undefined);
  found?.set(name, possibleValues(derived.get(name), known));
  return found?.get(name);
}

/** The values after steps: an unknown key leads to any of the members, or to an absent value. */
function stepped(from: Possible, steps: Path["steps"], known: Known): Possible {
  let values = from;
  for (const step of steps) {
    if ("equals" in step && isNever(valuesAt(step.equals, known))) return [undefined];
    if (values === undefined || values.includes(SOMETHING)) return undefined;
    values = distinct(values.flatMap((value) => partsAt(value, step, known)));
  }
  return values;
}

/** What a step can lead to from a value. */
function partsAt(value: unknown, step: PathStep, known: Known): unknown[] {
  if ("key" in step) return membersUnder(value, [step.key]);
  if ("keyAt" in step) return membersUnder(value, valuesAt(step.keyAt, known));
  const wanted = valuesAt(step.equals, known);
  const isWanted = (element: unknown) => wanted?.includes(member(element, step.member)) ?? true;
  return [...arrayElements(value).filter(isWanted), undefined];
}

const membersUnder = (holder: unknown, keys: Possible): unknown[] =>
  keys === undefined
    ? [...(isJsonObject(holder) ? Object.values(holder) : arrayElements(holder)), undefined]
    : keys.map((key) => (Array.isArray(holder) ? holder[Number(key)] : member(holder, String(key))));

function evaluateOperator(node: RuleNode & { readonly kind: "apply" }, known: Known): Possible {
  const { args, operator } = node;
  const values = args.map((one) => evaluateNode(one, known));
  const decided = decidedByPart(operator.name, values);
  if (decided !== undefined) return decided;
  if (operator.name === "if") return evaluateIf(values);
  if (operator.name === "get" && values[0] !== undefined && values[1] === undefined)
    return values[0].includes(SOMETHING)
      ? undefined
      : distinct(values[0].flatMap((one) => membersUnder(one, undefined)));
  if (operator.arguments.some(({ isLiteral }) => isLiteral === true)) return undefined;
  const rows = rowsOf(values, operator.name === "present");
  const given = rows && distinct(rows.map((row) => applied(operator.name, row, known)));
  return given ?? (TRUTHS.has(operator.name) ? [true, false] : undefined);
}

const TRUTHS = new Set(["and", "or", "!", "===", "!==", "present", "<", "<=", ">", ">="]);

/** The value of the whole that one known part decides, whatever the others are. */
function decidedByPart(operator: string, values: readonly Possible[]): Possible {
  if (operator === "and" && values.some((one) => isAlways(one, false))) return [false];
  if (operator === "or" && values.some((one) => isAlways(one, true))) return [true];
  if (operator === "get" && values.slice(1).some(isNever)) return [undefined];
  // An absent rule holds.
  if (operator === "holds" && isNever(values[0])) return [true];
  // An absent value equals no value.
  return values.some(isNever) && (operator === "===" || operator === "!==") ? [operator === "!=="] : undefined;
}

/** The possible values of the branches that may be taken. */
function evaluateIf(values: readonly Possible[]): Possible {
  const found: unknown[] = [];
  for (let index = 0; index < values.length; index += 2) {
    const isElse = index === values.length - 1;
    if (!isElse && isAlways(values[index], false)) continue;
    const branch = values[isElse ? index : index + 1];
    if (branch === undefined) return undefined;
    found.push(...branch);
    if (isElse || isAlways(values[index], true)) return distinct(found);
  }
  return distinct([...found, undefined]);
}

/** The results of the branches for the values that may occur. */
function evaluateMatch({ value, branches, otherwise }: RuleNode & { readonly kind: "match" }, known: Known): Possible {
  const texts = evaluateNode(value, known);
  const isAny = texts === undefined || texts.includes(SOMETHING);
  const named = branches.filter(([text]) => isAny || texts.includes(text)).map(([, branch]) => branch);
  const isOther = isAny || texts.some((text) => branches.every(([name]) => name !== text));
  const results = named.map((branch) => evaluateNode(branch, known));
  const others = otherwise === undefined ? [undefined] : evaluateNode(otherwise, known);
  const all = isOther ? [...results, others] : results;
  return all.includes(undefined) ? undefined : distinct(all.flatMap((one) => one ?? []));
}

/** Tries the rule with each element of a known list; with an unknown list, it may have any value. */
function evaluateEach(node: RuleNode & { readonly kind: "each" }, known: Known): Possible {
  const lists = evaluateNode(node.list, known);
  if (lists?.includes(SOMETHING)) return undefined;
  const given = lists?.flatMap((list): Possible[] => {
    const bodies = arrayElements(list).map((element) => evaluateNode(node.body, withBound(known, node.as, [element])));
    return [iterated(node.operator.name, arrayElements(list), bodies)];
  });
  if (given === undefined || given.includes(undefined)) return undefined;
  return distinct(given.flatMap((one) => one ?? []));
}

/** Binds a name to the elements of a list. */
export const withBound = (known: Known, name: string, elements: Possible): Known => ({
  ...known,
  at: (root, key) => {
    if (root !== name) return known.at(root, key);
    if (key === undefined) return elements;
    return elements?.includes(SOMETHING) ? undefined : elements && distinct(elements.map((one) => member(one, key)));
  },
});

/** The result of an operator for values. */
function applied(operator: string, values: readonly unknown[], known: Known, name?: string): unknown {
  const given = Object.fromEntries(
    values.flatMap((value, index) => (value === undefined ? [] : [[`v${index}`, value]])),
  );
  return valueNow(ruleOf(known.rules, operator, name ?? "", String(values.length)), { given, rules: known.rules });
}

/** One object for each operator or named rule and count of values, so that it is compiled once. */
const ruleOf = memoizeByIdentity((_rules: JsonObject, operator: string, name: string, count: string): object => {
  const args = Array.from({ length: Number(count) }, (_, index) => ({ var: `given.v${index}` }));
  return { [operator]: name === "" ? args : [name, ...args] };
});
