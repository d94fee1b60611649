import { childNodes, type RuleNode, readRule } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { spend } from "../incremental/work.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { collectLeaves, type Leaf, type LeafValue, writtenIn } from "./leaf.ts";
import { type Assignment, valueWith } from "./truth.ts";

/** A condition, and whether it is to be true. */
export interface ExpectedCondition {
  readonly rule: unknown;
  readonly holds: boolean;
}

/** What is there only while a condition holds: a field that is hidden otherwise has no value. */
export interface Presence {
  /** The path as rules write it: `form.kind`; what is inside it counts too. */
  readonly path: string;
  readonly only: unknown;
}

/** More combinations than this are not tried: then nothing is said. */
const MOST_COMBINATIONS = 20_000;

/**
 * Whether there are values for which all these conditions come out as wanted. What no reasoning looks into may be
 * anything, so `false` is sure and `true` is not. A rule that cannot be read counts as one that can come out either way.
 */
export function isSatisfiable(
  conditions: readonly ExpectedCondition[],
  scope: ShapeScope,
  presences: readonly Presence[] = [],
): boolean {
  const read = [...conditions, ...presences.map(({ only }) => ({ rule: only, holds: true }))].map(
    ({ rule, holds }) => ({ ...readOnce(rule, scope), holds }),
  );
  if (read.some(({ problems }) => problems.length > 0)) return true;
  const nodes = read.map(({ node }) => node);
  const leaves = distinct(read.flatMap((one) => one.leaves));
  const declared = read.some(({ isOfSame }) => isOfSame) ? leaves.flatMap(({ shape }) => shape.values ?? []) : [];
  const written = [...new Set([...read.flatMap((one) => one.written), ...declared])];
  // Of two that are only compared for being the same, one may always be the lesser; of two that are put in order, not.
  const ordered = read.some(({ isOrdered }) => isOrdered);
  const choices = listChoices(leaves, (leaf, at) => candidates(leaf, written, ordered ? leaves.length : at + 1));
  if (choices === undefined) return true;
  const asked = read.slice(0, conditions.length);
  const presenceNodes = presences.map(({ path }, index) => ({ path, node: nodes[conditions.length + index] }));
  for (const values of assignments(leaves, choices)) {
    const isWanted = asked.every(({ node, holds }) => (valueWith(node, values, scope) === true) === holds);
    const isPresenceAllowedBy = (path: string, node: RuleNode | undefined) =>
      isPresenceAllowed(path, node, leaves, values, scope);
    if (
      isWanted &&
      isPossible(leaves, values) &&
      presenceNodes.every(({ path, node }) => isPresenceAllowedBy(path, node))
    )
      return true;
  }
  return false;
}

/** What each leaf can be; undefined, and no more of them found, once there are too many combinations to try. */
function listChoices(
  leaves: readonly Leaf[],
  of: (leaf: Leaf, at: number) => readonly LeafValue[],
): (readonly LeafValue[])[] | undefined {
  const choices: (readonly LeafValue[])[] = [];
  let combinations = 1;
  for (const [at, leaf] of leaves.entries()) {
    const values = of(leaf, at);
    combinations *= values.length;
    if (combinations > MOST_COMBINATIONS) return undefined;
    choices.push(values);
  }
  return choices;
}

/** A condition as it is judged. */
interface Reading extends ReturnType<typeof readRule> {
  readonly leaves: readonly Leaf[];
  readonly written: readonly LeafValue[];
  /** Whether somewhere two values that are not written out are compared for being the same, or put in order. */
  readonly isOfSame: boolean;
  readonly isOrdered: boolean;
}

/** Reads a condition; of many branches each is judged with all before it, so it is read once for a scope. */
function readOnce(rule: unknown, scope: ShapeScope): Reading {
  spend();
  return typeof rule === "object" && rule !== null ? readKnown(rule, scope) : readCondition(rule, scope);
}

const readKnown = memoizeByIdentity<[object, ShapeScope], Reading>(readCondition);

function readCondition(rule: unknown, scope: ShapeScope): Reading {
  const { node, problems } = readRule(rule);
  return {
    node,
    problems,
    leaves: collectLeaves(node, scope),
    written: writtenIn(node),
    isOfSame: comparesLeaves(node, SAMENESS),
    isOrdered: comparesLeaves(node, ORDER),
  };
}

function distinct(leaves: readonly Leaf[]): Leaf[] {
  return [...new Map(leaves.map((leaf) => [leaf.key, leaf])).values()];
}

/** Values of which one stands for all that a condition can tell apart. */
function candidates({ shape, path }: Leaf, written: readonly LeafValue[], others: number): LeafValue[] {
  const { values, types } = shape;
  if (values !== undefined) return [undefined, ...values];
  if (types?.size === 1 && types.has("boolean")) return [undefined, true, false];
  // What is not written is told apart only by what else it equals: any leaf before it, or none.
  const unwritten = Array.from({ length: others }, (_, at) => at);
  const numbers = written.flatMap((one) => (typeof one === "number" ? [one - 0.5, one, one + 0.5] : []));
  if (types?.size === 1 && types.has("number"))
    return [undefined, ...new Set([...numbers, ...unwritten.map((at) => at + 1e9 + 0.25)])];
  // What an operator that is not looked into gives may be true or false as well as anything that is compared with it.
  const truths = path === undefined || types === undefined ? [true, false] : [];
  const texts = written.filter((one) => typeof one !== "boolean");
  return [undefined, ...new Set([...texts, ...truths, ...unwritten.map((at) => `other ${at}`)])];
}

/** Whether somewhere two values that are not written out are compared with each other. */
function comparesLeaves(node: RuleNode, by: ReadonlySet<string>): boolean {
  const compares = node.kind === "apply" && by.has(node.operator.name);
  const isOfLeaves = compares && node.args.every((arg) => arg.kind !== "literal");
  return isOfLeaves || childNodes(node).some((part) => comparesLeaves(part, by));
}

const SAMENESS: ReadonlySet<string> = new Set(["===", "!=="]);
const ORDER: ReadonlySet<string> = new Set(["<", "<=", ">", ">="]);

function* assignments(leaves: readonly Leaf[], choices: readonly (readonly LeafValue[])[]): Generator<Assignment> {
  const places = choices.map(() => 0);
  while (true) {
    yield new Map(leaves.map(({ key }, index) => [key, choices[index]?.[places[index] ?? 0]]));
    let at = 0;
    while (at < places.length && (places[at] ?? 0) + 1 >= (choices[at]?.length ?? 0)) places[at++] = 0;
    if (at >= places.length) return;
    places[at] = (places[at] ?? 0) + 1;
  }
}

const isInside = (key: string, path: string) =>
  key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`);

/** What is inside an absent value is absent. */
function isPossible(leaves: readonly Leaf[], values: Assignment): boolean {
  const present = leaves.filter(({ key, path }) => path !== undefined && values.get(key) !== undefined);
  const absent = leaves.filter(({ key, path }) => path !== undefined && values.get(key) === undefined);
  return present.every((inner) => !absent.some((outer) => isInside(inner.key, outer.key)));
}

function isPresenceAllowed(
  path: string,
  node: RuleNode | undefined,
  leaves: readonly Leaf[],
  values: Assignment,
  scope: ShapeScope,
): boolean {
  const isThere = leaves.some((leaf) => isInside(leaf.key, path) && values.get(leaf.key) !== undefined);
  return !isThere || node === undefined || valueWith(node, values, scope) === true;
}
