import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, as a fresh clone cannot know it yet: begun last, one of them would run alone while the
 * other processors wait for it. In the order in which they begin.
 */
const LONGEST = [
  "tests/documents/fuzz-drawn.test.tsx",
  "tests/documents/fuzz.test.ts",
  "tests/forms/agreement.test.ts",
  "tests/sandbox/contract-faults.test.ts",
  "tests/documents/fuzz-slices.test.ts",
  "tests/documents/err.test.ts",
  "tests/sandbox/kill.test.ts",
];

/** Runs the longest files of tests first, the others as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? LONGEST.length : at;
}
