import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { carriersOf, findKnownAs, type KnownAs } from "./known-as.ts";
import { type Tests, testOf } from "./named-test.ts";
import { readSpecified, SPECIFIED_KINDS, type SpecifiedKind, type SpecifiedThing } from "./specified-things.ts";

/** Something that the specification names, what carries it and what shows it. */
export interface CoverageRow {
  readonly kind: SpecifiedKind;
  readonly thing: SpecifiedThing;
  /** What it is here. */
  readonly known: readonly KnownAs[];
  /** The documents that carry it: `flow sign-in/by-password`. */
  readonly carriers: readonly string[];
  /** The test that shows it (`named-test.ts`); absent where none does. */
  readonly test?: string;
}

/** All that the specification of shell and sign-in names. */
export const coverageRows = (checked: CheckedDocuments, tests: Tests): CoverageRow[] =>
  SPECIFIED_KINDS.flatMap((kind) => readSpecified(kind).map((thing) => coverageRow(checked, tests, { kind, thing })));

/** One thing that the specification names. */
export function coverageRow(
  checked: CheckedDocuments,
  tests: Tests,
  { kind, thing }: Pick<CoverageRow, "kind" | "thing">,
): CoverageRow {
  const known = findKnownAs(checked, kind, thing);
  const carriers = [...new Set(known.flatMap((one) => carriersOf(checked, one)))];
  const test = testOf(checked, tests, { kind, thing, known });
  return { kind, thing, known, carriers, ...(test !== undefined && { test }) };
}
