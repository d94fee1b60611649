import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The slowest files in the order in which they begin, for a fresh clone without recorded durations: one of them begun
 * last would run alone while the other processors wait.
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
 * Runs the slowest files of each project first, the others in the order of vitest. Projects run one after the other,
 * because a worker serves only one project: at each change a new worker would import everything anew.
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
