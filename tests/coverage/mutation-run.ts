import type { CoverageRow } from "../../tools/coverage/coverage.ts";
import { judged } from "./judge.ts";
import { withoutIt } from "./mutation.ts";
import type { World } from "./world.ts";

/** What came of taking something away. */
export interface Mutated {
  readonly row: CoverageRow;
  /** Why its test fails without it; absent where the test stays green. */
  readonly noticed?: string;
  /** Why there is no result: the test fails without a change, or nothing can be removed. */
  readonly unclear?: string;
}

/** Takes one thing away, with all that it is here, and sees whether the test named beside it fails. */
export function mutate(world: World, row: CoverageRow): Mutated {
  const before = judged(world.documents, row);
  if (before !== undefined) return { row, unclear: `its test fails as it is: ${before}` };
  try {
    const noticed = world.whileChanged(collectChanges(world, row), (documents) => judged(documents, row));
    return noticed === undefined ? { row } : { row, noticed };
  } catch (error) {
    return { row, unclear: error instanceof Error ? error.message : String(error) };
  }
}

/** The changes of all that something is here; two in one file follow each other. */
function collectChanges(world: World, { known }: CoverageRow): Map<string, string> {
  const changes = new Map<string, string>();
  const readText = (path: string) => changes.get(path) ?? world.readText(path);
  for (const one of known) for (const [path, text] of withoutIt({ ...world, readText }, one)) changes.set(path, text);
  return changes;
}
