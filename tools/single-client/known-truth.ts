import { evaluated } from "../../src/checker/scope/evaluated.ts";
import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import { rulePaths } from "../../src/engine/index.ts";

/** What is known of a client before anybody comes: its document, and the settings of the flow that is looked at. */
export interface Known {
  readonly client: JsonObject;
  readonly settings: JsonObject;
  /** The programme of the customer who comes, where it is looked at for one. */
  readonly programme?: JsonObject;
}

/** What a condition is for a client, whoever comes and whatever they do; undefined where that decides. */
export function knownTruth(rule: unknown, known: Known): boolean | undefined {
  if (typeof rule === "boolean") return rule;
  const [operator, ...more] = isJsonObject(rule) ? Object.keys(rule) : [];
  if (operator === undefined || more.length > 0) return undefined;
  const parts = () => [member(rule, operator)].flat().map((part) => knownTruth(part, known));
  if (operator === "and") return combineTruths(parts(), true);
  if (operator === "or") return combineTruths(parts(), false);
  if (operator === "!") return negated(parts()[0]);
  return readsOnlyKnown(rule, known) ? evaluated(rule, { ...known }) === true : undefined;
}

const negated = (truth: boolean | undefined) => (truth === undefined ? undefined : !truth);

/** What it comes to that all parts are `wanted`: one that is not decides, one that is unknown leaves it open. */
function combineTruths(parts: readonly (boolean | undefined)[], wanted: boolean): boolean | undefined {
  if (parts.includes(!wanted)) return !wanted;
  return parts.includes(undefined) ? undefined : wanted;
}

function readsOnlyKnown(rule: unknown, known: Known): boolean {
  const isNamed = JSON.stringify(rule).includes('"rule":');
  return !isNamed && rulePaths(rule).every(({ path }) => Object.hasOwn(known, path.root));
}
