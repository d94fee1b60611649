import { evaluated } from "../../src/checker/scope/evaluated.ts";
import { type DerivedRules, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import { rulePaths } from "../../src/engine/index.ts";

/** The facts about a client before any visit: its document, and the settings of the current flow. */
export interface Known {
  readonly client: JsonObject;
  readonly settings: JsonObject;
  /** The customer's programme, if one is considered. */
  readonly programme?: JsonObject;
  /** What the derived values say that rules of the document read. */
  readonly derived?: DerivedRules;
}

/** The truth of a condition for a client, for every customer and step; `undefined` when it depends on these. */
export function knownTruth(rule: unknown, { derived = new Map(), ...known }: Known): boolean | undefined {
  return truthOf(withDerivedRules(rule, derived), known);
}

function truthOf(rule: unknown, known: Omit<Known, "derived">): boolean | undefined {
  if (typeof rule === "boolean") return rule;
  const [operator, ...more] = isJsonObject(rule) ? Object.keys(rule) : [];
  if (operator === undefined || more.length > 0) return undefined;
  const parts = () => [member(rule, operator)].flat().map((part) => truthOf(part, known));
  if (operator === "and") return combineTruths(parts(), true);
  if (operator === "or") return combineTruths(parts(), false);
  if (operator === "!") return negated(parts()[0]);
  return readsOnlyKnown(rule, known) ? evaluated(rule, { ...known }) === true : undefined;
}

const negated = (truth: boolean | undefined) => (truth === undefined ? undefined : !truth);

/** Whether all parts are `wanted`: a part that is not decides, an unknown part leaves it open. */
function combineTruths(parts: readonly (boolean | undefined)[], wanted: boolean): boolean | undefined {
  if (parts.includes(!wanted)) return !wanted;
  return parts.includes(undefined) ? undefined : wanted;
}

function readsOnlyKnown(rule: unknown, known: Omit<Known, "derived">): boolean {
  const isNamed = JSON.stringify(rule).includes('"rule":');
  return !isNamed && rulePaths(rule).every(({ path }) => Object.hasOwn(known, path.root));
}
