import { parseCalendarDuration, parseDuration, type RuleNode, type ValueType } from "../../engine/index.ts";
import type { Shape } from "../scope/shape.ts";
import { inWords } from "../scope/value-types.ts";
import { exampleOf, isWrittenAs } from "../scope/written-texts.ts";

/** The index of an argument for which an operator never has a value, and the reason. */
export interface Unfit {
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

type Applied = RuleNode & { readonly kind: "apply" };

const COMPARING = new Set(["===", "!==", "<", "<=", ">", ">="]);
const DATED: ReadonlySet<ValueType> = new Set(["instant", "day"]);

/** Literals that cannot be intended: no date beside a date, no index of a list, a division by zero. */
export function unfitLiterals({ operator, args }: Applied, parts: readonly Shape[]): Unfit[] {
  if (COMPARING.has(operator.name)) return [...notDated(parts, 0, 1), ...notDated(parts, 1, 0)];
  if (operator.name === "get") return noPlaces(args, parts[0]);
  if (operator.name === "plus") return unaddable(parts);
  const [, by] = args;
  const isNothing = operator.name === "/" && by?.kind === "literal" && by.value === 0;
  return isNothing ? [{ at: 1, message: "a division by 0 has no result", hint: "divide by another number" }] : [];
}

/** A text beside an instant or a day that is neither. */
function notDated(parts: readonly Shape[], own: number, other: number): Unfit[] {
  const types = [...(parts[other]?.types ?? [])];
  const isDated = types.length > 0 && types.every((type) => DATED.has(type));
  const [text] = isDated ? (parts[own]?.values ?? []) : [];
  if (typeof text !== "string" || isWrittenAs(text, types)) return [];
  const message = `this is compared with ${inWords(types)}, which ${JSON.stringify(text)} is not`;
  return [{ at: own, message, hint: exampleOf(types) }];
}

/** Months have no fixed length, so an instant takes none; a day has no hours to add to. */
function unaddable([start, duration]: readonly Shape[]): Unfit[] {
  const [type] = start?.types?.size === 1 ? start.types : [];
  const [text] = duration?.values?.length === 1 ? duration.values : [];
  if (typeof text !== "string" || (type !== "instant" && type !== "day")) return [];
  const length = type === "instant" ? parseDuration(text) : parseCalendarDuration(text);
  if (length !== undefined) return [];
  const wants = type === "instant" ? "weeks, days, hours, minutes and seconds" : "years, months, weeks and days";
  const message = `${type === "instant" ? "an instant" : "a day"} takes ${wants}, not "${text}"`;
  const hint = type === "instant" ? 'for example: "PT10M"' : 'for example: "P30D"';
  return [{ at: 1, message, hint }];
}

/** The elements of a list have numbers, from 0. */
function noPlaces(args: Applied["args"], list: Shape | undefined): Unfit[] {
  const [key] = args.slice(1);
  const isList = list?.types?.size === 1 && list.types.has("list");
  if (!isList || key?.kind !== "literal" || /^\d+$/.test(String(key.value))) return [];
  const message = `a list has indexes from 0, and ${JSON.stringify(key.value)} is not one`;
  return [{ at: 1, message, hint: 'write the index of an element, or look for the element with "find"' }];
}
