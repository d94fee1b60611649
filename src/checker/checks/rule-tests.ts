import { arrayElements, member } from "../../documents/json.ts";
import { checkJson } from "../../documents/json-schema.ts";
import { parseRule, type Reason, traceRule } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type NamedRule, rulesInSight, rulesOfDocument } from "../uses/named-rules.ts";
import { type Check, ofEach } from "./check.ts";

/** The tests of named rules hold. */
export const ruleTests: Check = {
  ids: ["rule-test-fails"],
  run: ofEach(["rules", "programme"], (context, document) =>
    rulesOfDocument(document).flatMap((rule) => failingTests(context, document, rule)),
  ),
};

/** A test belongs to no region; its days are counted here. */
const ZONE = "UTC";

function failingTests(context: CheckContext, document: SourceDocument, rule: NamedRule): FoundHere[] {
  const { name, path, inputs, is, value } = rule;
  const call = { rule: [name, ...inputs.map((input) => ({ var: `given.${input}` }))] };
  if (!parseRule(is).ok || !parseRule(call).ok) return [];
  const others = [...rulesInSight(context, document), ...rulesOfDocument(document), rule];
  const rules = Object.fromEntries(others.map((other) => [other.name, other.value]));
  return arrayElements(member(value, "tests")).flatMap((one, index): FoundHere[] => {
    const traced = traceRule(call, { given: member(one, "given"), rules, zone: ZONE });
    const expected = member(one, "expect");
    if (expected === undefined ? traced.value === undefined : isSame(traced.value, expected)) return [];
    const message = `rule "${name}" gives ${written(traced.value)} here, not ${written(expected)}`;
    const spot = { path: [...path, "tests", index] };
    return [{ spot, message, hint: because(traced.because) }];
  });
}

const isSame = (value: unknown, expected: unknown) => checkJson({ const: expected }, value).length === 0;

const written = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

/** The deciding parts, which show whether the rule or the test is wrong. */
function because(reasons: readonly Reason[]): string | undefined {
  const [first] = reasons;
  if (first === undefined) return undefined;
  const reads = first.reads.map(({ path, value }) => `${path} is ${written(value)}`).join(", ");
  return `"${first.operator}" gave ${written(first.value)}${reads === "" ? "" : `: ${reads}`}`;
}
