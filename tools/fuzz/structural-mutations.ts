import type { Random } from "../soak/random.ts";
import { type Place, placesIn, put, remove, rename, valueAtPlace } from "./json-places.ts";

/** The material of a change. */
export interface Material {
  readonly random: Random;
  /** The document to change, parsed anew. */
  readonly document: unknown;
  /** Another document, whose parts can be inserted. */
  readonly other: unknown;
  /** Names that some document declares. */
  readonly names: readonly string[];
}

const VALUES: readonly unknown[] = [null, true, false, "", "x", [], {}, [[]], { var: "data.a.b" }, ["a", "a"]];
const NUMBERS = [0, -0, -1, 0.1, 1e21, -1e-7, 2 ** 31, 2 ** 53 + 2, 1.7976931348623157e308];
const NAMES = ["__proto__", "constructor", "toString", "", "a.b", "a/b", "~", "ก", "var", "unset", "x".repeat(300)];
const PARTS_OF_HUGE_TEXTS = ["x", "{{a}}", "😀", "\\", "\u0000", "\ud800"];
const HUGE = 20_000;
const DEEP = 80;

type Change = (material: Material) => void;

/** Mutations of a document's content. A document without a place for a mutation stays unchanged. */
export const structuralMutations: Readonly<Record<string, Change>> = {
  deleteMember: changing(remove),
  renameMember: changing((place, { random, names }) =>
    rename(place, one(random, [...NAMES, one(random, names, "x")], "x")),
  ),
  swapValues: changing((place, { random, document }) => swap(place, one(random, placesIn(document), place))),
  changeType: changing((place, { random }) => put(place, structuredClone(random.pick(VALUES)))),
  changeReference: changing((place, { random, names }) => put(place, one(random, names, "x")), isText),
  misspell: changing((place, { random }) => put(place, misspelt(String(valueAtPlace(place)), random)), isText),
  changeNumber: changing((place, { random }) => put(place, random.pick(NUMBERS))),
  splice: changing((place, { random, other }) => {
    const from = random.pick(placesIn(other));
    if (from !== undefined) put(place, structuredClone(valueAtPlace(from)));
  }),
  repeatElement: changing(
    ({ holder, key }) => {
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    },
    ({ holder }) => Array.isArray(holder),
  ),
  reverseOrder: changing((place) => put(place, reversed(valueAtPlace(place))), hasOrder),
  hugeText: changing((place, { random }) => put(place, one(random, PARTS_OF_HUGE_TEXTS, "x").repeat(HUGE)), isText),
  nest: changing((place, { random }) => put(place, nested(valueAtPlace(place), random.below(DEEP)))),
};

function changing(
  change: (place: Place, material: Material) => void,
  isMeant: (place: Place) => boolean = () => true,
): Change {
  return (material) => {
    const place = material.random.pick(placesIn(material.document).filter(isMeant));
    if (place !== undefined) change(place, material);
  };
}

const one = <Item>(random: Random, items: readonly Item[], otherwise: Item): Item => random.pick(items) ?? otherwise;

function isText(place: Place): boolean {
  return typeof valueAtPlace(place) === "string";
}

/** A reordering without effect would be accepted for no reason. */
function hasOrder(place: Place): boolean {
  const value = valueAtPlace(place);
  return typeof value === "object" && value !== null && Object.keys(value).length > 1;
}

function swap(one: Place, other: Place): void {
  const [first, second] = [structuredClone(valueAtPlace(one)), structuredClone(valueAtPlace(other))];
  put(other, first);
  put(one, second);
}

function misspelt(text: string, random: Random): string {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${text.slice(at + 1)}${random.isLucky(0.5) ? "x" : ""}`;
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

function nested(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [nested(value, depth - 1)];
}
