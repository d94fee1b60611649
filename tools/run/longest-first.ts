import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, as a fresh clone cannot know it yet: begun last, one of them would run alone while the
 * other processors wait for it. In the order in which they begin.
 */
export const longestFiles: readonly string[] = [
  "tests/documents/fuzz-drawn.test.tsx",
  "tests/documents/fuzz.test.ts",
  "tests/sandbox/contract-faults.test.ts",
  "tests/documents/fuzz-slices.test.ts",
  "tests/sandbox/kill.test.ts",
  "tests/documents/err.test.ts",
];

/**
 * Runs the longest files of each project first, the others as vitest does. One project stays after the other: a worker
 * serves one alone, and at each change another would begin and import everything anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return sorted.toSorted((one, other) => place(one) - place(other) || rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longestFiles.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? longestFiles.length : at;
}
