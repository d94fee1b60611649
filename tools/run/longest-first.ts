import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take more than ten seconds, the slowest first: so they begin, for a fresh clone has no recorded
 * durations, and one of them begun last would run alone while the other processors wait. The usual run takes some. Those
 * that hold for every change of a document (its findings, its coverage) are not among them: they always run.
 */
export const slowFiles: readonly string[] = [
  "tests/documents/how-to-add-a-client.test.ts",
  "tests/sandbox/contract-faults.test.ts",
  "tests/sandbox/races.test.ts",
  "tests/documents/japanese-brand.test.ts",
  "tests/sandbox/payment-runs.test.ts",
  "tests/documents/fuzz-drawn.test.tsx",
  "tests/documents/new-documents.test.tsx",
  "tests/sandbox/ownership.test.ts",
  "tests/documents/fuzz.test.ts",
  "tests/documents/new-command.test.ts",
  "tests/documents/switched-off.test.ts",
  "tests/sandbox/kill.test.ts",
  "tests/documents/fuzz-slices.test.ts",
  "tests/sandbox/restart.test.ts",
  "tests/sandbox/limits.test.ts",
  "tests/sandbox/discreet-operations.test.ts",
  "tests/sandbox/shared-server.test.ts",
  "tests/documents/rename.test.ts",
  "tests/documents/variants.test.ts",
  "tests/documents/command-line.test.ts",
  "tests/forms/hand-over-windows.test.ts",
  "tools/walk/walk.test.ts",
  "tools/walk/unreachable-transitions.test.ts",
  "tests/forms/agreement.test.ts",
  "src/engine/rules/rule-properties.test.ts",
  "tests/sandbox/attacks.test.ts",
  "tests/documents/sides.test.ts",
  "tests/releases/single-programmes.test.ts",
  "tests/documents/incremental.test.ts",
  "tests/engine/properties.test.ts",
  "tests/documents/country-effects.test.ts",
  "tests/releases/publishers-at-once.test.ts",
  "tests/releases/static-hosts.test.ts",
  "tests/documents/second-violations.test.ts",
  "tests/documents/added-entries.test.tsx",
  "tests/releases/releases.test.ts",
  "tests/sandbox/seeds.test.ts",
  "tests/documents/back-order-at-a-centre.test.ts",
  "tests/releases/s3-store.test.ts",
  "tests/sandbox/guessed-codes.test.ts",
  "tests/documents/any-flows.test.ts",
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
  const at = slowFiles.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? slowFiles.length : at;
}
