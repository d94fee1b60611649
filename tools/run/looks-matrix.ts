import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";
import { printTable } from "./table.ts";

/** Marks, by tabs: screen, its variant, the defect. */
const VISUAL_FINDING = "look";

/** Prints the defects of the screens in the tests, once each. A defect fails the run. */
export default class VisualMatrix implements Reporter {
  readonly #found = new Set<string>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations)
      if (type === VISUAL_FINDING) this.#found.add(description);
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult["status"] }> {
    const lines = [...this.#found].toSorted().map((line) => line.split("\t"));
    if (lines.length > 0) printTable([["screen", "seen", "what is wrong"], ...lines]);
    const status = lines.length > 0 ? "failed" : result.status;
    console.log(`${lines.length} defects; ${status}`);
    return { status };
  }
}
