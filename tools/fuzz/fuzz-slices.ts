import type { Files } from "../../src/documents/read/read-documents.ts";
import { type FuzzPlan, type FuzzResult, fuzz } from "./fuzz.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";
import { type SliceOf, slicer } from "./slice.ts";

/** What is fuzzed, and who judges what is let pass of a slice. */
export interface SlicesPlan extends Omit<FuzzPlan, "judge"> {
  /** All that are fuzzed unless it says otherwise. */
  readonly slices?: readonly SliceOf[];
  readonly judgeOf?: (slice: Files) => NonNullable<FuzzPlan["judge"]>;
}

/** Fuzzes slices of a repository in turn, each its share of the changes. */
export function fuzzSlices({ files, judgeOf, slices = fuzzedSlices, ...plan }: SlicesPlan): FuzzResult {
  const cut = slicer(files, plan.facts);
  const share = Math.ceil(plan.count / slices.length);
  const results = slices.map((of, at) => {
    const count = Math.max(0, Math.min(share, plan.count - at * share));
    const slice = cut(of).files;
    return fuzz({
      ...plan,
      files: slice,
      count,
      seed: plan.seed + at * share,
      ...(judgeOf && { judge: judgeOf(slice) }),
    });
  });
  return {
    accepted: results.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected: results.reduce((sum, { rejected }) => sum + rejected, 0),
    faults: results.flatMap(({ faults }) => faults),
  };
}
