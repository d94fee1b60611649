import type { Field } from "../documents/generated/form.ts";
import type { JsonObject } from "../documents/json.ts";
import { type FieldReads, fieldReads } from "./field-reads.ts";

/** A field with its place in the form. */
export interface PlacedField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly group: string | undefined;
  /** The form's fields that the group's condition reads. */
  readonly groupDocument: Field | undefined;
  readonly document: Field;
}

/** The reads of every field, by its full name; a field in a group also reads what its group reads. */
export function collectReads(fields: readonly PlacedField[], derived?: JsonObject): ReadonlyMap<string, FieldReads> {
  const names = fields.map(({ name }) => name);
  return new Map(
    fields.map(({ name, group, groupDocument, document }) => {
      const own = fieldReads(document, names, { group, derived });
      if (groupDocument === undefined) return [name, own] as const;
      const around = fieldReads(groupDocument, names, { derived });
      return [name, { feeds: new Set([...own.feeds, ...around.feeds]), checkInputs: own.checkInputs }] as const;
    }),
  );
}

type Reads = ReadonlyMap<string, FieldReads>;

/** Fields in an order in which each comes after those that it reads; a cycle, which the checker refuses, is cut. */
export function feedersFirst(reads: Reads): readonly string[] {
  const order = new Set<string>();
  const visiting = new Set<string>();
  const visit = (name: string) => {
    if (visiting.has(name) || !reads.has(name)) return;
    visiting.add(name);
    for (const feeder of reads.get(name)?.feeds ?? []) visit(feeder);
    order.add(name);
  };
  for (const name of reads.keys()) visit(name);
  return [...order];
}

/**
 * Lists the fields to update when a field's value changes: the field itself, all that it can change, and at last all
 * whose checks read one of these. It is computed on demand: drawing a form changes no value.
 */
export function touchedIn(reads: Reads, order: readonly string[]): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  let find: ((name: string) => readonly string[]) | undefined;
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    find ??= finderIn(reads, order);
    const touched = reads.has(name) ? find(name) : [];
    known.set(name, touched);
    return touched;
  };
}

function finderIn(reads: Reads, order: readonly string[]): (name: string) => readonly string[] {
  const places = new Map(order.map((name, place) => [name, place]));
  const inOrder = (names: Iterable<string>) =>
    [...names].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const fedBy = groupReaders(reads, ({ feeds }) => feeds);
  const checkedBy = groupReaders(reads, ({ checkInputs }) => checkInputs);
  return (name) => {
    const fed = [...reachedFrom(name, fedBy)];
    return [...inOrder(fed), ...inOrder(new Set(fed.flatMap((one) => checkedBy.get(one) ?? [])))];
  };
}

/** For each field, the fields that read it. */
function groupReaders(
  reads: Reads,
  read: (of: FieldReads) => Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const [name, of] of reads) {
    for (const one of read(of)) {
      const known = readers.get(one);
      if (known === undefined) readers.set(one, [name]);
      else known.push(name);
    }
  }
  return readers;
}

/** A name, and all that depend on it, directly or not. */
function reachedFrom(name: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([name]);
  // A set also yields the elements that are added during the iteration.
  for (const one of reached) for (const follower of next.get(one) ?? []) reached.add(follower);
  return reached;
}
