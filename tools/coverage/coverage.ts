import type { CheckContext } from "../../src/checker/check-context.ts";
import { findCarriers, findKnownAs, type KnownAs } from "./known-as.ts";
import { findTest, type Tests } from "./named-test.ts";
import { readSpecified, SPECIFIED_KINDS, type SpecifiedItem, type SpecifiedKind } from "./specified-items.ts";

/** An item of the specification, with its documents and its test. */
export interface CoverageRow {
  readonly kind: SpecifiedKind;
  readonly item: SpecifiedItem;
  /** Its symbol in this repository. */
  readonly known: readonly KnownAs[];
  /** The documents that carry it: `flow sign-in/by-password`. */
  readonly carriers: readonly string[];
  /** The test that shows it (`named-test.ts`); absent where none does. */
  readonly test?: string;
}

/** All items of the specification of shell, sign-in and service requests. */
export const coverageRows = (context: CheckContext, tests: Tests): CoverageRow[] =>
  SPECIFIED_KINDS.flatMap((kind) => readSpecified(kind).map((item) => coverageRow(context, tests, { kind, item })));

/** One item of the specification. */
export function coverageRow(
  context: CheckContext,
  tests: Tests,
  { kind, item }: Pick<CoverageRow, "kind" | "item">,
): CoverageRow {
  const known = findKnownAs(context, kind, item);
  const carriers = [...new Set(known.flatMap((one) => findCarriers(context, one)))];
  const test = findTest(context, tests, { kind, item, known });
  return { kind, item, known, carriers, ...(test !== undefined && { test }) };
}
