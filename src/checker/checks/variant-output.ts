import { arrayElements, isJsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { DataType } from "../../engine/generated/data.ts";
import { operators } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Draft } from "../read/draft.ts";
import type { CallDocument, SourceDocument } from "../read/source-document.ts";
import { dataShape } from "../scope/known-shapes.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { Shape } from "../scope/shape.ts";
import { fits, inWords } from "../scope/value-types.ts";
import { type Check, ofEach } from "./check.ts";

/** Every variant of a call gives the declared output. */
export const variantOutput: Check = {
  ids: ["variant-output"],
  run: ofEach(["call"], (context, call) =>
    objectEntries(call.value.variants).flatMap(([name, { output }]) => outputProblems(context, call, name, output)),
  ),
};

/** A member that a variant gives, with its place. */
interface Given {
  readonly name: string;
  readonly shape: Shape;
  readonly path: JsonPath;
}

function outputProblems(context: CheckContext, call: CallDocument, name: string, gives: unknown): FoundHere[] {
  const path: JsonPath = ["variants", name, "output"];
  const promised = dataShape(context.contractIndex, call.value.output);
  const given = givenMembers(context, call, gives, path);
  if (given === undefined) return [];
  const at = gives === undefined ? ["variants", name, "operation"] : path;
  const problem = (spot: FoundHere["spot"], message: string, hint?: string): FoundHere => ({
    spot,
    message: `variant "${name}" ${message}`,
    hint,
  });
  const names = given.map((one) => one.name);
  const lost = requiredNames(context, call.value.output).filter((one) => !names.includes(one));
  return [
    ...lost.map((one) =>
      problem({ path: at, part: "key" }, `does not give "${one}", which the call promises`, `give it under "output"`),
    ),
    ...given.flatMap((one) => memberProblems(one, promised, problem)),
  ];
}

function memberProblems(
  { name, shape, path }: Given,
  promised: Shape,
  problem: (spot: FoundHere["spot"], message: string, hint?: string) => FoundHere,
): FoundHere[] {
  if (!promised.isOpen && promised.names.length > 0 && !promised.names.includes(name)) {
    const hint = suggest(name, promised.names, "members of the output");
    return [problem({ path, part: "key" }, `gives "${name}", which the call's output does not have`, hint)];
  }
  const [types, expected] = [shape.types, promised.member(name).types];
  if (types === undefined || expected === undefined) return [];
  const wrong = [...types].filter((type) => ![...expected].some((one) => fits(type, one)));
  if (wrong.length === 0) return [];
  const message = `gives ${inWords(wrong)} as "${name}", and the call promises ${inWords(expected)}`;
  return [problem({ path }, message, 'convert it, or change the type in the call\'s "output"')];
}

/** The members that a variant gives; undefined when one rule gives them all and their names are unknown. */
function givenMembers(context: CheckContext, call: SourceDocument, gives: unknown, path: JsonPath) {
  if (gives === undefined) return [];
  const shapeAt = (rule: unknown, at: JsonPath) =>
    shapeOfRule(rule, { roots: scopeOfRule(context, call, at), rules: [] });
  if (isRuleMap(gives)) {
    return objectEntries(gives).map(
      ([name, rule]): Given => ({ name, shape: shapeAt(rule, [...path, name]), path: [...path, name] }),
    );
  }
  const whole = shapeAt(gives, path);
  if (whole.isOpen || whole.names.length === 0) return undefined;
  return whole.names.map((name): Given => ({ name, shape: whole.member(name), path }));
}

/** A map of rules, not one rule whose only key is its operator. */
function isRuleMap(gives: unknown): boolean {
  const names = objectKeys(gives);
  return isJsonObject(gives) && !(names.length === 1 && operators.has(names[0] ?? ""));
}

function requiredNames({ contractIndex }: CheckContext, output: Draft<DataType> | undefined): string[] {
  const schema = output?.$ref === undefined ? output : contractIndex.type(output.$ref);
  return arrayElements(member(schema, "required")).filter((name) => typeof name === "string");
}
