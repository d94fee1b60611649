import { valueAt } from "../../../src/checker/findings/inside.ts";
import type { Shape } from "../../../src/checker/scope/shape.ts";
import { isJsonObject } from "../../../src/documents/json.ts";
import { payloadFor } from "./payload.ts";

/** The purpose of a value. */
export interface Making {
  /** The client and the programme, whose catalogues have the keys that data may name. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Of catalogues with words, the entries that the programme selects: only these have words, and are shown. */
  readonly selected: ReadonlyMap<string, readonly string[]>;
  /** Other values than texts change in each turn: one of the allowed values, a boolean, an earlier or later time. */
  readonly turn: number;
}

/** Whether any text will do for a value. */
export const isFreeText = ({ types, values, pattern, keyOf }: Shape) =>
  types?.has("text") === true && [values, pattern, keyOf].every((bound) => bound === undefined);

const DEEPEST = 7;

/**
 * A value of a shape, of which each text is a payload. It is the same one everywhere, so that what a screen looks up by
 * an id is found; lists have one element, so that no two have the same key.
 */
export function valueOfShape(shape: Shape, making: Making): unknown {
  const numbers = randomNumbers(making.turn);
  const make = (one: Shape, depth: number): unknown => {
    const { types, names, element } = one;
    if (depth > DEEPEST) return undefined;
    if (types?.has("list")) return [make(element, depth + 1)].filter((value) => value !== undefined);
    if (names.length > 0 && !types?.has("money"))
      return Object.fromEntries(names.map((name) => [name, make(one.member(name), depth + 1)]));
    if (types?.has("object")) return { [String(payloadFor(undefined))]: make(element, depth + 1) };
    return makeScalar(one, making, numbers);
  };
  return make(shape, 0);
}

type Numbers = () => number;

function makeScalar({ values, types, pattern, keyOf }: Shape, { known, selected }: Making, numbers: Numbers): unknown {
  if (values !== undefined) return chosen(values, numbers);
  if (keyOf !== undefined) return chosen(selected.get(keyOf) ?? keysAt(known, keyOf), numbers);
  // A typed value has no declared type, and may be any text.
  if (types === undefined || types.has("text")) return payloadFor(pattern);
  if (types.has("boolean")) return numbers() % 2 === 0;
  if (types.has("number")) return 1 + (numbers() % 4);
  return chosen(PLAIN[[...types][0] ?? ""] ?? [], numbers);
}

const PLAIN: Readonly<Record<string, readonly unknown[]>> = {
  money: [{ amount: 19.5, currency: "SGD" }],
  instant: ["2026-11-20T04:00:00Z", "2026-11-25T04:00:00Z"],
  day: ["2026-11-20", "2026-11-25"],
  time: ["10:30"],
  duration: ["P1D"],
};

const chosen = <Value>(values: readonly Value[], numbers: Numbers): Value | undefined =>
  values[numbers() % Math.max(1, values.length)];

function keysAt(known: Making["known"], path: string): readonly string[] {
  const [root = "", ...names] = path.split(".");
  const holder = valueAt(known[root], names);
  return isJsonObject(holder) ? Object.keys(holder) : [];
}

/** Whole numbers that look random, the same for a turn each time. */
function randomNumbers(turn: number): Numbers {
  let state = turn + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
