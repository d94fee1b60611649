import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";
import { longest, printTable } from "./table.ts";

/** Marks, by tabs: walk, screen, interruption, outcome. */
const RECOVERY = "recovery";

/** Prints the outcome of every interrupted screen: screens down, interruptions across, the longest times last. */
export default class RecoveryMatrix implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations) {
      if (type !== RECOVERY) continue;
      const [walk, screen, interruption = "", outcome = ""] = description.split("\t");
      const name = `${walk} / ${screen}`;
      const row = this.#rows.get(name) ?? new Map<string, string>();
      this.#rows.set(name, row.set(interruption, outcome));
    }
  }

  onEnd({ status }: FullResult): void {
    const interruptions = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))];
    const lines = [...this.#rows].map(([name, row]) => [
      name,
      ...interruptions.map((interruption) => row.get(interruption) ?? ""),
    ]);
    const most = interruptions.map((_, column) => longest(lines.map((line) => line[column + 1] ?? "")));
    printTable([["screen, resumed within", ...interruptions], ...lines, ["at most", ...most]]);
    const cases = lines.flatMap(([, ...outcomes]) => outcomes).filter((outcome) => outcome !== "");
    console.log(`${cases.length} cases, ${cases.filter((outcome) => outcome === "FAILED").length} failed; ${status}`);
  }
}
