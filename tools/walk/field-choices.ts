import { arrayElements, isJsonObject, member } from "../../src/documents/json.ts";
import { pathsIn } from "./paths-in.ts";
import { distinct, type Known, type Possible, possibleValues, withBound } from "./possible-values.ts";

/**
 * The possible answers to a field that lets the customer choose, and no answer; any answer where its list depends on
 * more than the client and the programme.
 */
export function fieldChoices(field: unknown, known: Known): Possible {
  const options = member(field, "options");
  const [list, as] = [member(options, "in"), member(options, "as")];
  if (!isJsonObject(list) || typeof as !== "string" || !isFixed(list)) return undefined;
  const elements = possibleValues(list, known)?.flatMap(arrayElements);
  const values = elements?.map((one) => possibleValues(member(options, "value"), withBound(known, as, [one])));
  if (values === undefined || values.includes(undefined)) return undefined;
  return distinct([...values.flatMap((one) => one ?? []), undefined]);
}

/** Whether a rule reads only the client, the programme and its own elements. */
function isFixed(rule: object): boolean {
  const roots = new Set(pathsIn(rule).map(({ path }) => path.root));
  const bound = new Set(boundNames(rule));
  return [...roots].every((root) => root === "client" || root === "programme" || bound.has(root));
}

function boundNames(rule: unknown): string[] {
  if (Array.isArray(rule)) return rule.flatMap(boundNames);
  if (!isJsonObject(rule)) return [];
  return [...(typeof rule.as === "string" ? [rule.as] : []), ...Object.values(rule).flatMap(boundNames)];
}
