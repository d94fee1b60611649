import type { RuleUse } from "../../documents/text-parts.ts";
import type { RuleNode, ValueType } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import { capitalised, suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { requestShape } from "../scope/request-shape.ts";
import { expectedAt } from "../scope/rule-places.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { Shape } from "../scope/shape.ts";
import { takenShape } from "../scope/taken-shapes.ts";
import { fits, inWords } from "../scope/value-types.ts";
import { writtenIn } from "../scope/written-results.ts";
import { listRules } from "../uses/document-uses.ts";
import { rulesInSight } from "../uses/named-rules.ts";
import { type Check, ofAll } from "./check.ts";
import { type Mistake, misfit, misfitInRequest, misfitInto } from "./misfit.ts";
import { unfitLiterals } from "./unfit-literals.ts";

/** Every operator and every place gets values of an accepted type, as far as the declarations tell. */
export const ruleTypes: Check = {
  ids: ["mistyped-rule", "never-equal", "unmet-need"],
  run: ofAll((context, document) => typeProblems(context, document)),
};

function typeProblems(context: CheckContext, document: SourceDocument): FoundHere[] {
  const uses = listRules(context, document);
  if (uses.length === 0) return [];
  const expected = expectedAt(context, document);
  const rules = rulesInSight(context, document);
  return uses.flatMap((use) =>
    findMistakes(
      use,
      scopeOfRule(context, document, use.path),
      rules,
      expected(use) ?? takenShape(context, document, use.path),
      requestShape(context, document, use.path),
    ).map(({ pointer, ...mistake }) => ({ ...mistake, spot: { path: [...use.path, ...parsePointer(pointer)] } })),
  );
}

function findMistakes(
  { rule, isText }: RuleUse,
  roots: Parameters<typeof shapeOfRule>[1]["roots"],
  rules: Parameters<typeof shapeOfRule>[1]["rules"],
  expected: readonly ValueType[] | Shape | undefined,
  sentAs: Shape | undefined,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const given = shapeOfRule(rule, { roots, rules }, (node, parts) => mistakes.push(...mistakesAt(node, parts)));
  if (!isText && given.types?.has("words")) mistakes.push(WORDS_ELSEWHERE);
  if (sentAs !== undefined && mistakes.length === 0) return misfitInRequest(given, sentAs);
  if (expected === undefined) return mistakes;
  // An inner problem is reported there; here it would only be a consequence.
  if ("names" in expected && mistakes.length > 0) return mistakes;
  const misfits = "names" in expected ? misfitInto(rule, given, expected) : misfit(given, expected, "", "this place");
  return [...mistakes, ...misfits];
}

const WORDS_ELSEWHERE: Mistake = {
  check: "mistyped-rule",
  pointer: "",
  message: "words of a catalogue can stand only where a text can",
  hint: "read another member of the entry here",
};

function mistakesAt(node: RuleNode, parts: readonly Shape[]): Mistake[] {
  if (node.kind === "apply") return mistakesOfOperator(node, parts);
  if (node.kind === "match")
    return parts[0] ? misfit(parts[0], ["text", "absent"], nodePointer(node.value), `"match"`) : [];
  if (node.kind !== "each") return [];
  const [list, , body] = node.operator.arguments;
  return [
    ...(parts[0] && list ? misfit(parts[0], list.type, nodePointer(node.list), `"${node.operator.name}"`) : []),
    ...(parts[1] && body ? misfit(parts[1], body.type, nodePointer(node.body), `"${node.operator.name}"`) : []),
  ];
}

type Applied = RuleNode & { readonly kind: "apply" };

/** The first kind of mistake; the others would only be consequences of it. */
function mistakesOfOperator(node: Applied, parts: readonly Shape[]): Mistake[] {
  const { name, arguments: contracts } = node.operator;
  const wrong = node.args.flatMap((arg, index) => {
    const contract = contractAt(name, contracts, index, node.args.length);
    const shape = parts[index];
    if (contract === undefined || shape === undefined || contract.isLiteral) return [];
    return misfit(shape, contract.type, nodePointer(arg), `"${name}"`);
  });
  if (wrong.length > 0) return wrong;
  if (name === "holds") return heldMistakes(node, parts);
  const never = [
    ...(COMPARING.has(name) ? neverEqual(node, parts) : []),
    ...(ORDERING.has(name) ? neverOrdered(node, parts) : []),
  ];
  return never.length > 0 ? never : unfitIn(node, parts);
}

/** Only a rule of a client or programme may be evaluated, and it is given all that it reads. */
function heldMistakes({ args }: Applied, [rule, values]: readonly Shape[]): Mistake[] {
  const pointer = args[0] === undefined ? "" : nodePointer(args[0]);
  if (rule?.types === undefined) {
    const message = `"holds" takes a rule of a catalogue, and nothing says that this is one`;
    return [{ check: "mistyped-rule", pointer, message, hint: "name a rule in the programme or client" }];
  }
  const missing = (rule.reads ?? []).filter((name) => values?.names.includes(name) !== true);
  return missing.map((name) => ({
    check: "mistyped-rule",
    pointer: args[1] === undefined ? pointer : nodePointer(args[1]),
    message: `this rule reads "${name}", which it is not given`,
    hint: `give it by name: { "object": { "${name}": … } }`,
  }));
}

const unfitIn = (node: Applied, parts: readonly Shape[]): Mistake[] =>
  unfitLiterals(node, parts).map(({ at, message, hint }) => {
    const arg = node.args[at];
    return { check: "mistyped-rule", pointer: arg === undefined ? "" : nodePointer(arg), message, hint };
  });

/** In `if`, conditions and values alternate; elsewhere the last argument repeats. */
function contractAt<Contract>(name: string, contracts: readonly Contract[], index: number, count: number) {
  if (name !== "if") return contracts[Math.min(index, contracts.length - 1)];
  return contracts[index % 2 === 1 || index === count - 1 ? 1 : 0];
}

/** The place of a part of a rule. Operators refer to their arguments; the part is around them. */
function nodePointer({ kind, pointer }: RuleNode): string {
  return kind === "literal" || kind === "list" ? pointer : pointer.slice(0, pointer.lastIndexOf("/"));
}

const COMPARING = new Set(["===", "!==", "in"]);

/** A comparison with a value that the other side never has. */
function neverEqual({ operator, args }: Applied, parts: readonly Shape[]): Mistake[] {
  const [left, right] = parts;
  const other = operator.name === "in" ? elementShape(right) : right;
  if (left === undefined || other === undefined) return [];
  const pointer = (index: number) => (args[index] === undefined ? "" : nodePointer(args[index]));
  const differ = [...(left.types ?? [])].every((type) => [...(other.types ?? [])].every((one) => !fits(type, one)));
  if (left.types !== undefined && other.types !== undefined && differ) {
    const message = `${inWords(left.types)} is never the same as ${inWords(other.types)}`;
    return [{ check: "never-equal", pointer: pointer(1), message: capitalised(message), hint: OF_ONE_TYPE }];
  }
  return [...unknownValues(args[0], left, other), ...unknownValues(args[1], other, left)];
}

const OF_ONE_TYPE = "compare two values of one type";

const ORDERING = new Set(["<", "<=", ">", ">="]);

/** Two values of different types have no order: comparing them is always false. */
function neverOrdered({ args }: Applied, [left, right]: readonly Shape[]): Mistake[] {
  const [one, other] = [left?.types, right?.types];
  if (one === undefined || other === undefined) return [];
  const differ = [...one].every((type) => [...other].every((against) => !fits(type, against)));
  if (!differ) return [];
  const message = `${inWords(one)} cannot be ordered with ${inWords(other)}`;
  return [
    {
      check: "mistyped-rule",
      pointer: args[1] === undefined ? "" : nodePointer(args[1]),
      message: capitalised(message),
      hint: OF_ONE_TYPE,
    },
  ];
}

function elementShape(shape: Shape | undefined): Shape | undefined {
  const isListOnly = shape?.types?.size === 1 && shape.types.has("list");
  return isListOnly ? shape.element : undefined;
}

/** Written values on one side, also in a written list, that the other side never equals. */
function unknownValues(own: RuleNode | undefined, one: Shape, other: Shape): Mistake[] {
  const possible = other.values ?? [];
  const isWritten = own?.kind === "literal" || own?.kind === "list";
  if (own === undefined || possible.length < (isWritten ? 1 : 2)) return [];
  const written = own.kind === "list" ? own.items.flatMap(writtenIn) : [];
  const [only] = one.values?.length === 1 ? one.values : [];
  const values = written.length > 0 || only === undefined ? written : [{ value: only, pointer: nodePointer(own) }];
  return values
    .filter(({ value }) => !possible.includes(value))
    .map(({ value, pointer }) => {
      const message = `${JSON.stringify(value)} is compared with a value that never equals it`;
      return { check: "never-equal", pointer, message, hint: suggest(String(value), possible.map(String), "values") };
    });
}
