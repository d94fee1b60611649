import { elementsOf, isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import { partsOf, type RuleNode, readRule, rulePaths } from "../../src/engine/index.ts";
import { valueNow } from "./compared-values.ts";

/** What is the same whatever happens: the client, the programme and what these chose for a flow. */
const FIXED = new Set(["client", "programme", "settings"]);

/** Whether a condition is true, or is not, whatever happens; undefined where that depends. */
export function knownTruth(condition: unknown, scope: JsonObject): boolean | undefined {
  if (condition === undefined) return true;
  const all = member(condition, "and");
  if (Array.isArray(all)) return every(all.map((one) => knownTruth(one, scope)));
  const any = member(condition, "or");
  if (Array.isArray(any)) return negated(every(any.map((one) => negated(knownTruth(one, scope)))));
  const not = member(condition, "!");
  if (isJsonObject(condition) && not !== undefined) return negated(knownTruth(elementsOf(not)[0] ?? not, scope));
  return isFixed(condition) ? valueNow(condition, scope) === true : undefined;
}

/** Whether a list is empty, whatever happens. */
export const isKnownEmpty = (list: unknown, scope: JsonObject): boolean =>
  isFixed(list) && elementsOf(valueNow(list, scope)).length === 0;

function isFixed(rule: unknown): boolean {
  const { node, problems } = readRule(rule);
  const reads = rulePaths(rule);
  return (
    problems.length === 0 && !readsClock(node) && reads.length > 0 && reads.every(({ path }) => FIXED.has(path.root))
  );
}

const readsClock = (node: RuleNode): boolean =>
  (node.kind === "path" && node.path.root === "now") || partsOf(node).some(readsClock);

const negated = (truth: boolean | undefined) => (truth === undefined ? undefined : !truth);

function every(truths: readonly (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}
