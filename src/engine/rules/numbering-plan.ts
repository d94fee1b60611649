import { plainCharacters } from "./plain-characters.ts";
import { isList, member, type Scope } from "./value.ts";

/** How a country writes telephone numbers (ITU-T E.164), as its client declares. */
export interface NumberingPlan {
  /** Without +. */
  readonly callingCode: string;
  /** The trunk prefix of a number inside the country; empty when unused. */
  readonly trunkPrefix: string;
  /** Whether the canonical form of a number omits the trunk prefix. */
  readonly dropsTrunkPrefix: boolean;
  /** The number of digits in the canonical form. */
  readonly lengths: readonly unknown[];
}

/** The plan of a scope's client; undefined when the client declares none. */
export function readNumberingPlan(scope: Scope): NumberingPlan | undefined {
  const region = member(member(scope, "client"), "region");
  const callingCode = member(region, "callingCode");
  const trunkPrefix = member(region, "trunkPrefix") ?? "";
  const lengths = member(region, "mobileLengths");
  if (typeof callingCode !== "string" || typeof trunkPrefix !== "string" || !isList(lengths)) return undefined;
  return { callingCode, trunkPrefix, dropsTrunkPrefix: member(region, "dropsTrunkPrefix") === true, lengths };
}

/** Spaces and other separators that people write between groups of characters. */
const SEPARATORS = /[\s\p{Pd}.()/]/gu;

/** A number or code without separators, in capitals. */
export const withoutSeparators = (written: string): string =>
  plainCharacters(written).replace(SEPARATORS, "").toUpperCase();

/** A number in its canonical form inside the country; undefined when it does not fit the plan. */
export function nationalNumber(written: string, plan: NumberingPlan): string | undefined {
  const { trunkPrefix, dropsTrunkPrefix } = plan;
  const isRight = (number: string) =>
    plan.lengths.includes(number.length) && number.startsWith(trunkPrefix) !== dropsTrunkPrefix;
  return readings(withoutSeparators(written), plan).find(isRight);
}

/**
 * The possible meanings of digits, the likeliest first: dialled inside the country or from abroad, with or without the
 * trunk prefix. A calling code without + or 00 is not looked for: numeric national IDs begin alike.
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
