import { operators } from "../../engine/index.ts";
import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath, Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { elementsOf, isJsonObject, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { dataShape } from "../scope/known-shapes.ts";
import { shapeOfRule } from "../scope/rule-typing.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { Shape } from "../scope/shape.ts";
import { fits, inWords } from "../scope/value-types.ts";
import { type Check, ofEach } from "./check.ts";

/** Whichever way a call goes, it gives what the call promises. */
export const wayOutput: Check = {
  ids: ["way-output"],
  run: ofEach(["call"], (documents, call) =>
    membersOf(member(call.value, "ways")).flatMap(([name, way]) => outputProblems(documents, call, name, way)),
  ),
};

/** A member that a way gives, with its place. */
interface Given {
  readonly name: string;
  readonly shape: Shape;
  readonly path: JsonPath;
}

function outputProblems(documents: CheckedDocuments, call: SourceDocument, name: string, way: unknown): Problem[] {
  const path: JsonPath = ["ways", name, "gives"];
  const gives = member(way, "gives");
  const promised = dataShape(documents.contractIndex, member(call.value, "output"));
  const given = givenMembers(documents, call, gives, path);
  if (given === undefined) return [];
  const at = gives === undefined ? ["ways", name, "operation"] : path;
  const problem = (spot: Problem["spot"], message: string, hint?: string): Problem => ({
    check: "way-output",
    file: call.path,
    spot,
    message: `way "${name}" ${message}`,
    hint,
  });
  const names = given.map((one) => one.name);
  const lost = requiredOf(documents, member(call.value, "output")).filter((one) => !names.includes(one));
  return [
    ...lost.map((one) => problem({ path: at, part: "key" }, `does not give "${one}", which the call promises`)),
    ...given.flatMap((one) => memberProblems(one, promised, problem)),
  ];
}

function memberProblems(
  { name, shape, path }: Given,
  promised: Shape,
  problem: (spot: Problem["spot"], message: string, hint?: string) => Problem,
): Problem[] {
  if (!promised.isOpen && promised.names.length > 0 && !promised.names.includes(name)) {
    const hint = suggest(name, promised.names, "members of the output");
    return [problem({ path, part: "key" }, `gives "${name}", which the call's output does not have`, hint)];
  }
  const [types, expected] = [shape.types, promised.member(name).types];
  if (types === undefined || expected === undefined) return [];
  const wrong = [...types].filter((type) => ![...expected].some((one) => fits(type, one)));
  if (wrong.length === 0) return [];
  return [problem({ path }, `gives ${inWords(wrong)} as "${name}", and the call promises ${inWords(expected)}`)];
}

/** The members that a way gives; undefined where one rule gives them all and does not say which. */
function givenMembers(documents: CheckedDocuments, call: SourceDocument, gives: unknown, path: JsonPath) {
  if (gives === undefined) return [];
  const shapeAt = (rule: unknown, at: JsonPath) =>
    shapeOfRule(rule, { roots: scopeOfRule(documents, call, at), rules: [] });
  if (isRuleMap(gives)) {
    return membersOf(gives).map(
      ([name, rule]): Given => ({ name, shape: shapeAt(rule, [...path, name]), path: [...path, name] }),
    );
  }
  const whole = shapeAt(gives, path);
  if (whole.isOpen || whole.names.length === 0) return undefined;
  return whole.names.map((name): Given => ({ name, shape: whole.member(name), path }));
}

/** Several named rules, not one whose operator is its only name. */
function isRuleMap(gives: unknown): boolean {
  const names = membersOf(gives).map(([name]) => name);
  return isJsonObject(gives) && !(names.length === 1 && operators.has(names[0] ?? ""));
}

function requiredOf({ contractIndex }: CheckedDocuments, output: unknown): string[] {
  const named = member(output, "$ref");
  const schema = typeof named === "string" ? contractIndex.type(named) : output;
  return elementsOf(member(schema, "required")).filter((name) => typeof name === "string");
}
