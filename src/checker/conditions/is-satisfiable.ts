import { childNodes, type RuleNode, readRule } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { spend } from "../incremental/work.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { collectLeaves, type Leaf, type LeafValue, writtenIn } from "./leaf.ts";
import { type Assignment, valueWith } from "./truth.ts";

/** A condition, and its wanted result. */
export interface ExpectedCondition {
  readonly rule: unknown;
  readonly holds: boolean;
}

/** A value that is present only while a condition holds: a hidden field has no value. */
export interface Presence {
  /** The path as rules write it: `form.kind`; its members count too. */
  readonly path: string;
  readonly only: unknown;
}

/** The maximum number of combinations to try; beyond it there is no answer. */
const MOST_COMBINATIONS = 20_000;

/**
 * Whether there are values for which all these conditions have the wanted results. Parts that the reasoning does not
 * model may have any value, so `false` is certain and `true` is not. A rule that cannot be read may have either result.
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
  // When two values are only compared for equality, either may be the lesser; when they are ordered, not.
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

/**
 * The possible values of each leaf; undefined, without searching further, once there are too many combinations to try.
 */
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

/** A parsed condition. */
interface Reading extends ReturnType<typeof readRule> {
  readonly leaves: readonly Leaf[];
  readonly written: readonly LeafValue[];
  /** Whether somewhere two non-literal values are compared for equality or ordered. */
  readonly isOfSame: boolean;
  readonly isOrdered: boolean;
}

/** Reads a condition; a branch is judged with all earlier ones, so each is read once for a scope. */
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

/** Representatives of all values that a condition can distinguish. */
function candidates({ shape, path }: Leaf, written: readonly LeafValue[], others: number): LeafValue[] {
  const { values, types } = shape;
  if (values !== undefined) return [undefined, ...values];
  if (types?.size === 1 && types.has("boolean")) return [undefined, true, false];
  // Values outside the literals differ only in their equality with other leaves: any leaf before it, or none.
  const unwritten = Array.from({ length: others }, (_, at) => at);
  const numbers = written.flatMap((one) => (typeof one === "number" ? [one - 0.5, one, one + 0.5] : []));
  if (types?.size === 1 && types.has("number"))
    return [undefined, ...new Set([...numbers, ...unwritten.map((at) => at + 1e9 + 0.25)])];
  // An operator that is not modelled may give true or false, or any value that is compared with it.
  const truths = path === undefined || types === undefined ? [true, false] : [];
  const texts = written.filter((one) => typeof one !== "boolean");
  return [undefined, ...new Set([...texts, ...truths, ...unwritten.map((at) => `other ${at}`)])];
}

/** Whether somewhere two non-literal values are compared with each other. */
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

/** Members of an absent value are absent. */
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
