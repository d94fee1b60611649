import type { FullResult, Reporter, TestCase } from "playwright/types/testReporter";
import { printTable } from "./table.ts";

/** Marks, by tabs: walk, step, operation, failure mode, outcome. */
const FAULT = "fault";

/** Prints the outcome of every failed call, as a table: calls down, failure modes across. */
export default class FaultMatrix implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = "" } of test.annotations) {
      if (type !== FAULT) continue;
      const [walk, step, operation, failureMode = "", outcome = ""] = description.split("\t");
      const name = `${walk} / ${step} / ${operation}`;
      const row = this.#rows.get(name) ?? new Map<string, string>();
      this.#rows.set(name, row.set(failureMode, outcome));
    }
  }

  onEnd({ status }: FullResult): void {
    const failureModes = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))];
    const lines = [...this.#rows].map(([name, row]) => [
      name,
      ...failureModes.map((failureMode) => row.get(failureMode) ?? ""),
    ]);
    printTable([["call", ...failureModes], ...lines]);
    const cases = lines.flatMap(([, ...outcomes]) => outcomes).filter((outcome) => outcome !== "");
    console.log(`${cases.length} cases, ${cases.filter((outcome) => outcome !== "ok").length} failed; ${status}`);
  }
}
