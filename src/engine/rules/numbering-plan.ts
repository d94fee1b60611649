import { plainCharacters } from "./plain-characters.ts";
import { isList, member, type Scope } from "./value.ts";

/** How a country writes telephone numbers (ITU-T E.164), as its client says. */
export interface NumberingPlan {
  /** Without +. */
  readonly callingCode: string;
  /** Set before a number inside the country; empty where nothing is. */
  readonly trunkPrefix: string;
  /** Whether a number is known without the trunk prefix. */
  readonly dropsTrunkPrefix: boolean;
  /** How many digits a number has as it is known. */
  readonly lengths: readonly unknown[];
}

/** The plan of a scope's client; undefined where it says none. */
export function readNumberingPlan(scope: Scope): NumberingPlan | undefined {
  const client = member(scope, "client");
  const region = member(client, "region");
  const callingCode = member(region, "callingCode");
  const trunkPrefix = member(region, "trunkPrefix") ?? "";
  const lengths = member(client, "mobileLengths");
  if (typeof callingCode !== "string" || typeof trunkPrefix !== "string" || !isList(lengths)) return undefined;
  return { callingCode, trunkPrefix, dropsTrunkPrefix: member(region, "dropsTrunkPrefix") === true, lengths };
}

/** Spaces and all that people set between groups of characters. */
const SEPARATORS = /[\s\p{Pd}.()/]/gu;

/** A number or code without what people set between its groups, in capitals. */
export const withoutSeparators = (written: string): string =>
  plainCharacters(written).replace(SEPARATORS, "").toUpperCase();

/** A number as it is known inside the country; undefined where it is none of that plan. */
export function nationalNumber(written: string, plan: NumberingPlan): string | undefined {
  const { trunkPrefix, dropsTrunkPrefix } = plan;
  const isRight = (number: string) =>
    plan.lengths.includes(number.length) && number.startsWith(trunkPrefix) !== dropsTrunkPrefix;
  return readings(withoutSeparators(written), plan).find(isRight);
}

/**
 * What digits can mean, the likeliest first: dialled inside the country or from abroad, with or without the trunk
 * prefix. A calling code without + or 00 is not looked for: national IDs of digits begin alike.
 */
function readings(digits: string, plan: NumberingPlan): string[] {
  const [, prefix, number] = /^(\+|00)?(\d+)$/.exec(digits) ?? [];
  if (number === undefined) return [];
  if (prefix === undefined) return [digits, asKnown(digits, plan)];
  return number.startsWith(plan.callingCode) ? [asKnown(number.slice(plan.callingCode.length), plan)] : [];
}

function asKnown(local: string, { trunkPrefix, dropsTrunkPrefix }: NumberingPlan): string {
  const bare = local.startsWith(trunkPrefix) ? local.slice(trunkPrefix.length) : local;
  return dropsTrunkPrefix ? bare : trunkPrefix + bare;
}
