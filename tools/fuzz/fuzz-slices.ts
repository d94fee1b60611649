import type { Files } from "../../src/checker/read/read-documents.ts";
import { type FuzzPlan, type FuzzResult, fuzz } from "./fuzz.ts";
import { fuzzedSlices } from "./fuzzed-slices.ts";
import { type SeedRange, sliceSeeds } from "./seeds.ts";
import { slicer } from "./slice.ts";

/** The slices to fuzz, and the judge of accepted changes of a slice. */
export interface SlicesPlan extends Omit<FuzzPlan, "judge" | "seeds">, SeedRange {
  readonly createJudge?: (slice: Files) => NonNullable<FuzzPlan["judge"]>;
}

/** Fuzzes slices of a repository in turn, each by its share of the changes. */
export function fuzzSlices({ files, createJudge, seed, count, ...plan }: SlicesPlan): FuzzResult {
  const cut = slicer(files, plan.facts);
  const results = fuzzedSlices.flatMap((of, at) => {
    const seeds = sliceSeeds(at, fuzzedSlices.length, { seed, count });
    if (seeds.length === 0) return [];
    const slice = cut(of).files;
    return [fuzz({ ...plan, files: slice, seeds, ...(createJudge && { judge: createJudge(slice) }) })];
  });
  return {
    accepted: results.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected: results.reduce((sum, { rejected }) => sum + rejected, 0),
    faults: results.flatMap(({ faults }) => faults),
  };
}
