import { type FieldReads, fieldReads } from "../../documents/forms/field-reads.ts";
import type { Field } from "../../documents/generated/form.ts";

/** A field with its place in the form. */
export interface PlacedField {
  /** With its group's name before it: `address.street`. */
  readonly name: string;
  readonly group: string | undefined;
  /** The form's fields that the group reads to know whether it is asked. */
  readonly groupDocument: Field | undefined;
  readonly document: Field;
}

/** What every field reads, by its full name; a field in a group also reads what its group reads. */
export function readsOf(fields: readonly PlacedField[]): ReadonlyMap<string, FieldReads> {
  const names = fields.map(({ name }) => name);
  return new Map(
    fields.map(({ name, group, groupDocument, document }) => {
      const own = fieldReads(document, names, group);
      const around = groupDocument === undefined ? undefined : fieldReads(groupDocument, names);
      return [name, { feeds: new Set([...own.feeds, ...(around?.feeds ?? [])]), looks: own.looks }] as const;
    }),
  );
}

type Reads = ReadonlyMap<string, FieldReads>;

/** Fields in an order in which each comes after those that feed it; a cycle, which the checker refuses, is cut. */
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

/** For each field, itself, all that its value can change, and at last all whose checks read one of these. */
export function fieldsTouchedBy(reads: Reads): ReadonlyMap<string, readonly string[]> {
  const order = feedersFirst(reads);
  return new Map(order.map((name) => [name, touchedBy(name, order, reads)]));
}

function touchedBy(changed: string, order: readonly string[], reads: Reads): readonly string[] {
  const fed = new Set([changed]);
  const readsFed = (names: Iterable<string> = []) => [...names].some((name) => fed.has(name));
  for (const name of order) if (readsFed(reads.get(name)?.feeds)) fed.add(name);
  const lookers = order.filter((name) => readsFed(reads.get(name)?.looks));
  return [...order.filter((name) => fed.has(name)), ...lookers];
}
